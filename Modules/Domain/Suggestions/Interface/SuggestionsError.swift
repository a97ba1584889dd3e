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
        case .notANumber(let text):
            Phrase(
                "A suggestion is named by its number, not by \(quoted: text).",
                .ko("제안은 번호로 고릅니다. \(quoted: text, .topic) 쓸 수 없습니다."), .ja("候補は番号で選びます。\(quoted: text)は使えません。"))
        case .noSuchNumber(let number, let known): SuggestionPhrases.noSuchNumber(number, of: known)
        case .filled(let cell): SuggestionPhrases.filled(cell.sentenceName)
        case .nothingEmpty:
            Phrase("No cell is empty here.", .ko("빈칸이 없습니다."), .ja("空きマスはありません。"))
        case .noMore:
            Phrase("There are no more suggestions.", .ko("제안이 더 없습니다."), .ja("候補はもうありません。"))
        }
    }
}
