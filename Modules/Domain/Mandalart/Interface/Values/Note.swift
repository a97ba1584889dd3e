import Basics

/// The note of a goal or an item: 0…2000 characters, kept as typed except for surrounding white space.
public struct Note: Hashable, Sendable {
    /// The maximum number of characters of a note, where an emoji or a letter with its marks counts as one.
    public static let longest = 2000

    private static let limit = TextLimit(0...longest)

    /// The empty note.
    public static let empty = Note(known: "")

    /// The text of the note, without surrounding white space.
    public let text: String

    /// The note on one line, with spaces instead of line breaks.
    public var line: String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// Creates a note from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/noteTooLong(_:)`` or ``MandalartError/unusableText``.
    public init(_ text: String) throws(MandalartError) {
        self.text = try Self.limit.text(
            from: text, tooShort: MandalartError.noteTooLong, tooLong: MandalartError.noteTooLong,
            unusable: MandalartError.unusableText)
    }

    private init(known text: String) {
        self.text = text
    }
}
