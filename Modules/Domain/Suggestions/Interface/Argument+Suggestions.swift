public import Basics

/// The number of a suggestion in the displayed list.
public struct SuggestionNumber: Hashable, Sendable {
    /// The number as it is typed. Suggestions are numbered from 1.
    public let value: Int

    /// Parses a typed number, which need not be in the list.
    ///
    /// - Throws: ``SuggestionsError/notANumber(_:)`` for a text that is not a whole number.
    public init(_ text: String) throws(SuggestionsError) {
        guard let value = Int(typed: text) else { throw .notANumber(text) }
        self.value = value
    }
}

extension Argument where Value == SuggestionNumber {
    /// The argument for the number of a suggestion.
    public static var suggestion: Argument {
        Argument(SuggestionPhrases.number, example: Phrase(verbatim: "2"), SuggestionNumber.init)
    }
}
