import Basics

/// The messages about errors of databases. A parameter `words` is the reason that SQLite or the system gives, such as `
/// (disk I/O error)`, or empty if there is none.
enum DatabasePhrases {
    static func notADatabase(_ path: String) -> Phrase {
        Phrase(
            "\(path) is not a database. \(another)", .ko("\(path): 데이터베이스가 아닙니다. \(another)"),
            .ja("\(path): データベースではありません。\(another)"))
    }

    static func folder(_ path: String) -> Phrase {
        Phrase(
            "\(path) is a folder, where a database file should be. \(another)",
            .ko("\(path): 데이터베이스 파일이 있어야 할 곳에 폴더가 있습니다. \(another)"),
            .ja("\(path): データベースのファイルがあるべき場所にフォルダがあります。\(another)"))
    }

    static func orphanedLog(_ path: String, log: String) -> Phrase {
        Phrase(
            """
            \(path) is missing, but its log \(log) is there and may hold your last edits. Put the file back beside it, \
            or move the log away to begin anew.
            """,
            .ko(
                "\(path): 파일은 없는데 로그 \(log)만 남아 있습니다. 마지막 편집이 들어 있을 수 있으니 파일을 로그와 같은 폴더에 되돌려 놓거나, 로그를 다른 곳으로 옮기고 새로 시작하세요."
            ),
            .ja("\(path): ファイルがなく、ログ \(log) だけが残っています。最後の編集が入っているかもしれません。ファイルを同じフォルダに戻すか、ログを移動して新しく始めてください。"))
    }

    static func strayLog(_ path: String, log: String, aside: String?) -> Phrase {
        guard let aside else {
            return Phrase(
                """
                The log \(log) belongs to another file than \(path), so it was not applied. Put back the file that it \
                belongs to, or move it away.
                """,
                .ko("\(path): 로그 \(log)이 다른 파일의 것이어서 적용하지 않았습니다. 로그에 맞는 파일을 되돌려 놓거나, 로그를 다른 곳으로 옮기세요."),
                .ja("\(path): ログ \(log) は別のファイルのものなので、適用しませんでした。ログに対応するファイルを戻すか、ログを移動してください。"))
        }
        return Phrase(
            """
            The log \(log) belongs to another file than \(path), so it was not applied. It is kept as \(aside), with edits \
            that may be nowhere else: put both back as they were, or start again to go on with this file.
            """,
            .ko(
                """
                \(path): 로그 \(log)이 다른 파일의 것이어서 적용하지 않고 \(aside)에 남겨 두었습니다. 다른 곳에 없는 편집이 들어 있을 수 있으니, \
                원래 파일과 함께 되돌려 놓으세요. 다시 시작하면 현재 파일로 계속합니다.
                """),
            .ja(
                """
                \(path): ログ \(log) は別のファイルのものなので適用せず、\(aside) に残しました。ほかにない編集が入っているかもしれません。\
                元のファイルと一緒に戻してください。もう一度起動すると、現在のファイルで続けます。
                """))
    }

    static func moved(_ path: String) -> Phrase {
        Phrase(
            """
            \(path) or its log was removed or replaced while it was open, so nothing was saved. Quit, see which file is \
            there, and start again.
            """,
            .ko(
                "\(path): 열려 있는 동안 파일이나 로그가 삭제되거나 바뀌어서 저장하지 않았습니다. 프로그램을 종료하고 그곳에 어떤 파일이 있는지 확인한 뒤 다시 시작하세요."
            ),
            .ja(
                "\(path): 開いている間にファイルかログが削除されたか置き換えられたため、保存しませんでした。終了し、どのファイルがあるかを確認してから、もう一度起動してください。"
            ))
    }

    static func otherProgram(_ path: String) -> Phrase {
        Phrase(
            "\(path) is the database of another program. \(another)", .ko("\(path): 다른 프로그램의 데이터베이스입니다. \(another)"),
            .ja("\(path): ほかのプログラムのデータベースです。\(another)"))
    }

