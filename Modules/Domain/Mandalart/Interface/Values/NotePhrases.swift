public import Languages

/// What a person reads of notes.
public enum NotePhrases {
    /// The notes of a sub-goal's items: `2 Swim: at the lake`.
    public static func list(of items: [Position: ActionItem]) -> [Phrase] {
        items.sorted { $0.key < $1.key }.compactMap { place, item in
            guard item.note != .empty else { return nil }
            let (title, note) = (item.title, item.note.line)
            return Phrase(pattern: "\(place) \(title): \(note)")
        }
    }

    /// The line below a grid.
    public static func line(of notes: Phrase) -> Phrase {
        Phrase("Notes: \(notes)", .ko("메모: \(notes)"), .ja("メモ: \(notes)"))
    }
}
