/// English, the language that every program has.
public enum English: Tongue {
    /// The code `en`.
    public static let code = "en"
    /// The language's name: English.
    public static var name: Phrase { Phrase("English", .ko("영어"), .ja("英語")) }
    /// The words `y` and `yes`.
    public static var yes: [String] { ["y", "yes"] }
    /// The words `n` and `no`.
    public static var no: [String] { ["n", "no"] }
}

extension Language {
    /// The language English.
    public static let english = Language(English.self)
}

extension Wording.StringInterpolation where T == English {
    /// Appends words as alternatives, such as `set, settings or show`.
    public mutating func appendInterpolation(oneOf words: [String]) {
        appendValue { language in
            guard language == .english, words.count > 1, let last = words.last else {
                return words.joined(separator: language.tongue.comma)
            }
            return "\(words.dropLast().joined(separator: ", ")) or \(last)"
        }
    }

    /// Appends a phrase in English, preceded by its article: `a position`, `an item`.
    public mutating func appendInterpolation(a phrase: Phrase) {
        appendValue { language in
            let words = phrase.text(in: language)
            guard language == .english else { return words }
            return words.first.map { "aeiou".contains($0) } == true ? "an \(words)" : "a \(words)"
        }
    }
}
