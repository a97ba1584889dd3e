public import Basics

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
        }
    }

    /// Whether the journal refused an undo or a redo, as opposed to a fault of the store or the machine.
    public var isRefusal: Bool {
        switch self {
        case .changedSince, .undoneElsewhere: true
        case .damaged, .clockOutOfRange, .noCounters, .missingEdits, .tooManyRows: false
        }
    }
}
