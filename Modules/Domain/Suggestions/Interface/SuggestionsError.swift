public import Languages
public import MandalartDomainInterface

/// Why nothing is suggested, or a suggestion not taken. The data is as it was.
public enum SuggestionsError: Explained, Hashable {
    /// No whole number.
    case notANumber(String)
    /// No suggestion has this number; those that there are.
    case noSuchNumber(Int, of: [Int])
    /// The cell holds something.
    case filled(CellTarget)
    /// No cell is empty.
    case nothingEmpty
    /// All was shown that is known.
    case noMore
}

extension SuggestionsError {
    /// One line for a person, with what to do.
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
