import Basics
import Commands
import Platform

enum ProgramManualPhrases {
    static let introduction = [
        Phrase(
            "The places of the program are a tree, and the prompt says where you are.",
            .ko("프로그램의 화면은 트리 구조로 이어져 있으며, 현재 위치는 프롬프트에 표시됩니다."),
            .ja("プログラムの画面はツリー構造になっていて、現在の位置はプロンプトに表示されます。")),
        Phrase(
            "A word goes to the place where you are, then to the ones above it.",
            .ko("입력한 단어는 현재 화면에서 먼저 처리하고, 그다음 상위 화면에서 차례로 처리합니다."),
            .ja("入力した単語は、まず現在の画面で、次に上位の画面で処理されます。")),
        Phrase(
            "The beginning of a word is enough where no other word begins so.",
            .ko("같은 글자로 시작하는 다른 단어가 없으면 앞부분만 입력해도 됩니다."), .ja("同じ文字で始まる単語がほかになければ、先頭の数文字だけで入力できます。")),
        Phrase(
            "Words in the arguments lead to a place, carry out one command, or both.",
            .ko("인자로 화면을 이동하거나, 명령 하나를 실행하거나, 둘 다 할 수 있습니다."), .ja("引数で、画面を移動することも、コマンドを1つ実行することも、その両方もできます。")),
        Phrase(
            "Lines can come through a pipe, which stops at the first error unless --keep-going says otherwise.",
            .ko("파이프로도 입력할 수 있으며, --keep-going이 없으면 첫 오류에서 멈춥니다."), .ja("パイプからも入力できます。--keep-going がなければ、最初のエラーで止まります。")
        ),
        Phrase(
            "What takes something away is never meant by its beginning, and what takes much away asks first.",
            .ko("내용을 지우는 명령은 앞부분만 입력하면 실행되지 않으며, 많은 내용을 지우는 명령은 먼저 확인합니다."),
            .ja("内容を消すコマンドは、先頭の数文字だけでは実行されません。多くの内容を消すコマンドは、先に確認します。")),
        Phrase(
            "Commands, options and addresses are English words in every language.",
            .ko("명령, 옵션, 주소는 어느 언어에서나 영어 단어입니다."), .ja("コマンド、オプション、アドレスは、どの言語でも英語の単語です。")),
    ]

    /// Returns the sentence that lists synonyms for the names of commands.
    static func synonyms(_ words: [(name: String, synonyms: [String])]) -> Phrase {
        let list = words.map { "\($0.synonyms.joined(separator: " ")) = \($0.name)" }
        return Phrase(
            "Other words for these commands: \(list: list).", .ko("같은 뜻으로 쓸 수 있는 말: \(list: list)"),
            .ja("同じ意味で使える言葉: \(list: list)"))
    }

    static let pagerVariable = Phrase(
        "Shows at a terminal what is taller than that, where no pager is chosen; without it less, where that is installed.",
        .ko("pager 설정이 없을 때 터미널보다 긴 출력을 표시하는 명령입니다. 없으면 less를 사용합니다."),
        .ja("pager の設定がないときに、ターミナルに収まらない出力を表示するコマンドです。なければ less を使います。"))
    static let keys: [(key: Phrase, meaning: Phrase)] = [
        (
            Phrase(typed: "Tab"),
            Phrase(
                "Completes the word, or lists the words that go on with it.", .ko("단어를 완성하거나, 이어질 수 있는 단어를 보여 줍니다."),
                .ja("単語を補完します。候補が複数あれば一覧を表示します。"))
        ),
        (
            Phrase("Up, Down", .ko("위, 아래"), .ja("上、下")),
            Phrase(
                "Bring back earlier lines, also those of earlier runs.", .ko("전에 입력한 줄을 불러옵니다. 이전 실행에서 입력한 줄도 불러옵니다."),
                .ja("以前に入力した行を呼び出します。前回までの実行の行も呼び出せます。"))
        ),
        (
            Phrase(typed: "Ctrl-C"),
            Phrase(
                "Gives up a line, a command or a form.", .ko("입력 중인 줄, 명령, 양식을 취소합니다."), .ja("入力中の行、コマンド、フォームを中止します。"))
        ),
        (
            Phrase(typed: "Ctrl-D"),
            Phrase(
                "Leaves a form, or else the program.", .ko("양식에서 나가거나 프로그램을 끝냅니다."), .ja("フォームをやめるか、プログラムを終了します。"))
        ),
        (
            Phrase(typed: "?"),
            Phrase(
                "Lists what can be typed; in a form, its keys.", .ko("입력할 수 있는 명령을 보여 줍니다. 양식에서는 양식의 키를 보여 줍니다."),
                .ja("使えるコマンドを表示します。フォームでは、フォームのキーを表示します。"))
        ),
        (
            Phrase("Others", .ko("그 밖의 키"), .ja("その他")),
            Phrase(
                "The keys of Emacs, such as Ctrl-A, Ctrl-E, and Ctrl-R, which searches earlier lines.",
                .ko("Ctrl-A, Ctrl-E 같은 Emacs 키를 쓸 수 있습니다. Ctrl-R은 이전 줄을 검색합니다."),
                .ja("Ctrl-A や Ctrl-E などの Emacs のキーが使えます。Ctrl-R は以前の行を検索します。"))
        ),
    ]

    static let exitCodes: [(ExitCode, Phrase)] = [
        (.ok, ManualPhrases.allDone),
        (
            .failed,
            Phrase(
                "Something failed, or a script had to stop.", .ko("작업이 실패했거나 스크립트가 중단되었습니다."),
                .ja("処理に失敗したか、スクリプトが中断されました。"))
        ),
        (.usage, ManualPhrases.notUnderstood),
        (
            .declined,
            Phrase(
                "A command that asks first was not confirmed.", .ko("확인이 필요한 명령에 동의하지 않았습니다."),
                .ja("確認が必要なコマンドに同意がありませんでした。"))
        ),
        (
            .hungUp,
            Phrase("The terminal was closed (SIGHUP).", .ko("터미널이 닫혔습니다 (SIGHUP)."), .ja("ターミナルが閉じられました（SIGHUP）。"))
        ),
        (
            .interrupted,
            Phrase("Interrupted by Ctrl-C (SIGINT).", .ko("Ctrl-C로 중단되었습니다 (SIGINT)."), .ja("Ctrl-C で中断されました（SIGINT）。"))
        ),
        (
            .quit,
            Phrase("Ended by Ctrl-\\ (SIGQUIT).", .ko("Ctrl-\\로 종료되었습니다 (SIGQUIT)."), .ja("Ctrl-\\ で終了しました（SIGQUIT）。"))
        ),
        (
            .readerGone,
            Phrase(
                "Whatever read the output has ended (SIGPIPE).", .ko("출력을 읽던 프로그램이 종료되었습니다 (SIGPIPE)."),
                .ja("出力を読んでいたプログラムが終了しました（SIGPIPE）。"))
        ),
        (
            .terminated,
            Phrase("Told to end (SIGTERM).", .ko("종료 시그널을 받았습니다 (SIGTERM)."), .ja("終了シグナルを受け取りました（SIGTERM）。"))
        ),
    ]
}
