/// A word of a line, as a person typed it.
public struct TypedWord: Hashable, Sendable {
    /// The word, without the quotes around it.
    public let text: String
    /// The quote before and after the word; `nil` if the word was typed without quotes.
    public let quote: Character?

    /// Creates a word, by default without quotes.
    public init(_ text: String, in quote: Character? = nil) {
        (self.text, self.quote) = (text, quote)
    }
}

extension TypedWord: ExpressibleByStringLiteral {
    /// Creates a word without quotes.
    public init(stringLiteral text: String) { self.init(text) }
}

extension Collection<TypedWord> {
    /// The words as one text. Quotes around the whole text are not part of it, but those around some of its words are:
    /// `"Run 5 km"` is the text `Run 5 km`, and `Say "yes" daily` is the text as it was typed. Single spaces separate the
    /// words.
    public var text: String {
        if count == 1, let first { return first.text }
        return map { word in word.quote.map { "\($0)\(word.text)\($0)" } ?? word.text }.joined(separator: " ")
    }
}
