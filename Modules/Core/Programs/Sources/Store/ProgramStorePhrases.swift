import Languages
import Prompt
import Time

/// The texts of the commands that handle the store as a whole.
enum ProgramStorePhrases {
    static let restore = Phrase(
        "put back a backup, and keep the current store beside it", .ko("백업을 되돌리기 (지금 저장소는 옆에 남겨 둠)"),
        .ja("バックアップを戻す（今のデータは横に残す）"))
    static let restoreDetails = Phrase(
        """
        Everything that is stored is replaced by what the backup holds, after a question unless --yes is given. The current \
        store is kept beside it under another name, which is told. Restore that file to go back.
        """,
        .ko(
            """
            저장된 모든 것을 백업의 내용으로 바꿔요. --yes가 없으면 먼저 물어봐요. 지금 저장소는 다른 이름으로 옆에 남겨 두고 그 이름을 \
            알려 줘요. 그 파일을 restore하면 원래대로 돌아가요.
            """),
        .ja(
            """
            保存されているものをすべてバックアップの内容に置き換えます。--yes がなければ先に確認します。今のデータは別の名前で横に残し、\
            その名前を表示します。そのファイルを restore すれば元に戻ります。
            """))
    static let restoreExample = Phrase(typed: "restore backup.db")
    static let rescue = Phrase(
        "save what can still be read of a damaged store", .ko("손상된 저장소에서 읽을 수 있는 것을 모두 살리기"),
        .ja("壊れたデータから、まだ読めるものをすべて救い出す"))
    static let rescueDetails = Phrase(
        """
        A new store with all that can still be read takes the place of the damaged one, without a question. It says what \
        could not be read. The damaged store is kept beside it under another name, which is told.
        """,
        .ko(
            """
            아직 읽을 수 있는 것을 모두 담은 새 저장소로 손상된 저장소를 바꿔요. 묻지 않고, 읽지 못한 것이 있으면 알려 줘요. 손상된 \
            저장소는 다른 이름으로 옆에 남겨 두고 그 이름을 알려 줘요.
            """),
        .ja(
            """
            まだ読めるものをすべて入れた新しいデータで、壊れたデータを置き換えます。確認はせず、読めなかったものを表示します。壊れたデータは\
            別の名前で横に残し、その名前を表示します。
            """))
    static let purge = Phrase(
        "erase for good what was forgotten, with the history of all edits", .ko("지운 것과 편집 기록을 완전히 없애기"),
        .ja("削除したものと編集の履歴を完全に消す"))
    static let purgeDetails = Phrase(
        """
        The lines that you typed and the automatic backups go, too. What is there now stays. It asks first unless --yes is \
        given. There is no way back: undo begins anew. Backups that you made yourself are kept, and named.
        """,
        .ko(
            """
            입력한 줄과 자동 백업도 없어져요. 지금 있는 것은 그대로예요. --yes가 없으면 먼저 물어봐요. 되돌릴 수 없고, undo는 처음부터 다시 \
            시작해요. 직접 만든 백업은 그대로 두고 이름을 알려 줘요.
            """),
        .ja(
            """
            入力した行と自動バックアップも消えます。今あるものはそのままです。--yes がなければ先に確認します。元には戻せず、undo は最初から\
            やり直しになります。自分で作ったバックアップは残し、その名前を表示します。
            """))
    static let mayPurge = Phrase(
        """
        Erase for good what was forgotten or replaced, with the history of all edits, the lines that you typed and the \
        automatic backups? Nothing before now can be undone then.
        """,
        .ko("지우거나 바꾼 것과 편집 기록, 입력한 줄, 자동 백업을 완전히 없앨까요? 지금까지의 편집은 되돌릴 수 없게 돼요."),
        .ja("削除や変更をしたもの、編集の履歴、入力した行、自動バックアップを完全に消しますか？ これまでの編集は元に戻せなくなります。"))
    static let notRecorded = Phrase(
        "A recorded run backs up, restores, rescues and purges nothing.", .ko("기록하는 실행에서는 백업하거나 되돌리거나 살리거나 없앨 수 없어요."),
        .ja("記録している実行では、バックアップも、戻すことも、救い出すことも、消すこともできません。"))

    /// The question before a backup replaces the store. `time` is that of its last edit.
    static func mayReplace(_ file: String, from time: LocalTime?) -> Phrase {
        let question = Phrase(
            "Replace everything that is stored now by \(file)? The current store is kept beside it.",
            .ko("지금 저장된 모든 것을 \(file)의 내용으로 바꿀까요? 지금 저장소는 옆에 남겨 둬요."),
            .ja("今あるデータをすべて \(file) の内容に置き換えますか？ 今のデータは横に残します。"))
        guard let time else { return question }
        let minute = Phrase(made: { time.minute(in: $0) })
        return Phrase(
            "The last edit in that backup was made at \(minute).", .ko("이 백업의 마지막 편집은 \(minute)이에요."),
            .ja("このバックアップの最後の編集は \(minute) です。")
        )
        .followed(by: question)
    }

