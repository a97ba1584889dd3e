import Basics
import BasicsTesting
package import Commands

/// The value that the forms in tests fill in.
package struct Visit: Equatable, Sendable {
    package var place: String?
    package var minutes: Int
    package var note: String?
    package var mood: Mood?

    package enum Mood: String, CaseIterable, Sendable { case calm, bright }

    package init(place: String? = nil, minutes: Int = 10, note: String? = nil, mood: Mood? = nil) {
        (self.place, self.minutes, self.note, self.mood) = (place, minutes, note, mood)
    }

    package static let fields: [FormField<Visit>] = [
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
            "mood", \.mood, mayBeEmpty: true, candidates: Choice<Mood>("mood").candidates, isChoice: true,
            read: { try Choice<Mood>("mood").value(of: $0) }),
    ]
}
