import Basics

enum DocumentPhrases {
    static let format = Phrase("format", .ko("형식"), .ja("形式"))
    static let file = Phrase("file", .ko("파일"), .ja("ファイル"))
    static let name = Phrase("name", .ko("이름"), .ja("名前"))
    static let columns = Phrase("field=column,…", .ko("항목=열,…"), .ja("項目=列,…"))

    static let folder = Phrase("folder", .ko("폴더"), .ja("フォルダ"))

    static func selection(_ item: String, canBeComplete: Bool, hasSites: Bool) -> Phrase {
        let all = canBeComplete ? "--all [--complete]" : "--all"
        guard hasSites else { return Phrase(pattern: "[--\(item) <\(name)> | \(all)]") }
        let site = "--site"
        return Phrase(pattern: "[--\(item) <\(name)> | \(all) | \(site) <\(folder)>]")
    }

    static func siteGoesWith(_ format: String) -> Phrase {
        Phrase(
            "--site goes with \(format).", .ko("--site는 \(format, .with) 함께 써야 합니다."),
            .ja("--site は \(format) 形式で使います。"))
    }

    static func siteHasAll(_ item: String) -> Phrase {
        Phrase(
            "--site writes all there is, into its folder. Leave out the file, --\(item) and --complete.",
            .ko("--site는 모든 내용을 그 폴더에 저장합니다. 파일, --\(item), --complete를 빼고 입력하세요."),
            .ja("--site はすべての内容をそのフォルダに保存します。ファイル、--\(item)、--complete は指定しないでください。"))
    }

    static func notASite(_ folder: String) -> Phrase {
        Phrase(
            "\(folder) has other files in it, and no site of an earlier export. Name a new or an empty folder.",
            .ko("\(folder): 다른 파일이 있고, 이전에 내보낸 사이트가 아닙니다. 새 폴더나 빈 폴더를 지정하세요."),
            .ja("\(folder) にはほかのファイルがあり、以前に書き出したサイトではありません。新しいフォルダか空のフォルダを指定してください。"))
    }

    static func replacesSite(_ folder: String) -> Phrase {
        Phrase(
            "Replace the site in \(folder)?", .ko("\(folder)에 있는 사이트를 바꾸시겠습니까?"),
            .ja("\(folder) のサイトを置き換えますか？"))
    }

    static func siteIsWritten(_ page: String, _ count: Int) -> Phrase {
        Phrase(
            "The site is written, \(count) files. Open it in a browser: \(page)",
            .ko("파일 \(count)개로 된 사이트를 저장했습니다. 브라우저에서 여세요: \(page)"),
            .ja("\(count)個のファイルからなるサイトを保存しました。ブラウザで開いてください: \(page)"))
    }

    static func completeGoesWith(_ formats: [String]) -> Phrase {
        let list = formats.joined(separator: ", ")
        return Phrase(
            "--complete goes with \(list) and --all.", .ko("--complete는 \(list), --all과 함께 써야 합니다."),
            .ja("--complete は \(list) 形式で --all と一緒に使います。"))
    }

    static let intoOrNew = Phrase(
        "Say --into or --as-new, not both.", .ko("--into와 --as-new 중 하나만 쓰세요."),
        .ja("--into か --as-new のどちらか一方だけを指定してください。"))
    static func oneOrAll(_ item: String) -> Phrase {
        Phrase(
            "Say --\(item) or --all, not both.", .ko("--\(item, .with) --all 중 하나만 쓰세요."),
            .ja("--\(item) か --all のどちらか一方だけを指定してください。"))
    }

    static let readingKeyboard = Phrase(
        "Reading from the keyboard; Ctrl-D ends it.", .ko("키보드 입력을 읽고 있습니다. 끝내려면 Ctrl-D를 누르세요."),
        .ja("キーボードからの入力を読み取っています。Ctrl-D で終了します。"))

    static func isBackup(_ restore: String) -> Phrase {
        Phrase(
            "This is a backup, not a document. To put it back, run: \(restore)",
            .ko("이 파일은 문서가 아니라 백업입니다. 복원하려면 다음을 실행하세요: \(restore)"),
            .ja("これは文書ではなくバックアップです。復元するには、次を実行してください: \(restore)"))
    }