    static func newerVersion(_ path: String, found: Int, known: Int) -> Phrase {
        Phrase(
            """
            \(path) was written by a newer version of this program: its format is \(found), and this one knows \
            \(known). Update the program.
            """,
            .ko(
                "\(path): 이 프로그램의 더 새로운 버전에서 만든 파일입니다. 파일 형식은 \(found), 이 버전에서 읽을 수 있는 형식은 \(known)까지입니다. 프로그램을 업데이트하세요."
            ),
            .ja("\(path): このプログラムの新しいバージョンで書かれたファイルです。ファイルの形式は\(found)、このバージョンが読めるのは\(known)までです。プログラムを更新してください。"))
    }

    static func corrupt(_ path: String, _ words: Phrase) -> Phrase {
        Phrase(
            "\(path) is damaged\(words).", .ko("\(path): 파일이 손상되었습니다\(words)."), .ja("\(path): ファイルが破損しています\(words)。"))
    }

    static func inaccessible(_ path: String, _ words: Phrase) -> Phrase {
        Phrase(
            "\(path) cannot be opened\(words). \(permissions)", .ko("\(path): 열 수 없습니다\(words). \(permissions)"),
            .ja("\(path): 開けません\(words)。\(permissions)"))
    }

    static func readOnly(_ path: String, _ words: Phrase) -> Phrase {
        Phrase(
            "\(path) cannot be written\(words). \(permissions)", .ko("\(path): 쓸 수 없습니다\(words). \(permissions)"),
            .ja("\(path): 書き込めません\(words)。\(permissions)"))
    }

    static func busy(_ path: String) -> Phrase {
        Phrase(
            "\(path) is in use by another program. Try again in a moment.",
            .ko("\(path): 다른 프로그램이 사용 중입니다. 잠시 후 다시 시도하세요."), .ja("\(path): ほかのプログラムが使用中です。少し待ってからもう一度試してください。"))
    }

    static func inUse(_ path: String) -> Phrase {
        Phrase(
            "\(path) is open in another program. Quit it there first.",
            .ko("\(path): 다른 프로그램에서 열려 있습니다. 먼저 그 프로그램을 종료하세요."),
            .ja("\(path): ほかのプログラムで開いています。先にそのプログラムを終了してください。"))
    }

    static func notDamaged(_ path: String) -> Phrase {
        Phrase(
            "\(path) is not damaged, so nothing was done.", .ko("\(path): 손상되지 않아서 아무 작업도 하지 않았습니다."),
            .ja("\(path): 破損していないため、何もしませんでした。"))
    }

    static func tooManyFiles(_ path: String) -> Phrase {
        Phrase(
            "\(path) cannot be opened, because too many files are open. Close other programs, or raise the limit (ulimit -n).",
            .ko("\(path): 열려 있는 파일이 너무 많아서 열 수 없습니다. 다른 프로그램을 종료하거나 제한을 늘리세요(ulimit -n)."),
            .ja("\(path): 開いているファイルが多すぎるため開けません。ほかのプログラムを終了するか、上限を上げてください（ulimit -n）。"))
    }

    static func full(_ path: String) -> Phrase {
        Phrase(
            "The disk of \(path) is full. Make room on it and try again.",
            .ko("\(path): 디스크가 가득 찼습니다. 공간을 비우고 다시 시도하세요."), .ja("\(path): ディスクがいっぱいです。空きを作ってからもう一度試してください。"))
    }

    static func disk(_ path: String, _ words: Phrase) -> Phrase {
        Phrase(
            "The disk of \(path) failed\(words). Check it, and make a copy of the file.",
            .ko("\(path): 디스크에 오류가 발생했습니다\(words). 디스크를 확인하고 파일의 사본을 만들어 두세요."),
            .ja("\(path): ディスクでエラーが発生しました\(words)。ディスクを確認し、ファイルのコピーを作ってください。"))
    }

