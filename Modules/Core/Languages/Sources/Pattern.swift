/// Signs around values, which are the same in every language. See ``Phrase/init(pattern:)``.
public struct Pattern: ExpressibleByStringInterpolation, Sendable {
    private let pieces: [Piece]

    fileprivate enum Piece: Sendable {
        case text(String)
        case phrase(Phrase)
        case quoted(String)
    }

    /// Takes signs without values.
    public init(stringLiteral text: String) {
        pieces = [.text(text)]
    }

    /// Takes signs with values between them.
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

    /// The builder of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [Piece] = []

        /// Starts without a piece; the numbers are hints that are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds signs.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.text(literal))
        }

        /// Adds a value as it describes itself: a text, a number.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            pieces.append(.text(value.description))
        }

        /// Adds a phrase.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            pieces.append(.phrase(phrase))
        }

        /// Adds what an error says.
        public mutating func appendInterpolation(_ error: some Explained) {
            pieces.append(.phrase(error.explanation))
        }

        /// Adds words that are cited, in the quotes of the language.
        public mutating func appendInterpolation(quoted words: some CustomStringConvertible) {
            pieces.append(.quoted(words.description))
        }
    }
}
