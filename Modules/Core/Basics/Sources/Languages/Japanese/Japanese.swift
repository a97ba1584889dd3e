/// Japanese: its name, punctuation, date format, words for yes and no, and line breaking.
public enum Japanese: Tongue {
    /// The code `ja`.
    public static let code = "ja"
    /// The language's name: Japanese.
    public static var name: Phrase { Phrase("Japanese", .ko("일본어"), .ja("日本語")) }
    /// The quotation marks `「` and `」`.
    public static var quotes: (String, String) { ("「", "」") }
    /// The ideographic comma `、`.
    public static var comma: String { "、" }
    /// An empty string: sentences follow each other without a space.
    public static var sentenceSpace: String { "" }
    /// The ideographic full stop `。`.
    public static var fullStop: String { "。" }
    /// A slash.
    public static var dateSeparator: Character { "/" }
    /// The month before the day.
    public static var dateOrder: DateOrder? { .monthFirst }
    /// The word `はい`.
    public static var yes: [String] { ["はい"] }
    /// The word `いいえ`.
    public static var no: [String] { ["いいえ"] }
    /// `true`: letters are twice as wide as Latin ones.
    public static var hasWideLetters: Bool { true }

    /// Inserts U+200B where a line may break: between two characters of which at least one is Japanese, but not before
    /// closing punctuation or small kana, nor after opening brackets.
    public static func markingBreaks(in text: String) -> String {
        var result = ""
        for character in text {
            let mayBegin = !"、。，．：！？」』）］ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character)
            if let last = result.last, last.isJapanese || character.isJapanese, mayBegin, !" 「『（［".contains(last) {
                result += "\u{200B}"
            }
            result.append(character)
        }
        return result
    }
}

extension Language {
    /// The language Japanese.
    public static let japanese = Language(Japanese.self)
}

extension Translation {
    /// Creates the Japanese translation of a phrase.
    public static func ja(_ text: @autoclosure @escaping @Sendable () -> Wording<Japanese>) -> Translation {
        Translation(text)
    }
}

extension Wording.StringInterpolation where T == Japanese {
    /// Appends a number with the counter for things: `8つ`, and `10個` for a number that つ does not count.
    public mutating func appendInterpolation(counting count: Int) {
        appendLiteral((1...9).contains(count) ? "\(count)つ" : "\(count)個")
    }
}

extension Character {
    fileprivate var isJapanese: Bool {
        unicodeScalars.first.map { (0x3000...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
            ?? false
    }
}
