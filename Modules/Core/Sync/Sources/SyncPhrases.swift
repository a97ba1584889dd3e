import Basics
import Platform

/// The phrases of synchronization.
enum SyncPhrases {
    // MARK: - Remotes

    static func unreachable(_ name: String, _ reason: Phrase) -> Phrase {
        Phrase(
            "\(name) is not there, so nothing was exchanged. Connect it and try again. The system says: \(reason)",
            .ko("\(name)에 접근할 수 없어 아무것도 주고받지 않았습니다. 연결한 뒤 다시 시도하세요. 시스템 메시지: \(reason)"),
            .ja("\(name) にアクセスできないため、何もやり取りしませんでした。接続してからもう一度実行してください。システムのメッセージ: \(reason)"))
    }

    static func refused(_ name: String, _ reason: Phrase) -> Phrase {
        Phrase(
            "\(name) cannot be used, so the exchange was not finished. \(reason)",
            .ko("\(name)을 사용할 수 없어 주고받기를 마치지 못했습니다. \(reason)"),
            .ja("\(name) を使えないため、やり取りを完了できませんでした。\(reason)"))
    }

    static func otherProgram(_ name: String, _ program: String) -> Phrase {
        Phrase(
            "\(name) has the edits of \(program). Name another target, such as a new folder.",
            .ko("\(name)에는 \(program)의 편집이 있습니다. 새 폴더 등 다른 대상을 지정하세요."),
            .ja("\(name) には \(program) の編集があります。新しいフォルダなど、別の対象を指定してください。"))
    }

    static func newer(_ name: String, _ version: String) -> Phrase {
        Phrase(
            "\(name) was written by a newer version of the program (format \(version)). Update this program.",
            .ko("\(name)은 더 새로운 버전의 프로그램(형식 \(version))이 작성했습니다. 이 프로그램을 업데이트하세요."),
            .ja("\(name) は新しいバージョンのプログラム（形式\(version)）が書き込んだものです。このプログラムを更新してください。"))
    }

    static let taken = Phrase(
        "Other machines exchanged edits at the same time, again and again. Try it once more.",
        .ko("다른 기기들이 계속 동시에 편집을 주고받고 있었습니다. 다시 시도하세요."),
        .ja("ほかの機器が何度も同時に編集をやり取りしていました。もう一度実行してください。"))

    static func emptied(_ target: String) -> Phrase {
        Phrase(
            "\(target) is empty, though it was not the last time. If its disk is not connected, connect it.",
            .ko("\(target)에 아무것도 없습니다. 지난번에는 비어 있지 않았습니다. 디스크가 연결되지 않았다면 연결하세요."),
            .ja("\(target) は空です。前回は空ではありませんでした。ディスクが接続されていなければ、接続してください。"))
    }

    static func another(_ target: String) -> Phrase {
        Phrase(
            "\(target) is not the one that it was the last time.", .ko("\(target)은 지난번과 다른 것입니다."),
            .ja("\(target) は前回とは別のものです。"))
    }

    static let noRemote = Phrase(
        "Name where to exchange edits the first time, such as “sync ~/Dropbox/goals”.",
        .ko("처음에는 편집을 주고받을 곳을 입력하세요. 예: sync ~/Dropbox/goals"),
        .ja("初回は、編集をやり取りする場所を指定してください。例: sync ~/Dropbox/goals"))

    static func unknown(_ target: String) -> Phrase {
        Phrase(
            "\(target) is no target of “sync”. “sync status” lists them.",
            .ko("\(target)은 sync의 대상이 아닙니다. sync status로 대상을 볼 수 있습니다."),
            .ja("\(target) は sync の対象ではありません。sync status で対象を確認できます。"))
    }

