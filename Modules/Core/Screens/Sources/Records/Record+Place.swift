import Basics
import Ribcage

/// A value, with the place where it is shown.
struct Placed<Value> {
    let place: Route
    let value: Value
}

extension Record {
    /// The same record, with the place as an additional first member.
    var placed: Record<Placed<Value>> {
        let members = members
        return Record<Placed<Value>>(
            kind, summary,
            [.member("place", ScreenPhrases.place) { "\($0.place)" }, .members(members) { $0.value }])
    }
}
