/// Something that a person reads, in English and in whatever other languages the project speaks.
///
///     static func coreGoalIs(_ title: String) -> Phrase {
///         Phrase("The core goal is \(title).", .de("Das Kernziel ist \(title)."))
///     }
///
/// Each module keeps its phrases in one file, in an enum of static members, so that they go with it. The text of a
/// language is put together when a reader of it asks. English serves where a translation is missing, and `rib check` says
/// where.
///
/// Two phrases are equal when they have the same text in every language of the project, so that a test compares all of
/// what is said.
public struct Phrase: Sendable {
    private enum Source: Sendable {
        case verbatim(String)
        case translated(@Sendable () -> Wording<English>, [Translation])
        case made(@Sendable (Language) -> String)
    }

    private let source: Source

    /// A phrase with an English text and its translations. ``Wording`` lists the interpolations that a text can have.
    public init(
        _ english: @autoclosure @escaping @Sendable () -> Wording<English>, _ translations: Translation...
    ) {
        source = .translated(english, translations)
    }

    /// A text that is the same in every language: a name, a number, a person's own text, the system's own sentence.
    public init(verbatim text: String) {
        source = .verbatim(text)
    }

    /// Words that a person types, which are the same in every language: `open 1`.
    public init(typed words: String) {
        source = .verbatim(words)
    }

    /// Values in a pattern of signs that is the same in every language: `<\(name)>`. A phrase in it is read in the
    /// reader's language.
    public init(pattern: Pattern) {
        source = .made { pattern.text(in: $0) }
    }

    /// A text that is made for a language by what that declares of itself: a date, for example.
    public init(made text: @escaping @Sendable (Language) -> String) {
        source = .made(text)
    }

    /// The text in a language.
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

    /// Two sentences, one after the other.
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

/// The text of a phrase in one language besides English. The language declares how it is written: `.de("Ziel")`.
public struct Translation: Sendable {
    let language: Language
    private let wording: @Sendable () -> String

    /// The text of a language, which is put together when it is read.
    public init<T: Tongue>(_ wording: @escaping @Sendable () -> Wording<T>) {
        language = Language(T.self)
        self.wording = { wording().text }
    }

    var text: String { wording() }
}
