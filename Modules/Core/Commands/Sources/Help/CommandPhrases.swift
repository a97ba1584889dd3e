package import Basics

/// The error messages for commands and options that cannot be parsed.
package enum CommandPhrases {
    package static func needs(_ name: String, _ value: Phrase, usage: Phrase) -> Phrase {
        Phrase(
            "\(quoted: name) needs \(a: value): \(usage)", .ko("\(quoted: name)에는 \(value, .subject) 필요합니다: \(usage)"),
            .ja("\(quoted: name)には\(value)が必要です: \(usage)"))
    }

    static func standsAlone(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: name) takes no arguments.", .ko("\(quoted: name) 뒤에는 아무것도 입력할 수 없습니다."),
            .ja("\(quoted: name)の後ろには何も入力できません。"))
    }

    static func takesFewerWords(_ name: String, usage: Phrase) -> Phrase {
        Phrase(
            "\(quoted: name) takes fewer words. Put quotes around words that belong together. Usage: \(usage)",
            .ko("\(quoted: name) 뒤의 단어가 너무 많습니다. 하나로 묶을 단어는 따옴표로 감싸세요. 사용법: \(usage)"),
            .ja("\(quoted: name)の後ろの単語が多すぎます。ひとまとまりの単語は引用符で囲んでください。使い方: \(usage)"))
    }

    static func takesNoValue(_ option: String) -> Phrase {
        Phrase(
            "\(quoted: option) takes no value.", .ko("\(quoted: option)에는 값을 지정할 수 없습니다."),
            .ja("\(quoted: option)に値は指定できません。"))
    }

    static func repeatedOption(_ option: String) -> Phrase {
        Phrase(
            "\(quoted: option) is given twice. Say it once.", .ko("\(quoted: option) 옵션이 두 번 지정되었습니다. 한 번만 쓰세요."),
            .ja("\(quoted: option)が2回指定されています。1回だけ指定してください。"))
    }

    static func noOption(_ text: String) -> Phrase {
        Phrase(
            "There is no option \(quoted: text).", .ko("\(quoted: text) 옵션은 없습니다."),
            .ja("\(quoted: text)というオプションはありません。"))
    }

    static func noCommand(_ name: String) -> Phrase {
        Phrase(
            "There is no command \(quoted: name).", .ko("\(quoted: name) 명령은 없습니다."),
            .ja("\(quoted: name)というコマンドはありません。"))
    }

    static let tryHelp = Phrase(
        "Try --help; after -- all are words.", .ko("--help를 참고하세요. -- 뒤는 모두 단어로 처리합니다."),
        .ja("--help を参照してください。-- より後ろはすべて単語として扱います。"))
    static let afterDashes = Phrase(
        "After -- all are words.", .ko("-- 뒤는 모두 단어로 처리합니다."), .ja("-- より後ろはすべて単語として扱います。"))

    package static func noChoice(_ word: String, of name: Phrase) -> Phrase {
        Phrase(
            "There is no \(name) \(quoted: word).", .ko("\(name): \(quoted: word, .topic) 쓸 수 없습니다."),
            .ja("\(name)に\(quoted: word)は使えません。"))
    }

    package static func chooseOne(of words: [String]) -> Phrase {
        Phrase(
            "Choose one of: \(list: words).", .ko("다음 중 하나를 선택하세요: \(list: words)"),
            .ja("次の中から選んでください: \(list: words)"))
    }

    /// Returns the suggestion after an error: “Did you mean …?”
    package static func didYouMean(_ words: [String]) -> Phrase {
        guard words.count > 1 else {
            let word = words.first ?? ""
            return Phrase("Did you mean \(word)?", .ko("\(word, .object) 입력하려고 하셨습니까?"), .ja("もしかして \(word) ですか？"))
        }
        return Phrase(
            "Did you mean \(oneOf: words)?", .ko("다음 중 하나를 입력하려고 하셨습니까? \(list: words)"),
            .ja("もしかして \(list: words) のどれかですか？"))
    }

    static func couldBe(_ start: String, _ words: [String]) -> Phrase {
        Phrase(
            "\(quoted: start) could be \(oneOf: words).",
            .ko("\(quoted: start, .direction) 시작하는 단어가 여러 개입니다: \(list: words)"),
            .ja("\(quoted: start)で始まる単語が複数あります: \(list: words)"))
    }

    static let unclosedQuote = Phrase(
        #"The quote " is not closed. Close it, or type \" if it belongs to the text."#,
        .ko(#"따옴표 "의 짝이 맞지 않습니다. 따옴표를 닫거나, 글자로 쓰려면 \"로 입력하세요."#),
        .ja(#"引用符 " が閉じられていません。閉じるか、文字として使う場合は \" と入力してください。"#))
}

/// The phrases that are the same in every program's help: headings, standard options, and standard commands.
package enum HelpPhrases {
    package static let versionOption = "--version"
    package static let helpOption = "--help"

    package static let usage = Phrase("Usage:", .ko("사용법:"), .ja("使い方:"))
    static let commandsTitle = Phrase("Commands:", .ko("명령:"), .ja("コマンド:"))
    static let optionsTitle = Phrase("Options:", .ko("옵션:"), .ja("オプション:"))
    static let forExample = Phrase("For example:", .ko("예:"), .ja("例:"))

    static func withCommand(_ name: String) -> Phrase {
        Phrase("\(name) <command> [options]", .ko("\(name) <명령> [옵션]"), .ja("\(name) <コマンド> [オプション]"))
    }

    static func more(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: "\(name) help <command>") shows its options and an example.",
            .ko("\(quoted: "\(name) help <명령>")으로 그 명령의 옵션과 예를 볼 수 있습니다."),
            .ja("\(quoted: "\(name) help <コマンド>")でそのコマンドのオプションと例を表示します。"))
    }

    // MARK: - What every program has

    static let version = Phrase("show the version", .ko("버전 보기"), .ja("バージョンを表示する"))
    static let help = Phrase("show this help", .ko("이 도움말 보기"), .ja("このヘルプを表示する"))
    static let helpCommand = Phrase(
        "show this help, or that of a command", .ko("이 도움말이나 명령의 도움말 보기"), .ja("このヘルプ、またはコマンドのヘルプを表示する"))
    static let command = Phrase("command", .ko("명령"), .ja("コマンド"))
    static let manual = Phrase(
        "write a manual page, which man -l - can show", .ko("매뉴얼 출력 (man -l - 명령으로 볼 수 있음)"),
        .ja("マニュアルを出力する（man -l - で読める）"))
    static let completions = Phrase(
        "write completions for bash, zsh or fish", .ko("bash, zsh, fish용 자동 완성 스크립트 출력"),
        .ja("bash、zsh、fish 用の補完を出力する"))
    static let completionsExample = Phrase(typed: "completions bash")
    static let shell = Phrase("shell", .ko("셸"), .ja("シェル"))
}
