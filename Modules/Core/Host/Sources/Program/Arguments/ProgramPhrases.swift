import Basics

enum ProgramPhrases {
    // MARK: - Help

    static let toBegin = Phrase("To begin with:", .ko("시작하기:"), .ja("まずはここから:"))
    static let atPrompt = Phrase(
        "ask and answer at the prompt, or read lines from a pipe", .ko("프롬프트에서 대화식으로 사용, 또는 파이프로 받은 줄 실행"),
        .ja("プロンプトで対話形式で使う、またはパイプから読んだ行を実行する"))
    static let oneCommand = Phrase("carry out one command", .ko("명령 하나 실행"), .ja("コマンドを1つ実行する"))

    static func withOptions(_ name: String) -> Phrase {
        Phrase("\(name) [options]", .ko("\(name) [옵션]"), .ja("\(name) [オプション]"))
    }

    static func withWords(_ name: String) -> Phrase {
        Phrase("\(name) [options] <words…>", .ko("\(name) [옵션] <단어…>"), .ja("\(name) [オプション] <単語…>"))
    }

    // MARK: - Commands in the arguments alone

    static let licences = Phrase(
        "list the libraries that the program is linked with, and their licences", .ko("링크된 라이브러리와 라이선스 보기"),
        .ja("リンクされたライブラリとそのライセンスを表示する"))

    // MARK: - Options

    static let data = Phrase("keep the data in this folder", .ko("데이터를 이 폴더에 저장"), .ja("データをこのフォルダに保存する"))
    static let language = Phrase(
        "speak \(oneOf: Language.allCases.map(\.name.english)): \(oneOf: Language.codes)",
        .ko("표시 언어 선택: \(list: Language.codes)"), .ja("表示する言語を選ぶ: \(list: Language.codes)"))
    static let color = Phrase(
        "use colours always, never, or auto: on a terminal that has them",
        .ko("색 사용: always(항상), never(안 함), auto(지원하는 터미널에서만)"),
        .ja("色を使う: always（常に）、never（使わない）、auto（対応するターミナルでのみ）"))
    static let linear = Phrase(
        "write for a screen reader: no boxes, bars or columns, a line for each thing, no pager",
        .ko("화면 낭독기에 맞게 출력: 상자·막대·열 정렬 없이 한 줄에 하나씩 (페이저 없음)"),
        .ja("スクリーンリーダー向けに出力する: 枠、棒、桁揃えなしで1行に1つずつ（ページャなし）"))
    static let fromStart = Phrase(
        "begin at the start, not where you left off", .ko("지난번 화면 대신 처음 화면에서 시작"),
        .ja("前回の画面ではなく、最初の画面から始める"))
    static let json = Phrase(
        "write one JSON object a line, for programs; nothing is asked",
        .ko("다른 프로그램용으로 JSON 객체를 한 줄에 하나씩 출력 (질문하지 않음)"),
        .ja("ほかのプログラム用に、JSON オブジェクトを1行に1つ出力する（質問はしない）"))
    static let keepGoing = Phrase(
        "let a script go on after a line that failed", .ko("실패한 줄이 있어도 스크립트 계속 실행"), .ja("失敗した行があってもスクリプトを続ける"))
    static let yes = Phrase(
        "carry out without a question what would ask first", .ko("확인이 필요한 명령도 묻지 않고 실행"),
        .ja("確認が必要なコマンドも確認せずに実行する"))
    static let pager = Phrase(
        "show what is taller than the terminal with this command, instead of $PAGER or less",
        .ko("터미널보다 긴 출력을 이 명령으로 표시 ($PAGER나 less 대신)"), .ja("ターミナルに収まらない出力をこのコマンドで表示する（$PAGER や less の代わり）"))
    static let noPager = Phrase(
        "show tall output on the terminal itself", .ko("긴 출력도 그대로 표시"), .ja("長い出力もそのまま表示する"))
    static let record = Phrase(
        "write down what is typed and shown, to be run again", .ko("다시 실행할 수 있도록 입력과 출력을 기록"),
        .ja("入力と表示を記録し、あとで再実行できるようにする"))
    static let replay = Phrase(
        "run again what was recorded, on data of its own, and say what is different",
        .ko("기록을 별도의 데이터로 다시 실행하고 차이점 표시"), .ja("記録を別のデータで再実行し、違いを表示する"))
    static let trace = Phrase(
        "tell on standard error what happens in the tree of RIBs", .ko("RIB 트리에서 일어나는 일을 표준 오류로 출력"),
        .ja("RIB のツリーで起きたことを標準エラーに出力する"))