    static func noTarget(_ target: String) -> Phrase {
        Phrase(
            "\(quoted: target) is no place to exchange edits. Name a folder by its path, such as ~/Dropbox/goals, or a database: postgresql://host/name.",
            .ko(
                "\(quoted: target)에서는 편집을 주고받을 수 없습니다. ~/Dropbox/goals처럼 폴더 경로를 입력하거나 postgresql://host/name처럼 데이터베이스를 입력하세요."
            ),
            .ja(
                "\(quoted: target)では編集をやり取りできません。~/Dropbox/goals のようなフォルダのパスか、postgresql://host/name のようなデータベースを指定してください。"
            ))
    }

    static let password = Phrase(
        "Leave the password out of the address. Put it into the file ~/.pgpass or the variable PGPASSWORD.",
        .ko("주소에 암호를 넣지 마세요. ~/.pgpass 파일이나 PGPASSWORD 변수에 넣으세요."),
        .ja("アドレスにパスワードを入れないでください。~/.pgpass ファイルか PGPASSWORD 変数に入れてください。"))

    /// Returns what a database says, by the SQLSTATE (appendix A of PostgreSQL's manual).
    static func database(says state: String) -> Phrase {
        let said: Phrase =
            switch state {
            case "28000", "28P01":
                Phrase("It refuses the user or the password.", .ko("사용자나 암호를 거부했습니다."), .ja("ユーザーまたはパスワードを拒否しました。"))
            case "42501":
                Phrase(
                    "It gives no right to read, to insert, or to make the table the first time.",
                    .ko("읽기, 추가, 또는 처음에 테이블을 만들 권한이 없습니다."), .ja("読み取り、追加、または初回に表を作る権限がありません。"))
            case "3D000": Phrase("There is no such database.", .ko("그런 데이터베이스가 없습니다."), .ja("そのデータベースはありません。"))
            case "25006":
                Phrase(
                    "It can be read only, as a standby server.", .ko("대기 서버처럼 읽기 전용입니다."), .ja("スタンバイサーバーのように読み取り専用です。")
                )
            case "53100": Phrase("Its disk is full.", .ko("디스크가 가득 찼습니다."), .ja("ディスクがいっぱいです。"))
            case "57014": Phrase("It took too long.", .ko("너무 오래 걸렸습니다."), .ja("時間がかかりすぎました。"))
            case "42703", "42P01", "42883", "42804":
                Phrase(
                    "Its table is another one than this program makes.", .ko("이 프로그램이 만드는 것과 다른 테이블입니다."),
                    .ja("このプログラムが作るものとは別の表です。"))
            default: Phrase("It reports an error.", .ko("오류를 보고했습니다."), .ja("エラーを報告しました。"))
            }
        return said.followed(by: Phrase(verbatim: "(SQLSTATE \(state))"))
    }

    static let noEdits = Phrase(
        "Its table was not made by this program.", .ko("이 프로그램이 만든 테이블이 아닙니다."), .ja("このプログラムが作った表ではありません。"))

    static func damagedRows(_ name: String) -> Phrase {
        Phrase(
            "\(name) has rows that are no edits. The others were read.", .ko("\(name)에 편집이 아닌 행이 있습니다. 나머지는 읽었습니다."),
            .ja("\(name) に編集ではない行があります。ほかは読みました。"))
    }

    // MARK: - Notices

    static func noFile(_ name: String) -> Phrase {
        Phrase(
            "\(name) is no file, and was not read.", .ko("\(name)은 파일이 아니어서 읽지 않았습니다."),
            .ja("\(name) はファイルではないため、読みませんでした。"))
    }

    static func unreadable(_ name: String, _ error: SystemError) -> Phrase {
        Phrase(
            "\(name) was not read: \(error)", .ko("\(name)을 읽지 못했습니다. \(error)"),
            .ja("\(name) を読めませんでした。\(error)"))
    }

