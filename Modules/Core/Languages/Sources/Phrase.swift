/// Something that a person reads, in every language of the program. A phrase without one of them does not compile.
///
///     static func coreGoalIs(_ title: String) -> Phrase {
///         Phrase(en: "The core goal is \(title).", ko: "핵심 목표는 \(title, .copula).", ja: "中心目標は\(title)です。")
///     }
///
/// Each module keeps its phrases in one file, in an enum of static members, so that they go with it.
public struct Phrase: Hashable, Sendable {
    /// In English.
    public let english: String
    /// In Korean.
    public let korean: String
    /// In Japanese.
    public let japanese: String

    /// Called in the phrases of a module. See ``Wording`` for what can stand in a text.
    public init(en: Wording<English>, ko: Wording<Korean>, ja: Wording<Japanese>) {
        (english, korean, japanese) = (en.text, ko.text, ja.text)
    }

    /// What is the same in every language: a name, a number, a person's own text, the system's own sentence.
    public init(verbatim text: String) {
        (english, korean, japanese) = (text, text, text)
    }

    /// The text for a reader. Called by whatever shows it, last.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .korean: korean
        case .japanese: japanese
        }
    }

    /// Two sentences, one after the other.
    public func followed(by next: Phrase) -> Phrase {
        Phrase(en: "\(self) \(next)", ko: "\(self) \(next)", ja: "\(self)\(next)")
    }
}
