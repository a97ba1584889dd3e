public import Arguments
import Languages

/// The number of a suggestion in the displayed list.
public struct SuggestionNumber: Hashable, Sendable {
    /// The number, from 1.
    public let value: Int

    /// Parses a typed number.
    ///
    /// - Throws: ``SuggestionsError/notANumber(_:)``.
    public init(_ text: String) throws(SuggestionsError) {
        guard let value = Int(typed: text) else { throw .notANumber(text) }
        self.value = value
    }
}

extension Argument where Value == SuggestionNumber {
    /// The number of a suggestion.
    public static var suggestion: Argument {
        Argument(SuggestionPhrases.number, example: Phrase(verbatim: "2"), SuggestionNumber.init)
    }
}