    static func conflictCopy(_ name: String) -> Phrase {
        Phrase(
            "\(name) is a second version of a file, made by what carries the folder. It was read as well.",
            .ko("\(name)은 폴더를 동기화하는 프로그램이 만든 두 번째 버전의 파일입니다. 이 파일도 읽었습니다."),
            .ja("\(name) は、フォルダを同期するプログラムが作った別バージョンのファイルです。これも読みました。"))
    }

    static func damagedFile(_ name: String, at offset: Int) -> Phrase {
        Phrase(
            "\(name) is damaged at byte \(offset). What could be read of it was read.",
            .ko("\(name)의 \(offset)번째 바이트가 손상되었습니다. 읽을 수 있는 부분만 읽었습니다."),
            .ja("\(name) の \(offset) バイト目が破損しています。読める部分だけを読みました。"))
    }

    static func restarted(_ name: String) -> Phrase {
        Phrase(
            "\(name) has lost edits that it had. They were sent again from here.",
            .ko("\(name)에 있던 편집 일부가 사라져서 여기에서 다시 보냈습니다."),
            .ja("\(name) にあった編集の一部が失われていたため、ここから送り直しました。"))
    }

    static let rolledBack = Phrase(
        "This store had lost edits that it had sent, after a restored backup for example. They are back.",
        .ko("백업 복원 등으로 이 저장소에서 사라졌던, 이미 보낸 편집을 다시 가져왔습니다."),
        .ja("バックアップの復元などでこのデータから失われていた、送信済みの編集を取り戻しました。"))

    static let copied = Phrase(
        "Another copy of this store was in use. Both go on under names of their own, with all edits.",
        .ko("이 저장소의 다른 사본이 사용되고 있었습니다. 두 사본은 이제 각자의 이름으로 모든 편집을 유지합니다."),
        .ja("このデータの別のコピーが使われていました。これからは両方がそれぞれの名前で、すべての編集を保って続きます。"))

    static let unknownMachine = Phrase("another machine", .ko("다른 기기"), .ja("別の機器"))

    static func gap(_ machine: Phrase) -> Phrase {
        Phrase(
            "Edits of \(machine) wait for earlier ones that have not come. Exchange them there again.",
            .ko("\(machine)의 편집 일부가 아직 오지 않은 이전 편집을 기다리고 있습니다. 그 기기에서 다시 sync하세요."),
            .ja("\(machine) の編集の一部が、まだ届いていない前の編集を待っています。その機器でもう一度 sync してください。"))
    }

    static func ahead(_ machine: Phrase, _ time: Timestamp) -> Phrase {
        Phrase(
            "Edits of \(machine) are dated \(time.universal), which is still to come, and were left out. Set the clock there and exchange again.",
            .ko(
                "\(machine)의 편집 시각 \(time.universal)은 아직 오지 않은 시각이어서 제외했습니다. 그 기기의 시계를 맞추고 다시 sync하세요."),
            .ja("\(machine) の編集の日時 \(time.universal) は未来のため、除外しました。その機器の時計を合わせて、もう一度 sync してください。"))
    }

    static func wasAhead(_ time: Timestamp) -> Phrase {
        Phrase(
            "The clock of this machine was ahead, and edits with its times were sent. What you edited since is shown elsewhere from \(time.universal) on.",
            .ko(
                "이 기기의 시계가 앞서 있을 때의 편집을 이미 보냈습니다. 그 뒤의 편집은 \(time.universal)부터 다른 기기에 표시됩니다."),
            .ja("この機器の時計が進んでいたときの編集がすでに送られています。その後の編集は \(time.universal) から、ほかの機器に表示されます。"))
    }

    static func damagedEdit(_ machine: Phrase) -> Phrase {
        Phrase(
            "An edit of \(machine) came damaged, and was left out with those after it.",
            .ko("\(machine)의 편집 하나가 손상된 채 도착하여 그 뒤의 편집과 함께 제외했습니다."),
            .ja("\(machine) の編集が破損した状態で届いたため、それ以降の編集とともに除外しました。"))
    }
}
