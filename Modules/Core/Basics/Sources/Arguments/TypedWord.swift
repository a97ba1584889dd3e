/// A word of a line, as a person typed it.
public struct TypedWord: Sendable {
    /// The word, without the quotes around it.
    public let text: String
    /// The quote before and after the word; `nil` if the word was typed without quotes.
    public let quote: Character?
    /// The word with all its quotes, also those around its beginning, as in `"yes"-man`.
    package let literal: String
    /// Whether the word comes after `--`, so that it is no option whatever it begins with.
    package private(set) var isPlain = false
    /// The white space between the preceding word and this one.
    package let space: String

    /// Creates a word, by default without quotes.
    public init(_ text: String, in quote: Character? = nil) {
        self.init(text, in: quote, literal: quote.map { "\($0)\(text)\($0)" } ?? text, after: " ")
    }

    /// Creates a word with its form in the line, and the white space before it.
    package init(_ text: String, in quote: Character?, literal: String, after space: String) {
        (self.text, self.quote, self.literal, self.space) = (text, quote, literal, space)
    }

    /// The word as one that comes after `--`.
    package var plain: TypedWord {
        var word = self
        word.isPlain = true
        return word
    }
}

extension TypedWord: Hashable {
    /// Returns whether the words are the same in the same quotes, whatever white space is before them.
    public static func == (left: TypedWord, right: TypedWord) -> Bool {
        left.literal == right.literal && left.text == right.text && left.quote == right.quote
    }

    /// Hashes the word with its quotes.
    public func hash(into hasher: inout Hasher) { hasher.combine(literal) }
}

extension TypedWord: ExpressibleByStringLiteral {
    /// Creates a word without quotes.
    public init(stringLiteral text: String) { self.init(text) }
}

extension Collection<TypedWord> {
    /// The words as one text. Quotes around the whole text are not part of it, but those around some of its words are:
    /// `"Run 5 km"` is the text `Run 5 km`, and `Say "yes" daily` is the text as it was typed. Single spaces separate the
    /// words.
    public var text: String { text { _ in " " } }

    /// The words as one text like ``text``, with the white space that was typed between them.
    package var textWithSpaces: String { text(separator: \.space) }

    private func text(separator: (TypedWord) -> String) -> String {
        guard let first else { return "" }
        if count == 1, first.quote != nil { return first.text }
        return dropFirst().reduce(first.literal) { "\($0)\(separator($1))\($1.literal)" }
    }
}
