import Basics

enum SettingPhrases {
    // MARK: - Help and manual

    static let environmentTitle = Phrase("Environment:", .ko("환경 변수:"), .ja("環境変数:"))
    static let filesTitle = Phrase("Files:", .ko("파일:"), .ja("ファイル:"))
    static let environment = Phrase("ENVIRONMENT", .ko("환경 변수"), .ja("環境変数"))
    static let files = Phrase("FILES", .ko("파일"), .ja("ファイル"))

    static let file = Phrase(
        "options, such as “color = never”, and aliases, such as “alias.s = show”",
        .ko("옵션(예: color = never)과 명령의 별칭(예: alias.s = show)"),
        .ja("オプション（例: color = never）とコマンドの別名（例: alias.s = show）"))

    static let environmentIntroduction = [
        Phrase(
            "A variable stands for an option; options in the arguments take precedence.",
            .ko("환경 변수로도 옵션을 지정할 수 있습니다. 인자의 옵션이 우선합니다."), .ja("環境変数でもオプションを指定できます。引数のオプションが優先されます。")),
        Phrase(
            "An option without a value is set by “yes” or “no”; in the arguments, “--json=no” turns it off.",
            .ko("값이 없는 옵션은 yes나 no로 지정합니다. 인자에서는 --json=no처럼 끕니다."),
            .ja("値のないオプションは yes か no で指定します。引数では --json=no のようにオフにします。")),
    ]

    /// Returns the meaning of an environment variable that many programs share.
    static func ifNotEmpty(_ option: Phrase) -> Phrase {
        Phrase("\(option), if it is not empty", .ko("\(option) (비어 있지 않으면)"), .ja("\(option)（空でなければ）"))
    }

    static func fileIntroduction(_ folder: String) -> [Phrase] {
        [
            Phrase(
                "The configuration file, in \(folder) where $XDG_CONFIG_HOME is set.",
                .ko("설정 파일입니다. $XDG_CONFIG_HOME이 있으면 \(folder)에 있습니다."),
                .ja("設定ファイルです。$XDG_CONFIG_HOME があるときは \(folder) にあります。")),
            Phrase(
                "A line sets an option, such as “color = never”; the environment and the arguments take precedence.",
                .ko("한 줄에 옵션 하나를 지정합니다(예: color = never). 환경 변수와 인자가 우선합니다."),
                .ja("1行で1つのオプションを指定します（例: color = never）。環境変数と引数が優先されます。")),
            Phrase(
                "“alias.s = show” lets the word “s” at the beginning of a line stand for “show”.",
                .ko("alias.s = show라고 쓰면 줄 맨 앞의 s를 show로 처리합니다."),
                .ja("alias.s = show と書くと、行の先頭の s を show として扱います。")),
            Phrase(
                "An alias replaces no word of the program, and no other alias is looked for in its words.",
                .ko("별칭은 프로그램의 단어를 대신할 수 없고, 별칭 안에서 다른 별칭을 찾지 않습니다."),
                .ja("別名でプログラムの単語を置き換えることはできず、別名の中で別の別名は探しません。")),
            Phrase(
                "Lines that begin with # are comments.", .ko("#으로 시작하는 줄은 주석입니다."), .ja("# で始まる行はコメントです。")),
        ]
    }

    // MARK: - Mistakes

    static let noValue = Phrase(
        "There is no = here. Write a line such as “color = never”, or begin it with # for a comment.",
        .ko("= 기호가 없습니다. “color = never”처럼 쓰거나, 주석이면 #으로 시작하세요."),
        .ja("= がありません。「color = never」のように書くか、コメントなら # で始めてください。"))

    static func invalidUTF8(_ variable: String) -> Phrase {
        Phrase(
            "The variable \(variable) is not valid UTF-8.", .ko("환경 변수 \(variable)의 값이 올바른 UTF-8이 아닙니다."),
            .ja("環境変数 \(variable) の値が正しい UTF-8 ではありません。"))
    }

    static func noSetting(_ name: String) -> Phrase {
        Phrase(
            "There is no setting \(quoted: name).", .ko("\(quoted: name) 설정은 없습니다."), .ja("\(quoted: name)という設定はありません。")
        )
    }

    static func noSwitch(_ value: String) -> Phrase {
        Phrase(
            "Write yes or no, not \(quoted: value).", .ko("\(quoted: value) 대신 yes나 no를 쓰세요."),
            .ja("\(quoted: value)ではなく yes か no を入力してください。"))
    }

    static let aliasOfNothing = Phrase(
        "An alias is one word for a command, such as “alias.s = show”.",
        .ko("별칭은 명령을 대신하는 한 단어입니다. “alias.s = show”처럼 쓰세요."),
        .ja("別名はコマンドの代わりになる1つの単語です。「alias.s = show」のように入力してください。"))

    static func aliasOfWord(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: name) is a word of the program. Take another word for the alias.",
            .ko("\(quoted: name, .topic) 프로그램의 단어입니다. 별칭으로 다른 단어를 쓰세요."),
            .ja("\(quoted: name)はプログラムの単語です。別名には別の単語を使ってください。"))
    }
}
