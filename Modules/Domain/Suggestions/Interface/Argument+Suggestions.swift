public import Arguments
import Languages

/// The number of a suggestion in the list that a person sees.
public struct SuggestionNumber: Hashable, Sendable {
    /// The number, from 1.
    public let value: Int

    /// Parses what a person typed.
    ///
    /// - Throws: ``SuggestionsError/notANumber(_:)``.
    public init(_ text: String) throws(SuggestionsError) {
        guard let value = Int(typed: text) else { throw .notANumber(text) }
        self.value = value
    }
}

extension Argument where Value == SuggestionNumber {
    /// A suggestion by its number.
    public static var suggestion: Argument {
        Argument(SuggestionPhrases.number, example: Phrase(verbatim: "2"), SuggestionNumber.init)
    }
}
