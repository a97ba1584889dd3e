/// Korean: its name, date format, words for yes and no, and keyboard.
public enum Korean: Tongue {
    /// The code `ko`.
    public static let code = "ko"
    /// The language's name: Korean.
    public static var name: Phrase { Phrase("Korean", .ko("한국어"), .ja("韓国語")) }
    /// A period.
    public static var dateSeparator: Character { "." }
    /// The month before the day.
    public static var dateOrder: DateOrder? { .monthFirst }
    /// The words `네` and `예`.
    public static var yes: [String] { ["네", "예"] }
    /// The words `아니요` and `아니오`.
    public static var no: [String] { ["아니요", "아니오"] }
    /// `true`: letters are twice as wide as Latin ones.
    public static var hasWideLetters: Bool { true }
}

extension Language {
    /// The language Korean.
    public static let korean = Language(Korean.self)
}

extension Translation {
    /// Creates the Korean translation of a phrase. An interpolation adds the form of a particle that matches the
    /// value's final sound: `\(title, .object)`.
    public static func ko(_ text: @autoclosure @escaping @Sendable () -> Wording<Korean>) -> Translation {
        Translation(text)
    }
}

extension Wording.StringInterpolation where T == Korean {
    /// Appends a value, followed by the form of a particle that matches the value's final sound.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ particle: Particle) {
        append(value.description, particle)
    }

    /// Appends a phrase in Korean, followed by the form of a particle that matches the phrase's final sound.
    public mutating func appendInterpolation(_ phrase: Phrase, _ particle: Particle) {
        append(phrase.text(in: .korean), particle)
    }

    /// Appends quoted words, followed by the form of a particle that matches their final sound.
    public mutating func appendInterpolation(quoted words: some CustomStringConvertible, _ particle: Particle) {
        appendInterpolation(quoted: words)
        appendLiteral(particle.form(after: words.description))
    }

    /// Appends words, separated by commas, followed by the form of a particle that matches the last word.
    public mutating func appendInterpolation(list words: [String], _ particle: Particle) {
        appendInterpolation(list: words)
        appendLiteral(particle.form(after: words.last ?? ""))
    }

    private mutating func append(_ words: String, _ particle: Particle) {
        appendLiteral(words)
        appendLiteral(particle.form(after: words))
    }
}
