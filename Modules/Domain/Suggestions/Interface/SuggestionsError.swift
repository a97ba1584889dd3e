public import Basics
public import MandalartDomainInterface

/// The reason why there is no suggestion, or why a suggestion could not be used. The data is unchanged.
public enum SuggestionsError: Explained, Hashable {
    /// A text that is not a whole number, where the number of a suggestion is expected.
    case notANumber(String)
    /// No suggestion has the typed number. The second value lists the valid numbers.
    case noSuchNumber(Int, of: [Int])
    /// The cell is not empty, so it gets no suggestions.
    case filled(CellTarget)
    /// No cell is empty, so there is nothing to suggest.
    case nothingEmpty
    /// All suggestions of the sources were already shown.
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
