public import Basics

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
