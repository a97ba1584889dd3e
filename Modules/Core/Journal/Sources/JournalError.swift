public import Languages

/// Why an edit could not be made, undone or redone. Nothing is changed then.
public enum JournalError: Explained, Equatable {
    /// What the edit placed or removed was placed or removed again since.
    case changedSince(Phrase)
    /// The edit made the place in which it was to be undone.
    case undoneElsewhere
    /// The record of an edit does not read as it was written.
    case damaged(edit: Int)
    /// The wall clock shows a time that no edit can have.
    case clockOutOfRange
    /// So many edits that were acknowledged are not in the store any more.
    case missingEdits(Int, path: String)
    /// A store has made all the rows that it can give identities to.
    case tooManyRows

    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .changedSince(let subject): JournalPhrases.changedSince(subject)
        case .undoneElsewhere: JournalPhrases.undoneElsewhere
        case .damaged(let number): JournalPhrases.damaged(number)
        case .clockOutOfRange: JournalPhrases.clockOutOfRange
        case .missingEdits(let count, let path): JournalPhrases.missingEdits(count, path: path)
        case .tooManyRows: JournalPhrases.tooManyRows
        }
    }

    /// Whether the edit was refused; otherwise the store or the machine is not in order.
    public var isRefusal: Bool {
        switch self {
        case .changedSince, .undoneElsewhere: true
        case .damaged, .clockOutOfRange, .missingEdits, .tooManyRows: false
        }
    }
}
