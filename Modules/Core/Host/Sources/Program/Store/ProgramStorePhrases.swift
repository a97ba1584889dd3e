import Basics

enum ProgramStorePhrases {
    static let restore = Phrase(
        "put back a backup, and keep the current store beside it", .ko("백업 복원 (현재 저장소는 같은 폴더에 남겨 둠)"),
        .ja("バックアップを復元する（現在のデータは同じフォルダに残す）"))
    static let restoreDetails = Phrase(
        """
        Everything that is stored is replaced by what the backup holds, after a question unless --yes is given. The current \
        store is kept beside it under another name, which is printed. Restore that file to go back. Where edits are exchanged \
        with other machines, --everywhere keeps the store and sets everything back as one edit, which the other machines \
        receive by the next exchange, and which “undo” takes back.
        """,
        .ko(
            """
            저장된 모든 내용을 백업의 내용으로 바꿉니다. --yes가 없으면 먼저 확인합니다. 현재 저장소는 다른 이름으로 같은 폴더에 남겨 두고 그 이름을 \
            표시합니다. 그 파일을 복원하면 이전 상태로 돌아갑니다. 다른 기기와 편집을 주고받는 경우 --everywhere를 쓰면 저장소를 그대로 두고 전체를 \
            하나의 편집으로 되돌립니다. 이 편집은 다음에 주고받을 때 다른 기기에도 전달되며, undo로 취소할 수 있습니다.
            """),
        .ja(
            """
            保存されているものをすべてバックアップの内容に置き換えます。--yes がなければ先に確認します。現在のデータは別の名前で同じフォルダに残し、\
            その名前を表示します。そのファイルを復元すれば元に戻ります。ほかの機器と編集をやり取りしている場合、--everywhere を付けると、データを残したまま\
            全体を1つの編集として戻します。この編集は次のやり取りでほかの機器にも届き、undo で取り消せます。
            """))
    static let everywhere = Phrase(
        "set everything back on all machines, as one edit", .ko("모든 기기에서 전체를 하나의 편집으로 되돌림"),
        .ja("すべての機器で全体を1つの編集として戻す"))
    static let restoreExample = Phrase(typed: "restore backup.db")
    static let rescue = Phrase(
        "save what can still be read of a damaged store", .ko("손상된 저장소에서 읽을 수 있는 데이터를 모두 복구"),
        .ja("破損したデータから、まだ読めるものをすべて復旧する"))
    static let rescueDetails = Phrase(
        """
        A new store with all that can still be read takes the place of the damaged one, without a question. It says what \
        could not be read. The damaged store is kept beside it under another name, which is printed.
        """,
        .ko(
            """
            아직 읽을 수 있는 데이터를 모두 담은 새 저장소로 손상된 저장소를 바꿉니다. 확인 없이 실행하며, 읽지 못한 것을 표시합니다. 손상된 \
            저장소는 다른 이름으로 같은 폴더에 남겨 두고 그 이름을 표시합니다.
            """),
        .ja(
            """
            まだ読めるものをすべて入れた新しいデータで、破損したデータを置き換えます。確認はせず、読めなかったものを表示します。破損したデータは\
            別の名前で同じフォルダに残し、その名前を表示します。
            """))
    static let purge = Phrase(
        "erase for good what was deleted, with the history of all edits", .ko("삭제한 내용과 편집 기록을 완전히 삭제"),
        .ja("削除した内容と編集履歴を完全に削除する"))
    static let purgeDetails = Phrase(
        """
        The lines that you typed and the automatic backups go, too. What is there now stays. It asks first unless --yes is \
        given. There is no way back: undo begins anew. Backups that you made yourself are kept, and named.
        """,
        .ko(
            """
            입력한 줄과 자동 백업도 삭제됩니다. 현재 내용은 그대로입니다. --yes가 없으면 먼저 확인합니다. 되돌릴 수 없으며, undo는 처음부터 다시 \
            시작합니다. 직접 만든 백업은 그대로 두고 이름을 표시합니다.
            """),
        .ja(
            """
            入力した行と自動バックアップも削除されます。現在の内容はそのままです。--yes がなければ先に確認します。元には戻せず、undo は最初から\
            やり直しになります。自分で作ったバックアップは残し、その名前を表示します。
            """))
    static let mayPurge = Phrase(
        """
        Erase for good what was deleted or replaced, with the history of all edits, the lines that you typed and the \
        automatic backups? Nothing before now can be undone then.
        """,
        .ko("삭제하거나 바꾼 내용, 편집 기록, 입력한 줄, 자동 백업을 완전히 삭제하시겠습니까? 지금까지의 편집은 되돌릴 수 없게 됩니다."),
        .ja("削除または変更した内容、編集履歴、入力した行、自動バックアップを完全に削除しますか？これまでの編集は元に戻せなくなります。"))
    static let notRecorded = Phrase(
        "A recorded run backs up, restores, rescues and purges nothing.", .ko("기록 중에는 백업, 복원, 복구, 완전 삭제를 할 수 없습니다."),
        .ja("記録中は、バックアップ、復元、復旧、完全な削除はできません。"))

