/// Values with punctuation that is the same in every language, such as `<\(name)>`. See ``Phrase/init(pattern:)``.
public struct Pattern: ExpressibleByStringInterpolation, Sendable {
    private let pieces: [Piece]

    fileprivate enum Piece: Sendable {
        case text(String)
        case phrase(Phrase)
        case quoted(String)
    }

    /// Creates a pattern without values.
    public init(stringLiteral text: String) {
        pieces = [.text(text)]
    }

    /// Creates a pattern with values.
    public init(stringInterpolation interpolation: StringInterpolation) {
        pieces = interpolation.pieces
    }

    func text(in language: Language) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .phrase(let phrase): phrase.text(in: language)
            case .quoted(let words): "\(language.tongue.quotes.0)\(words)\(language.tongue.quotes.1)"
            }
        }.joined()
    }

    /// The builder of an interpolated pattern.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [Piece] = []

        /// Creates an empty builder; the capacities are ignored.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends punctuation.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.text(literal))
        }

        /// Appends the description of a value, such as a string or a number.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            pieces.append(.text(value.description))
        }

        /// Appends a phrase, which is translated when the text is requested in a language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            pieces.append(.phrase(phrase))
        }

        /// Appends the message of an error, which is translated.
        public mutating func appendInterpolation(_ error: some Explained) {
            pieces.append(.phrase(error.explanation))
        }

        /// Appends quoted words, in the quotation marks of the language.
        public mutating func appendInterpolation(quoted words: some CustomStringConvertible) {
            pieces.append(.quoted(words.description))
        }
    }
}
