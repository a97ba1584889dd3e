/// A language as a type: everything that the program needs to know about it. The defaults are those of English.
///
/// A language is declared in its own file, together with the function that makes its translations:
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
    /// The name of the language, translated to every language.
    static var name: Phrase { get }
    /// The opening and the closing quotation mark.
    static var quotes: (String, String) { get }
    /// The separator of list items.
    static var comma: String { get }
    /// The text between two sentences, such as a space.
    static var sentenceSpace: String { get }
    /// The mark at the end of a sentence.
    static var fullStop: String { get }
    /// The separator of year, month and day.
    static var dateSeparator: Character { get }
    /// The order of day and month in a date without a year; `nil` if it depends on the region.
    static var dateOrder: DateOrder? { get }
    /// The words for yes, in lower case.
    static var yes: [String] { get }
    /// The words for no, in lower case.
    static var no: [String] { get }
    /// The texts of phrases that have none of this language themselves.
    static var table: TranslationTable { get }
    /// Whether letters are twice as wide as Latin ones, so that fewer fit on a line.
    static var hasWideLetters: Bool { get }

    /// Returns the text with U+200B (zero-width space) wherever a line may break other than at a space.
    static func markingBreaks(in text: String) -> String

    /// Converts a text that was typed with the language's input method to the Latin letters on the same keys; returns
    /// `nil` if the text cannot have been typed so.
    static func latinLetters(typedAs text: String) -> String?
}

extension Tongue {
    /// The quotation marks `“` and `”`.
    public static var quotes: (String, String) { ("“", "”") }
    /// A comma and a space.
    public static var comma: String { ", " }
    /// A space.
    public static var sentenceSpace: String { " " }
    /// A full stop `.`.
    public static var fullStop: String { "." }
    /// A hyphen, as in ISO 8601.
    public static var dateSeparator: Character { "-" }
    /// `nil`: English is written in both orders.
    public static var dateOrder: DateOrder? { nil }
    /// No words besides the English ones, which every program understands.
    public static var yes: [String] { [] }
    /// No words besides the English ones, which every program understands.
    public static var no: [String] { [] }
    /// No texts.
    public static var table: TranslationTable { [:] }
    /// `false`, as for Latin letters.
    public static var hasWideLetters: Bool { false }

    /// Returns the text unchanged.
    public static func markingBreaks(in text: String) -> String { text }

    /// Returns `nil`, because the language is typed in Latin letters.
    public static func latinLetters(typedAs text: String) -> String? { nil }
}