    static let inputHasLines = Phrase(
        "“import -” reads standard input, where your lines are. Say it in the arguments.",
        .ko("“import -”는 표준 입력을 읽는데, 지금은 거기서 명령을 읽고 있습니다. 인자로 실행하세요."),
        .ja("「import -」は標準入力を読みますが、今はそこからコマンドを読んでいます。引数で実行してください。"))
    static let theme = Phrase("theme", .ko("테마"), .ja("テーマ"))

    static func hasNoTheme(_ format: String, but formats: [String]) -> Phrase {
        let list = formats.joined(separator: ", ")
        return Phrase(
            "\(format) has no colours. --theme goes with: \(list).",
            .ko("\(format)에는 색이 없습니다. --theme을 쓸 수 있는 형식: \(list)."),
            .ja("\(format) には色がありません。--theme を使える形式: \(list)。")
        )
    }

    static let noneHere = Phrase(
        "This place has nothing to export, and takes no import.", .ko("이 화면에서는 내보내거나 가져올 수 없습니다."),
        .ja("この画面では書き出しも取り込みもできません。"))
    static let exportDetails = Phrase(
        "It is shown, or written to a file if you name one.", .ko("파일을 지정하면 그 파일에 저장하고, 아니면 화면에 표시합니다."),
        .ja("ファイルを指定するとそこに保存し、指定しないと表示します。"))
    static let siteDetails = Phrase(
        "With --site, all there is becomes pages for a browser, in that folder.",
        .ko("--site를 쓰면 모든 내용을 브라우저용 페이지로 그 폴더에 저장합니다."),
        .ja("--site を使うと、すべての内容をブラウザ用のページとしてそのフォルダに保存します。"))
    static func details(of offer: DocumentOffer) -> Phrase {
        let details = formats(offer.formats).followed(by: exportDetails)
        return offer.siteFormat == nil ? details : details.followed(by: siteDetails)
    }

    private static func formats(_ names: [String]) -> Phrase {
        Phrase("Formats: \(list: names).", .ko("형식: \(list: names)."), .ja("形式: \(list: names)。"))
    }

    static let exportExample = Phrase(typed: "export json")

    static func isWritten(_ file: String) -> Phrase {
        Phrase("The document is in \(file).", .ko("문서를 \(file)에 저장했습니다."), .ja("文書を \(file) に保存しました。"))
    }

    static func importExample(_ item: String) -> Phrase { Phrase(typed: "import \(item)s.json") }

    // MARK: - Its JSON record

    static let document = Phrase(
        "The answer to “export” in another format than JSON, or to a file.",
        .ko("JSON이 아닌 형식이나 파일로 내보낸 “export”에 대한 응답입니다."), .ja("JSON 以外の形式、またはファイルへの「export」への応答です。"))

    static func oneOf(_ words: [String]) -> Phrase {
        Phrase("\(oneOf: words)", .ko("\(list: words) 중 하나"), .ja("\(list: words) のどれか"))
    }

    static let wholeText = Phrase(
        "the whole document; null if it is in a file", .ko("문서 전체. 파일에 저장했으면 null"), .ja("文書の全体。ファイルに保存したなら null"))
    static let documentFile = Phrase(
        "the file that it was written to, or null", .ko("저장한 파일, 또는 null"), .ja("保存したファイル、または null"))

    static let siteFolder = Phrase(
        "of a site: the folder that it was written to", .ko("사이트면 저장한 폴더"), .ja("サイトなら、保存したフォルダ"))
    static let siteFiles = Phrase(
        "the names of its files; the first is the one to open", .ko("저장한 파일의 이름. 처음 열 파일이 첫 번째"),
        .ja("保存したファイルの名前。最初に開くものが先頭"))

    // MARK: - What takes a moment

    static let exporting = WorkStep(
        doing: Phrase("Exporting", .ko("내보내는 중"), .ja("書き出し中")),
        done: Phrase("Exported", .ko("내보내기 완료"), .ja("書き出し完了")))
    static let reading = WorkStep(
        doing: Phrase("Reading", .ko("읽는 중"), .ja("読み込み中")),
        done: Phrase("Read", .ko("읽기 완료"), .ja("読み込み完了")))
    static let importing = WorkStep(
        doing: Phrase("Importing", .ko("가져오는 중"), .ja("取り込み中")),
        done: Phrase("Imported", .ko("가져오기 완료"), .ja("取り込み完了")))
}
