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
        appendInterpolation(list: words.count < 2 ? words : Array(words.dropLast()))
        if words.count > 1, let last = words.last { appendLiteral(" or \(last)") }
    }

    /// Appends a phrase in English, preceded by its article: `a position`, `an item`.
    public mutating func appendInterpolation(a phrase: Phrase) {
        let words = phrase.english
        appendLiteral(words.first.map { "aeiou".contains($0) } == true ? "an \(words)" : "a \(words)")
    }
}
