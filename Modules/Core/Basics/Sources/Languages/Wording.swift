/// The text of a phrase in one language, written as a literal. An interpolated phrase is translated to the same
/// language, and `\(quoted: title)` uses the language's quotation marks. A language may add further interpolations.
public struct Wording<T: Tongue>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// In English, the text with `%1` for its first value, and so on, and with `%%` for a percent sign. See
    /// ``TranslationTable``.
    let pattern: String
    /// In English, a function for each value, which returns the value's text in a language.
    let values: [@Sendable (Language) -> String]

    /// Creates a text without values.
    public init(stringLiteral text: String) {
        (self.text, pattern, values) = (text, Self.isListed ? text.doublingPercentSigns : "", [])
    }

    /// Creates a text with values.
    public init(stringInterpolation interpolation: StringInterpolation) {
        (text, pattern, values) = (interpolation.text, interpolation.pattern, interpolation.values)
    }

    /// Whether texts of this language are what a ``TranslationTable`` lists.
    private static var isListed: Bool { T.self == English.self }

    /// The builder of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var pattern = ""
        fileprivate var values: [@Sendable (Language) -> String] = []

        /// Creates an empty builder; the capacities are ignored.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends the literal text between values.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
            if Wording.isListed { pattern += literal.doublingPercentSigns }
        }

        /// Appends a value, made in the language of the text. An interpolation that a language adds must call this
        /// method exactly once.
        public mutating func appendValue(_ value: @escaping @Sendable (Language) -> String) {
            text += value(Language(T.self))
            guard Wording.isListed else { return }
            values.append(value)
            pattern += "%\(values.count)"
        }

        /// Appends the description of a value, such as a string or a number.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            let words = value.description
            appendValue { _ in words }
        }

        /// Appends a phrase in this language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            appendValue { phrase.text(in: $0) }
        }

        /// Appends the message of an error in this language.
        public mutating func appendInterpolation(_ error: some Explained) {
            appendInterpolation(error.explanation)
        }

        /// Appends words in the language's quotation marks.
        public mutating func appendInterpolation(quoted words: some CustomStringConvertible) {
            let words = words.description
            appendValue { "\($0.tongue.quotes.0)\(words)\($0.tongue.quotes.1)" }
        }

        /// Appends words, separated by the language's comma.
        public mutating func appendInterpolation(list words: [String]) {
            appendValue { words.joined(separator: $0.tongue.comma) }
        }

        /// Appends phrases, separated by the language's comma.
        public mutating func appendInterpolation(list phrases: [Phrase]) {
            appendValue { language in
                phrases.map { $0.text(in: language) }.joined(separator: language.tongue.comma)
            }
        }
    }
}

extension String {
    fileprivate var doublingPercentSigns: String {
        utf8.contains(UInt8(ascii: "%")) ? reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) } : self
    }
}
