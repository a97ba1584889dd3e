import Commands
public import Forms
import Languages
import LanguagesTesting

/// What the forms of the tests fill in.
public struct Visit: Equatable, Sendable {
    public var place: String?
    public var minutes: Int
    public var note: String?
    public var mood: Mood?

    public enum Mood: String, CaseIterable, Sendable { case calm, bright }

    public init(place: String? = nil, minutes: Int = 10, note: String? = nil, mood: Mood? = nil) {
        (self.place, self.minutes, self.note, self.mood) = (place, minutes, note, mood)
    }

    public static let fields: [FormField<Visit>] = [
        FormField("place", \.place, explanation: "where you were") { text in
            guard !text.isEmpty else { throw UsageError("A visit has a place.") }
            return text
        },
        FormField("minutes", \.minutes) { text in
            guard let minutes = Int(text) else { throw UsageError("A visit has minutes.") }
            return minutes
        },
        FormField("note", \.note, mayBeEmpty: true) { $0 },
        FormField(
            "mood", \.mood, mayBeEmpty: true, candidates: Choice<Mood>("mood").candidates,
            read: { try Choice<Mood>("mood").value(of: $0) }),
    ]
}
