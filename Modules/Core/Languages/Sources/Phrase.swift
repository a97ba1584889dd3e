/// A text for people, in English and in the project's other languages.
///
///     static func coreGoalIs(_ title: String) -> Phrase {
///         Phrase("The core goal is \(title).", .de("Das Kernziel ist \(title)."))
///     }
///
/// Each module keeps its phrases in one file, as static members of an enum. A text is put together only when it is read
/// in its language. English replaces a missing translation, and `rib check` reports it.
///
/// Two phrases are equal if their texts in every language of the project are, so that a test compares all of them.
public struct Phrase: Sendable {
    private enum Source: Sendable {
        case verbatim(String)
        case translated(@Sendable () -> Wording<English>, [Translation])
        case made(@Sendable (Language) -> String)
    }

    private let source: Source

    /// A phrase with an English text and its translations. ``Wording`` lists the interpolations of a text.
    public init(
        _ english: @autoclosure @escaping @Sendable () -> Wording<English>, _ translations: Translation...
    ) {
        source = .translated(english, translations)
    }

    /// A text that is the same in every language: a name, a number, a person's own text, an error message of the
    /// system.
    public init(verbatim text: String) {
        source = .verbatim(text)
    }

    /// Words to type, which are the same in every language: `open 1`.
    public init(typed words: String) {
        source = .verbatim(words)
    }

    /// Values in a pattern of punctuation that is the same in every language: `<\(name)>`. A phrase in it is
    /// translated.
    public init(pattern: Pattern) {
        source = .made { pattern.text(in: $0) }
    }

    /// A text that is formatted for a language, such as a date.
    public init(made text: @escaping @Sendable (Language) -> String) {
        source = .made(text)
    }

    /// Returns the text in a language.
    public func text(in language: Language) -> String {
        switch source {
        case .verbatim(let text): text
        case .translated(let english, let translations):
            translations.first { $0.language == language }?.text ?? english().text
        case .made(let text): text(language)
        }
    }

    /// The English text.
    public var english: String { text(in: .english) }

    /// Returns the phrase with another sentence after it.
    public func followed(by next: Phrase) -> Phrase {
        Phrase(made: { "\(self.text(in: $0))\($0.tongue.sentenceSpace)\(next.text(in: $0))" })
    }
}

extension Phrase: Hashable {
    /// Compares the texts in every language of the project.
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

/// A phrase's text in one language other than English. Each language declares its own function: `.de("Ziel")`.
public struct Translation: Sendable {
    let language: Language
    private let wording: @Sendable () -> String

    /// A translation whose text is put together when it is read.
    public init<T: Tongue>(_ wording: @escaping @Sendable () -> Wording<T>) {
        language = Language(T.self)
        self.wording = { wording().text }
    }

    var text: String { wording() }
}
