/// A language as a type, so that a text of one cannot stand where one of another is meant.
public protocol Tongue {
    /// The language.
    static var language: Language { get }
    /// What stands before and after words that are cited.
    static var quotes: (String, String) { get }
    /// What stands between the words of a list.
    static var comma: String { get }
}

/// English, as a type.
public enum English: Tongue {
    /// English.
    public static let language = Language.english
    /// `“` and `”`.
    public static let quotes = ("“", "”")
    /// A comma and a space.
    public static let comma = ", "
}

/// Korean, as a type.
public enum Korean: Tongue {
    /// Korean.
    public static let language = Language.korean
    /// `“` and `”`.
    public static let quotes = ("“", "”")
    /// A comma and a space.
    public static let comma = ", "
}

/// Japanese, as a type.
public enum Japanese: Tongue {
    /// Japanese.
    public static let language = Language.japanese
    /// `「` and `」`.
    public static let quotes = ("「", "」")
    /// An ideographic comma.
    public static let comma = "、"
}

/// The text of a phrase in one language, written as a literal. A phrase in it speaks the same language, and
/// `\(quoted: title)` has the quotes of the language around it. In Korean a value takes the particle that fits its sound:
/// `\(title, .object)`.
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

    /// Gathers the pieces of a literal. Called by the compiler.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var text = ""

        /// Starts with an empty text; the numbers are hints that are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds what stands between the values.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Adds a value as it describes itself: a text, a number.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description
        }

        /// Adds a phrase in this language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            text += phrase.text(in: T.language)
        }

        /// Adds what an error says in this language.
        public mutating func appendInterpolation(_ error: some Explained) {
            text += error.explanation.text(in: T.language)
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
            text += phrases.map { $0.text(in: T.language) }.joined(separator: T.comma)
        }
    }
}

extension Wording.StringInterpolation where T == Korean {
    /// Adds a value with the particle that fits its sound.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ particle: Particle) {
        text += value.description + particle.form(after: value.description)
    }

    /// Adds a phrase with the particle that fits its sound.
    public mutating func appendInterpolation(_ phrase: Phrase, _ particle: Particle) {
        text += phrase.korean + particle.form(after: phrase.korean)
    }

    /// Adds words that are cited, in quotes, with the particle that fits their sound.
    public mutating func appendInterpolation(quoted words: some CustomStringConvertible, _ particle: Particle) {
        appendInterpolation(quoted: words)
        text += particle.form(after: words.description)
    }

    /// Adds words one after another, with commas between them and the particle that fits the sound of the last.
    public mutating func appendInterpolation(list words: [String], _ particle: Particle) {
        appendInterpolation(list: words)
        text += particle.form(after: words.last ?? "")
    }
}
