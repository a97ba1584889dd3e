/// A text for people, in English and in the project's other languages.
///
///     static func coreGoalIs(_ title: String) -> Phrase {
///         Phrase("The core goal is \(title).", .de("Das Kernziel ist \(title)."))
///     }
///
/// A module keeps its phrases in files of their own, as static members of enums. A text is put together only when it is
/// needed, in one language. A translation that the phrase does not have may be in the ``TranslationTable`` of the
/// language; otherwise the English text replaces it, and `rib check` reports it.
///
/// Two phrases are equal if their texts are equal in every language of the project, so a test compares all
/// translations.
public struct Phrase: Sendable {
    private enum Source: Sendable {
        case verbatim(String)
        case translated(@Sendable () -> Wording<English>, [Translation])
        case made(@Sendable (Language) -> String)
    }

    private let source: Source

    /// Creates a phrase from an English text and its translations. See ``Wording`` for the interpolations that a text
    /// may have.
    public init(
        _ english: @autoclosure @escaping @Sendable () -> Wording<English>, _ translations: Translation...
    ) {
        source = .translated(english, translations)
    }

    /// Creates a phrase that is the same in every language, such as a name, a number, a person's own text, or an error
    /// message of the system.
    public init(verbatim text: String) {
        source = .verbatim(text)
    }

    /// Creates a phrase of words to type, which are the same in every language, such as `open 1`.
    public init(typed words: String) {
        source = .verbatim(words)
    }

    /// Creates a phrase of values in a pattern of punctuation that is the same in every language, such as `<\(name)>`.
    /// Phrases in the pattern are translated.
    public init(pattern: Pattern) {
        source = .made { pattern.text(in: $0) }
    }

    /// Creates a phrase whose text is formatted for each language, such as a date.
    public init(made text: @escaping @Sendable (Language) -> String) {
        source = .made(text)
    }

    /// Returns the text in a language; the English text if there is no translation.
    public func text(in language: Language) -> String {
        switch source {
        case .verbatim(let text): text
        case .translated(let english, let translations):
            translations.first { $0.language == language }?.text() ?? Self.text(of: english(), in: language)
        case .made(let text): text(language)
        }
    }

    /// Returns the text of a wording that the table of a language has; otherwise the English text.
    private static func text(of wording: Wording<English>, in language: Language) -> String {
        language.tongue.table.text(of: wording, in: language) ?? wording.text
    }

    /// The English text.
    public var english: String { text(in: .english) }

    /// Returns phrases as sentences one after the other; `nil` if there are none.
    public static func sentences(_ phrases: [Phrase]) -> Phrase? {
        phrases.first.map { first in phrases.dropFirst().reduce(first) { $0.followed(by: $1) } }
    }

    /// Returns the phrase followed by another one, as two sentences. A first sentence without a full stop, such as one
    /// that ends with a list, gets one.
    public func followed(by next: Phrase) -> Phrase {
        Phrase(made: { language in
            let (first, tongue) = (self.text(in: language), language.tongue)
            let stop = first.isEndOfSentence ? "" : tongue.fullStop
            return "\(first)\(stop)\(tongue.sentenceSpace)\(next.text(in: language))"
        })
    }
}

extension String {
    /// Whether the text ends with a mark after which a new sentence may begin, also one in quotes or parentheses.
    fileprivate var isEndOfSentence: Bool {
        guard let last = last(where: { !"”’\"'」』）)".contains($0) && !$0.isWhitespace }) else { return true }
        return ".!?…:。！？：".contains(last)
    }
}

extension Phrase: Hashable {
    /// Returns whether the texts are equal in every language of the project.
    public static func == (left: Phrase, right: Phrase) -> Bool {
        Language.allCases.allSatisfy { left.text(in: $0) == right.text(in: $0) }
    }

    /// Hashes the English text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(english)
    }
}

extension Phrase: CustomDebugStringConvertible {
    /// The English text, for failed tests.
    public var debugDescription: String { english }
}

/// A phrase's text in one language other than English. Each language has a function that creates its translations:
/// `.de("Ziel")`.
public struct Translation: Sendable {
    let language: Language
    let text: @Sendable () -> String

    /// Creates a translation whose text is put together when it is needed.
    public init<T: Tongue>(_ wording: @escaping @Sendable () -> Wording<T>) {
        language = Language(T.self)
        text = { wording().text }
    }
}