    static let folder = Phrase("folder", .ko("폴더"), .ja("フォルダ"))
    static let file = Phrase("file", .ko("파일"), .ja("ファイル"))
    static let command = Phrase("command", .ko("명령"), .ja("コマンド"))
    static let mode = Phrase("mode", .ko("모드"), .ja("モード"))

    // MARK: - Papers that are no JSON

    static let manualIsText = Phrase(
        "“manual” writes a page of text. Leave --json out.", .ko("manual 명령은 텍스트 매뉴얼을 출력합니다. --json 없이 실행하세요."),
        .ja("manual はテキストのページを出力します。--json を付けずに実行してください。"))
    static let completionsAreText = Phrase(
        "“completions” writes a script. Leave --json out.", .ko("completions 명령은 스크립트를 출력합니다. --json 없이 실행하세요."),
        .ja("completions はスクリプトを出力します。--json を付けずに実行してください。"))

    // MARK: - Recordings

    static func noText(_ path: String) -> Phrase {
        Phrase("\(path) is no text.", .ko("\(path): 텍스트 파일이 아닙니다."), .ja("\(path): テキストファイルではありません。"))
    }

    static func inFile(_ path: String, _ error: any Error) -> Phrase {
        let error = Phrase(of: error)
        return Phrase(pattern: "\(path): \(error)")
    }

    static func allAsRecorded(_ path: String) -> Phrase {
        Phrase("\(path): all as recorded.", .ko("\(path): 모두 기록과 일치합니다."), .ja("\(path): すべて記録どおりです。"))
    }

    static func notAsRecorded(_ path: String) -> Phrase {
        Phrase(
            "\(path): not as recorded. - was recorded, + is so now.",
            .ko("\(path): 기록과 다릅니다. -는 기록, +는 현재 결과입니다."), .ja("\(path): 記録と違います。- は記録、+ は現在の結果です。"))
    }

    static func noRun(of name: String, _ command: String) -> Phrase {
        Phrase(
            "no run of \(name): \(command)", .ko("\(name) 실행이 아닙니다: \(command)"),
            .ja("\(name) の実行ではありません: \(command)"))
    }

    static func runOutside(_ command: String) -> Phrase {
        Phrase(
            "no run of a recording keeps its data outside $HOME: \(command)",
            .ko("기록의 실행은 데이터를 $HOME 밖에 둘 수 없습니다: \(command)"), .ja("記録の実行は $HOME の外にデータを置けません: \(command)"))
    }

    static func runRecords(_ command: String) -> Phrase {
        Phrase(
            "no run of a recording records or replays: \(command)",
            .ko("기록의 실행 안에서는 기록하거나 재실행할 수 없습니다: \(command)"), .ja("記録の実行の中では、記録も再実行もできません: \(command)"))
    }

    static let lineEndInArguments = Phrase(
        "Arguments with a line end in them cannot be recorded.", .ko("줄바꿈이 있는 인자는 기록할 수 없습니다."),
        .ja("改行を含む引数は記録できません。"))

    static func noBuild(_ variable: String, _ builds: [String]) -> Phrase {
        Phrase(
            "\(variable) is one of \(list: builds), or is not set.",
            .ko("\(variable)에는 \(list: builds) 중 하나를 쓰거나, 설정하지 마세요."),
            .ja("\(variable) には \(list: builds) のどれかを指定するか、設定しないでください。"))
    }
}
