/// A page of help about a kind of value that many commands take, such as days: what can be typed, and what it means.
public struct HelpTopic: Sendable {
    /// A text that can be typed, and its meaning.
    public struct Form: Equatable, Sendable {
        /// The text, in the words of each language.
        public let typed: Phrase
        /// The meaning of the text that is typed in the same language.
        public let meaning: Phrase

        /// Creates a form.
        public init(_ typed: Phrase, meaning: Phrase) {
            (self.typed, self.meaning) = (typed, meaning)
        }
    }

    /// The words after `help` that name the topic, separated by spaces. In English, the first is its name.
    private let words: Phrase
    /// A sentence about all forms.
    public let summary: Phrase
    private let makeForms: @Sendable (_ today: Day) -> [Form]

    /// Creates a topic. `forms` returns what can be typed, in order, with what it means on a given day; a form that a
    /// language does not have is empty in that language.
    public init(_ words: Phrase, summary: Phrase, forms: @escaping @Sendable (_ today: Day) -> [Form]) {
        (self.words, self.summary, makeForms) = (words, summary, forms)
    }

    /// The name of the topic, as `help` takes it.
    public var name: String { words.english.split(separator: " ").first.map(String.init) ?? "" }

    /// Returns whether a word names the topic in any of the project's languages.
    public func isNamed(_ word: String) -> Bool { words.isWord(word.halfWidth.lowercased()) }

    /// Returns the forms that a language has, with their meanings on a day.
    public func forms(in language: Language, on today: Day) -> [Form] {
        makeForms(today).filter { !$0.typed.text(in: language).isEmpty }
    }
}
