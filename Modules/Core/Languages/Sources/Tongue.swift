/// A language as a type: all that the program has to know of it. What it does not declare, English decides.
///
/// Its declarations are in a file of its own, with the texts of its translations:
///
///     public enum German: Tongue {
///         public static let code = "de"
///         public static var name: Phrase { Phrase("German", .de("Deutsch")) }
///     }
///
///     extension Translation {
///         public static func de(_ text: @autoclosure @escaping @Sendable () -> Wording<German>) -> Translation {
///             Translation(text)
///         }
///     }
public protocol Tongue: SendableMetatype {
    /// The ISO 639-1 code.
    static var code: String { get }
    /// The name of the language, in each language.
    static var name: Phrase { get }
    /// The quotation marks.
    static var quotes: (String, String) { get }
    /// The separator of the words of a list.
    static var comma: String { get }
    /// The separator of two sentences.
    static var sentenceSpace: String { get }
    /// The separator of year, month and day.
    static var dateSeparator: Character { get }
    /// The answers that agree, in lower case.
    static var yes: [String] { get }
    /// The answers that refuse, in lower case.
    static var no: [String] { get }
    /// Whether the letters are twice as wide as Latin ones, so that few words fit on a line.
    static var hasWideLetters: Bool { get }

    /// Marks with U+200B where a line of the text may break besides its spaces.
    static func markingBreaks(in text: String) -> String

    /// The Latin letters on the keys that typed a text while the input method of the language was on; `nil` for a text
    /// that it does not type.
    static func latinLetters(typedAs text: String) -> String?
}

extension Tongue {
    /// `“` and `”`.
    public static var quotes: (String, String) { ("“", "”") }
    /// A comma and a space.
    public static var comma: String { ", " }
    /// A space.
    public static var sentenceSpace: String { " " }
    /// A hyphen, as in ISO 8601.
    public static var dateSeparator: Character { "-" }
    /// None but the English ones, which every program understands.
    public static var yes: [String] { [] }
    /// None but the English ones, which every program understands.
    public static var no: [String] { [] }
    /// `false`.
    public static var hasWideLetters: Bool { false }

    /// The text as it is.
    public static func markingBreaks(in text: String) -> String { text }

    /// `nil`, for a language that is typed in Latin letters.
    public static func latinLetters(typedAs text: String) -> String? { nil }
}
