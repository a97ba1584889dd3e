/// The text of a phrase in one language, written as a literal. A phrase in it speaks the same language, and
/// `\(quoted: title)` has the quotes of the language around it. A language may add more of its own.
public struct Wording<T: Tongue>: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Takes a literal without values.
    public init(stringLiteral text: String) {
        self.text = text
    }

    /// Takes a literal with values in it.
    public init(stringInterpolation interpolation: StringInterpolation) {
        text = interpolation.text
    }

    /// The builder of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Starts with an empty text; the numbers are hints that are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds the literal text between the values.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Adds a value as it describes itself: a text, a number.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description
        }

        /// Adds a phrase in this language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            text += phrase.text(in: Language(T.self))
        }

        /// Adds what an error says in this language.
        public mutating func appendInterpolation(_ error: some Explained) {
            text += error.explanation.text(in: Language(T.self))
        }

        /// Adds words that are cited, in quotes.
        public mutating func appendInterpolation(quoted words: some CustomStringConvertible) {
            text += "\(T.quotes.0)\(words)\(T.quotes.1)"
        }

        /// Adds words one after another, with commas between them.
        public mutating func appendInterpolation(list words: [String]) {
            text += words.joined(separator: T.comma)
        }

        /// Adds phrases one after another, with commas between them.
        public mutating func appendInterpolation(list phrases: [Phrase]) {
            text += phrases.map { $0.text(in: Language(T.self)) }.joined(separator: T.comma)
        }
    }
}
