public import Languages
public import MandalartDomainInterface

/// The reason why there is no suggestion, or why one was not accepted. The data is unchanged.
public enum SuggestionsError: Explained, Hashable {
    /// A text that is not a whole number.
    case notANumber(String)
    /// No suggestion has this number; with the valid ones.
    case noSuchNumber(Int, of: [Int])
    /// The cell is not empty.
    case filled(CellTarget)
    /// No cell is empty.
    case nothingEmpty
    /// All known suggestions were shown.
    case noMore
}

extension SuggestionsError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .notANumber(let text): SuggestionPhrases.notANumber(text)
        case .noSuchNumber(let number, let known): SuggestionPhrases.noSuchNumber(number, of: known)
        case .filled(let cell): SuggestionPhrases.filled(cell.sentenceName)
        case .nothingEmpty: SuggestionPhrases.nothingEmpty
        case .noMore: SuggestionPhrases.noMore
        }
    }
}
