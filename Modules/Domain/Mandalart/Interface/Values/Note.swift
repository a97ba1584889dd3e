public import Basics

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

/// The phrases about notes.
public enum NotePhrases {
    /// Returns a phrase for each item with a note, in the order of positions: `2 Swim: at the lake`. Only the first
    /// line of a note is included, up to 60 characters.
    public static func list(of items: [Position: ActionItem]) -> [Phrase] {
        items.sorted { $0.key < $1.key }.compactMap { place, item in
            guard item.note != .empty else { return nil }
            let lines = item.note.text.split(whereSeparator: \.isNewline)
            let first = lines.first.map(String.init) ?? ""
            let isCut = lines.count > 1 || first.count > longest
            let (title, note) = (item.title, first.prefix(longest) + (isCut ? " …" : ""))
            return Phrase(pattern: "\(place) \(title): \(note)")
        }
    }

    private static let longest = 60

    /// Returns the line about notes below a grid, given the joined phrases for its items.
    public static func line(of notes: Phrase) -> Phrase {
        Phrase("Notes: \(notes)", .ko("메모: \(notes)"), .ja("メモ: \(notes)"))
    }
}
