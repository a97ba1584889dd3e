public import Languages

/// The reason that an edit was not made, undone or redone. Nothing is changed then.
public enum JournalError: Explained, Equatable {
    /// A row of the edit was moved, deleted or restored since.
    case changedSince(Phrase)
    /// The edit created its own scope, so it has to be undone in another one.
    case undoneElsewhere
    /// The record of an edit fails its checksum.
    case damaged(edit: Int)
    /// The wall clock is out of range: before 1970 or after 6429.
    case clockOutOfRange
    /// The journal's own row is missing, or its counter is exhausted.
    case noStore
    /// A number of acknowledged edits is missing from the store.
    case missingEdits(Int, path: String)
    /// The replica has used up its row identities.
    case tooManyRows

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .changedSince(let subject): JournalPhrases.changedSince(subject)
        case .undoneElsewhere: JournalPhrases.undoneElsewhere
        case .damaged(let number): JournalPhrases.damaged(number)
        case .clockOutOfRange: JournalPhrases.clockOutOfRange
        case .noStore: JournalPhrases.noStore
        case .missingEdits(let count, let path): JournalPhrases.missingEdits(count, path: path)
        case .tooManyRows: JournalPhrases.tooManyRows
        }
    }

    /// Whether the edit was rejected, as opposed to prevented by a fault of the store or the machine.
    public var isRefusal: Bool {
        switch self {
        case .changedSince, .undoneElsewhere: true
        case .damaged, .clockOutOfRange, .noStore, .missingEdits, .tooManyRows: false
        }
    }
}
