public import Basics
import SQLite

/// An error of the journal. An edit, undo or redo that throws one has changed nothing.
public enum JournalError: Explained, Equatable {
    /// The edit cannot be undone or redone, because one of its rows was moved, deleted or restored since. The phrase
    /// names the row's place.
    case changedSince(Phrase)
    /// The edit created the scope in which the undo was requested. Only another scope can undo the edit.
    case undoneElsewhere
    /// The record of an edit fails its checksum.
    case damaged(edit: Int)
    /// The wall clock is out of range: before 1970 or after 6429.
    case clockOutOfRange
    /// The row of `journal_store` with the counters is missing, or its counter of edits is at its maximum.
    case noCounters
    /// Acknowledged edits are missing from the store at the path; the first value is their number.
    case missingEdits(Int, path: String)
    /// The replica has used up its row identities.
    case tooManyRows
    /// Another store has made edits as the replica of this store, because one of the two is a copy that was not
    /// recognized as one. The value is the sequence number of the first such edit that was found.
    case copied(at: Int64)
    /// A remote has edits of this store that the store does not have any more.
    case rolledBack

    /// The one-line message: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .changedSince(let subject): JournalPhrases.changedSince(subject)
        case .undoneElsewhere: JournalPhrases.undoneElsewhere
        case .damaged(let number): JournalPhrases.damaged(number)
        case .clockOutOfRange: JournalPhrases.clockOutOfRange
        case .noCounters: JournalPhrases.noCounters
        case .missingEdits(let count, let path): JournalPhrases.missingEdits(count, path: path)
        case .tooManyRows: JournalPhrases.tooManyRows
        case .copied: JournalPhrases.copied
        case .rolledBack: JournalPhrases.rolledBack
        }
    }

    /// Whether the journal refused an undo or a redo, as opposed to a fault of the store or the machine.
    public var isRefusal: Bool {
        switch self {
        case .changedSince, .undoneElsewhere: true
        case .damaged, .clockOutOfRange, .noCounters, .missingEdits, .tooManyRows, .copied, .rolledBack: false
        }
    }
}

/// Error messages of the journal.
enum JournalPhrases {
    static func changedSince(_ subject: Phrase) -> Phrase {
        Phrase(
            "Nothing was undone or redone: \(subject) was moved, filled or removed since, in another place. See “history” there.",
            .ko("그 뒤 다른 화면에서 \(subject)의 위치나 내용이 바뀌어, 되돌리거나 다시 실행하지 않았습니다. 그 화면의 history를 확인하세요."),
            .ja("元に戻すことも、やり直すこともしませんでした。その後、別の画面で\(subject)が移動、入力、または削除されています。その画面の history を確認してください。"))
    }

    static let undoneElsewhere = Phrase(
        "This place began with that edit. It can be undone where the place was made.",
        .ko("이 화면은 그 편집으로 만들어졌습니다. 이 화면을 만든 곳에서 되돌릴 수 있습니다."), .ja("この画面はその編集で作られました。作った場所で元に戻せます。"))

    static func damaged(_ number: Int) -> Phrase {
        Phrase(
            "The record of edit \(number) is damaged, so it was left as it is. Your data is not affected.",
            .ko("편집 \(number)의 기록이 손상되어 그대로 두었습니다. 데이터에는 영향이 없습니다."),
            .ja("編集\(number)の記録が破損しているため、そのままにしました。データに影響はありません。"))
    }

    static let clockOutOfRange = Phrase(
        "The clock of this machine shows a time that cannot be recorded, so nothing was saved. Set the clock.",
        .ko("이 컴퓨터의 시각은 기록할 수 없는 값이므로 저장하지 않았습니다. 시계를 맞추세요."),
        .ja("このコンピューターの時計が記録できない時刻を指しているため、保存しませんでした。時計を合わせてください。"))

    static let noCounters = Phrase(
        "The store has lost the counters of its edits, so nothing was saved. Put back a copy of it.",
        .ko("저장소에서 편집 번호를 찾을 수 없어 저장하지 않았습니다. 저장소의 사본을 복원하세요."),
        .ja("データから編集の番号が失われているため、保存しませんでした。データのコピーを復元してください。"))

    static func missingEdits(_ count: Int, path: String) -> Phrase {
        let log = CompanionFile.log.path(beside: path)
        return Phrase(
            """
            The newest edits in \(path) are missing, \(count) in all: its log “\(log)” was damaged or removed, or an older copy \
            was put in its place. If you have a better copy of both files, put it back now. Start again to go on with what \
            is there.
            """,
            .ko(
                """
                \(path)의 마지막 편집 \(count)개가 없습니다. 로그 “\(log)”이 손상되거나 삭제되었거나, 예전 사본으로 바뀌었습니다. 두 파일의 더 온전한 \
                사본이 있으면 지금 복원하세요. 다시 시작하면 현재 데이터로 계속합니다.
                """),
            .ja(
                """
                \(path) の最後の編集\(count)件がありません。ログ「\(log)」が破損したか削除されたか、古いコピーに置き換えられています。両方の\
                ファイルのより完全なコピーがあれば、今すぐ復元してください。もう一度起動すると、現在のデータで続けます。
                """))
    }

    static let tooManyRows = Phrase(
        "This store has no numbers left for new entries, so nothing was saved. A copy of its file has new ones.",
        .ko("새 항목에 부여할 번호가 이 저장소에 남아 있지 않아 저장하지 않았습니다. 파일을 복사하면 새 번호를 쓸 수 있습니다."),
        .ja("このデータには新しい項目に付ける番号が残っていないため、保存しませんでした。ファイルをコピーすると新しい番号が使えます。"))

    static let copied = Phrase(
        "Another copy of this store has edited under the same name, so nothing was exchanged.",
        .ko("이 저장소의 다른 사본이 같은 이름으로 편집했기 때문에 아무것도 주고받지 않았습니다."),
        .ja("このデータの別のコピーが同じ名前で編集しているため、何もやり取りしませんでした。"))

    static let rolledBack = Phrase(
        "Edits of this store are elsewhere, but not here any more, so nothing was exchanged.",
        .ko("이 저장소의 편집 중 일부가 다른 곳에는 있으나 여기에는 없어서, 아무것도 주고받지 않았습니다."),
        .ja("このデータの編集の一部が別の場所にはあるのにここにはないため、何もやり取りしませんでした。"))
}
