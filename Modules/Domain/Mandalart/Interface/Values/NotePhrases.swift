public import Languages

/// The phrases about notes.
public enum NotePhrases {
    /// The notes of a sub-goal's items, each cut to one short line: `2 Swim: at the lake`.
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

    /// The line about notes below a grid.
    public static func line(of notes: Phrase) -> Phrase {
        Phrase("Notes: \(notes)", .ko("메모: \(notes)"), .ja("メモ: \(notes)"))
    }
}
