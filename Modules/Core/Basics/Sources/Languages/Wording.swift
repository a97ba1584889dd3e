/// The text of a phrase in one language, written as a literal. An interpolated phrase is translated to the same
/// language, and `\(quoted: title)` uses the language's quotation marks. A language may add further interpolations.
public struct Wording<T: Tongue>: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a text without values.
    public init(stringLiteral text: String) {
        self.text = text
    }

    /// Creates a text with values.
    public init(stringInterpolation interpolation: StringInterpolation) {
        text = interpolation.text
    }

    /// The builder of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Creates an empty builder; the capacities are ignored.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends the literal text between values.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Appends the description of a value, such as a string or a number.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description
        }

        /// Appends a phrase in this language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            text += phrase.text(in: Language(T.self))
        }

        /// Appends the message of an error in this language.
        public mutating func appendInterpolation(_ error: some Explained) {
            text += error.explanation.text(in: Language(T.self))
        }

        /// Appends words in the language's quotation marks.
        public mutating func appendInterpolation(quoted words: some CustomStringConvertible) {
            text += "\(T.quotes.0)\(words)\(T.quotes.1)"
        }

        /// Appends words, separated by the language's comma.
        public mutating func appendInterpolation(list words: [String]) {
            text += words.joined(separator: T.comma)
        }

        /// Appends phrases, separated by the language's comma.
        public mutating func appendInterpolation(list phrases: [Phrase]) {
            text += phrases.map { $0.text(in: Language(T.self)) }.joined(separator: T.comma)
        }
    }
}