    static func inDoubt(_ path: String, _ words: Phrase) -> Phrase {
        Phrase(
            """
            The disk failed while an edit was saved in \(path)\(words). It may or may not be kept: look before you make it \
            again.
            """,
            .ko("\(path): 편집을 저장하는 중에 디스크에 오류가 발생했습니다\(words). 저장 여부를 알 수 없으니, 다시 편집하기 전에 확인하세요."),
            .ja("\(path): 編集の保存中にディスクでエラーが発生しました\(words)。保存されたかどうかわかりません。やり直す前に確認してください。"))
    }

    static func replacementInDoubt(_ path: String, _ words: Phrase, aside: String) -> Phrase {
        Phrase(
            """
            The disk failed while \(path) was replaced\(words). It holds what it held before or what was to replace it: look. \
            What it held before is kept as \(aside).
            """,
            .ko(
                """
                \(path): 내용을 바꾸는 중에 디스크에 오류가 발생했습니다\(words). 이전 내용과 새 내용 중 하나가 들어 있으니 확인하세요. 이전 \
                내용은 \(aside)에 남겨 두었습니다.
                """),
            .ja(
                """
                \(path): 置き換え中にディスクでエラーが発生しました\(words)。前の内容か新しい内容のどちらかが入っています。確認してください。前の内容は \
                \(aside) に残しました。
                """))
    }

    static func copyFailed(_ path: String, copy: String, _ words: Phrase) -> Phrase {
        Phrase(
            """
            No copy of \(path) could be kept at \(copy)\(words), so it was not updated. Make room on the disk or check \
            the folder's permissions.
            """,
            .ko("\(path): \(copy)에 사본을 남기지 못해서\(words) 파일을 업데이트하지 않았습니다. 디스크 공간이나 폴더의 권한을 확인하세요."),
            .ja("\(path): \(copy) にコピーを残せなかったため\(words)、更新しませんでした。ディスクの空きかフォルダの権限を確認してください。"))
    }

    static func unexpectedRow(_ path: String, _ words: Phrase, sql: String?) -> Phrase {
        let statement = statement(sql)
        return Phrase(
            "\(path) holds a row that cannot be read\(words). Put back a copy of the file\(statement).",
            .ko("\(path): 읽을 수 없는 행이 있습니다\(words). 파일의 백업을 복원하세요\(statement)."),
            .ja("\(path): 読めない行があります\(words)。ファイルのバックアップを復元してください\(statement)。"))
    }

    static func closed(_ path: String) -> Phrase {
        Phrase("\(path) has been closed already.", .ko("\(path): 이미 닫혔습니다."), .ja("\(path): すでに閉じられています。"))
    }

    static func refused(_ path: String, _ words: Phrase, code: Int32, sql: String?) -> Phrase {
        let statement = statement(sql)
        return Phrase(
            "\(path) refused a statement\(words), code \(code)\(statement).",
            .ko("\(path): SQL 문이 거부되었습니다\(words), 코드 \(code)\(statement)."),
            .ja("\(path): SQL 文が拒否されました\(words)、コード \(code)\(statement)。"))
    }

    private static let another = Phrase(
        "Move it away or choose another folder.", .ko("다른 곳으로 옮기거나 다른 폴더를 선택하세요."),
        .ja("ほかの場所に移すか、別のフォルダを選んでください。"))

    private static let permissions = Phrase(
        "Check the permissions of the file and of its folder.", .ko("파일과 폴더의 권한을 확인하세요."),
        .ja("ファイルとフォルダの権限を確認してください。"))

    private static func statement(_ sql: String?) -> Phrase {
        guard let sql else { return Phrase(verbatim: "") }
        return Phrase("; the statement was: \(sql)", .ko("; SQL 문: \(sql)"), .ja("（SQL 文: \(sql)）"))
    }

    static let publicDomain = Phrase("public domain", .ko("퍼블릭 도메인"), .ja("パブリックドメイン"))
}