    /// Returns the question before a backup replaces the store. `time` is the time of the backup's last edit, if any, and
    /// `targets` are the places through which the store exchanges edits.
    static func mayReplace(_ file: String, from time: LocalTime?, with targets: [String]) -> Phrase {
        var question = Phrase(
            "Replace everything that is stored now by \(file)? The current store is kept beside it.",
            .ko("현재 저장된 모든 내용을 \(file)의 내용으로 바꾸시겠습니까? 현재 저장소는 같은 폴더에 남겨 둡니다."),
            .ja("現在のデータをすべて \(file) の内容に置き換えますか？現在のデータは同じフォルダに残します。"))
        if !targets.isEmpty {
            let list = targets.joined(separator: ", ")
            let returning = Phrase(
                "What was edited since comes back by the next exchange with \(list), unless you restore with --everywhere.",
                .ko("그 뒤의 편집은 \(list)에서 다음에 편집을 주고받을 때 다시 돌아옵니다. 모든 기기를 되돌리려면 --everywhere를 쓰세요."),
                .ja("その後の編集は、次に \(list) でやり取りすると戻ってきます。すべての機器を戻すには --everywhere を付けてください。"))
            question = returning.followed(by: question)
        }
        return lastEdit(at: time).map { $0.followed(by: question) } ?? question
    }

    /// Returns the question before everything is set back on all machines.
    static func maySetBack(to file: String, from time: LocalTime?) -> Phrase {
        let question = Phrase(
            "Set everything back to \(file), here and by the next exchange on all machines? “undo” takes it back.",
            .ko("여기에서, 그리고 다음에 편집을 주고받을 때 모든 기기에서 전체를 \(file)의 내용으로 되돌리시겠습니까? undo로 취소할 수 있습니다."),
            .ja("ここで、そして次のやり取りですべての機器で、全体を \(file) の内容に戻しますか？undo で取り消せます。"))
        return lastEdit(at: time).map { $0.followed(by: question) } ?? question
    }

    private static func lastEdit(at time: LocalTime?) -> Phrase? {
        guard let time else { return nil }
        let minute = Phrase(made: { time.minute(in: $0) })
        return Phrase(
            "The last edit in that backup was made at \(minute).", .ko("이 백업의 마지막 편집 시각은 \(minute)입니다."),
            .ja("このバックアップの最後の編集は \(minute) です。"))
    }

    static func isSetBack(to file: String) -> Phrase {
        Phrase(
            "Everything is as in \(file) again.", .ko("전체가 다시 \(file)의 내용과 같습니다."),
            .ja("全体が \(file) の内容に戻りました。"))
    }

    static func isRestored(_ file: String, keeping kept: String?) -> Phrase {
        let done = Phrase("\(file) is put back.", .ko("\(file)의 내용으로 복원했습니다."), .ja("\(file) の内容に復元しました。"))
        return kept.map { done.followed(by: isKept($0)) } ?? done
    }