    static func isRestored(_ file: String, keeping kept: String?) -> Phrase {
        let done = Phrase("\(file) is put back.", .ko("\(file)의 내용으로 되돌렸어요."), .ja("\(file) の内容に戻しました。"))
        return kept.map { done.followed(by: isKept($0)) } ?? done
    }

    static func isRescued(_ report: RescueReport) -> Phrase {
        var parts = [
            Phrase(
                "\(report.rows) \(report.rows == 1 ? "row is" : "rows are") rescued.", .ko("\(report.rows)개 행을 살렸어요."),
                .ja("\(report.rows)行を救い出しました。"))
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
                    .ko("값이 올바르지 않은 행 \(report.refusedRows)개는 뺐어요."),
                    .ja("値の正しくない行\(report.refusedRows)件は除きました。")))
        }
        if parts.count == 1 {
            parts.append(Phrase("Nothing is missing.", .ko("빠진 것은 없어요."), .ja("欠けたものはありません。")))
        }
        return parts.dropFirst().reduce(parts[0]) { $0.followed(by: $1) }.followed(by: isKept(report.kept))
    }

    static func isPurged(remaining files: [String]) -> Phrase {
        let done = Phrase("It is erased.", .ko("완전히 없앴어요."), .ja("完全に消しました。"))
        if files.isEmpty { return done }
        let list = files.joined(separator: ", ")
        return done.followed(
            by: Phrase(
                "These files may still have it: \(list).", .ko("아직 남아 있을 수 있는 파일: \(list)."),
                .ja("まだ残っているかもしれないファイル: \(list)。")))
    }

    private static func isKept(_ file: String) -> Phrase {
        Phrase(
            "The previous store is kept as \(file).", .ko("전의 저장소는 \(file)에 남겨 두었어요."),
            .ja("前のデータは \(file) に残しました。"))
    }

    /// The advice behind the error of a damaged store.
    static func toRescue(_ line: String) -> Phrase {
        Phrase(
            "To save what can still be read, run \(quoted: line).",
            .ko("아직 읽을 수 있는 것을 살리려면 \(quoted: line) 명령을 실행하세요."),
            .ja("まだ読めるものを救い出すには\(quoted: line)を実行してください。"))
    }

    /// The same, where a backup is known, and where none is.
    static func toRestore(_ line: String) -> Phrase {
        Phrase(
            "To put back the newest automatic backup, run \(quoted: line).",
            .ko("가장 최근의 자동 백업을 되돌리려면 \(quoted: line) 명령을 실행하세요."),
            .ja("最新の自動バックアップを戻すには\(quoted: line)を実行してください。"))
    }

    static func toRestoreAny(_ line: String) -> Phrase {
        Phrase(
            "To put back a backup, run \(quoted: "\(line) <file>").",
            .ko("백업을 되돌리려면 \(quoted: "\(line) <파일>") 명령을 실행하세요."),
            .ja("バックアップを戻すには\(quoted: "\(line) <ファイル>")を実行してください。"))
    }

    // MARK: - Records

    static let restored = Phrase("The answer to “restore”.", .ko("“restore”에 대한 답이에요."), .ja("「restore」への応答です。"))
    static let restoredFile = Phrase("the backup", .ko("백업 파일"), .ja("バックアップファイル"))
    static let keptFile = Phrase(
        "where the previous store is kept, or null", .ko("전의 저장소를 남겨 둔 곳, 또는 null"), .ja("前のデータを残した場所、または null"))
    static let rescued = Phrase("The answer to “rescue”.", .ko("“rescue”에 대한 답이에요."), .ja("「rescue」への応答です。"))
    static let rescuedRows = Phrase("how many rows the new store has", .ko("새 저장소의 행 수"), .ja("新しいデータの行数"))
    static let damagedTables = Phrase(
        "the tables that could not be read whole", .ko("전부 읽지는 못한 표"), .ja("全部は読めなかった表"))
    static let purged = Phrase("The answer to “purge”.", .ko("“purge”에 대한 답이에요."), .ja("「purge」への応答です。"))
    static let remainingFiles = Phrase(
        "files that may still have what was erased", .ko("없앤 것이 아직 남아 있을 수 있는 파일"), .ja("消したものがまだ残っているかもしれないファイル"))
    static let refusedRows = Phrase(
        "how many rows were left out because they break a rule of their table", .ko("표의 규칙에 어긋나서 뺀 행의 수"),
        .ja("表の規則に反するため除いた行の数"))
}