    static func isRescued(_ report: RescueReport) -> Phrase {
        var parts = [
            Phrase(
                "\(report.rows) \(report.rows == 1 ? "row is" : "rows are") rescued.",
                .ko("행 \(report.rows)개를 복구했습니다."),
                .ja("\(report.rows)行を復旧しました。"))
        ]
        if !report.damagedTables.isEmpty {
            let lost = report.damagedParts.dropFirst().reduce(report.damagedParts.first ?? Phrase(verbatim: "")) {
                Phrase("\($0), \($1)", .ko("\($0), \($1)"), .ja("\($0)、\($1)"))
            }
            parts.append(
                Phrase(
                    "Parts of these could not be read: \(lost).", .ko("일부를 읽지 못한 것: \(lost)."),
                    .ja("一部を読めなかったもの: \(lost)。")))
        }
        if report.refusedRows > 0 {
            parts.append(
                Phrase(
                    """
                    \(report.refusedRows) \(report.refusedRows == 1 ? "row" : "rows") with invalid values \
                    \(report.refusedRows == 1 ? "was" : "were") left out.
                    """,
                    .ko("값이 올바르지 않은 행 \(report.refusedRows)개는 제외했습니다."),
                    .ja("値の正しくない行\(report.refusedRows)件は除外しました。")))
        }
        if parts.count == 1 {
            parts.append(Phrase("Nothing is missing.", .ko("누락된 데이터는 없습니다."), .ja("失われたデータはありません。")))
        }
        return parts.dropFirst().reduce(parts[0]) { $0.followed(by: $1) }.followed(by: isKept(report.kept))
    }

    static func isPurged(remaining files: [String]) -> Phrase {
        let done = Phrase("It is erased.", .ko("완전히 삭제했습니다."), .ja("完全に削除しました。"))
        if files.isEmpty { return done }
        let list = files.joined(separator: ", ")
        return done.followed(
            by: Phrase(
                "These may still have it: \(list).", .ko("아직 남아 있을 수 있는 곳: \(list)."),
                .ja("まだ残っているかもしれない場所: \(list)。")))
    }

    private static func isKept(_ file: String) -> Phrase {
        Phrase(
            "The previous store is kept as \(file).", .ko("이전 저장소는 \(file)에 남겨 두었습니다."),
            .ja("以前のデータは \(file) に残しました。"))
    }

    /// Returns the advice to rescue a damaged store; `line` is the command for the shell.
    static func toRescue(_ line: String) -> Phrase {
        Phrase(
            "To save what can still be read, run \(quoted: line).",
            .ko("아직 읽을 수 있는 데이터를 복구하려면 \(quoted: line) 명령을 실행하세요."),
            .ja("まだ読めるデータを復旧するには\(quoted: line)を実行してください。"))
    }

    /// Returns the advice to restore the newest backup; `line` is the command for the shell.
    static func toRestore(_ line: String) -> Phrase {
        Phrase(
            "To put back the newest automatic backup, run \(quoted: line).",
            .ko("가장 최근의 자동 백업을 복원하려면 \(quoted: line) 명령을 실행하세요."),
            .ja("最新の自動バックアップを復元するには\(quoted: line)を実行してください。"))
    }

    static func toRestoreAny(_ line: String) -> Phrase {
        Phrase(
            "To put back a backup, run \(quoted: "\(line) <file>").",
            .ko("백업을 복원하려면 \(quoted: "\(line) <파일>") 명령을 실행하세요."),
            .ja("バックアップを復元するには\(quoted: "\(line) <ファイル>")を実行してください。"))
    }

    // MARK: - Records

    static let restored = Phrase("The answer to “restore”.", .ko("“restore”에 대한 응답입니다."), .ja("「restore」への応答です。"))
    static let restoredFile = Phrase("the backup", .ko("백업 파일"), .ja("バックアップファイル"))
    static let keptFile = Phrase(
        "where the previous store is kept, or null", .ko("이전 저장소를 남겨 둔 파일, 또는 null"), .ja("以前のデータを残したファイル、または null"))
    static let rescued = Phrase("The answer to “rescue”.", .ko("“rescue”에 대한 응답입니다."), .ja("「rescue」への応答です。"))
    static let rescuedRows = Phrase("how many rows the new store has", .ko("새 저장소의 행 수"), .ja("新しいデータの行数"))
    static let damagedTables = Phrase(
        "the tables that could not be read whole", .ko("일부를 읽지 못한 테이블"), .ja("一部を読めなかったテーブル"))
    static let purged = Phrase("The answer to “purge”.", .ko("“purge”에 대한 응답입니다."), .ja("「purge」への応答です。"))
    static let remainingFiles = Phrase(
        "files that may still have what was erased", .ko("삭제한 내용이 남아 있을 수 있는 파일"), .ja("削除した内容が残っているかもしれないファイル"))
    static let refusedRows = Phrase(
        "how many rows were left out because they break a rule of their table", .ko("테이블의 규칙에 맞지 않아 제외한 행의 수"),
        .ja("テーブルの規則に反するため除外した行の数"))
}
