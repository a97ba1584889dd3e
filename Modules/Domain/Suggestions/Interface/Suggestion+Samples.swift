import MandalartDomainInterface

// rib: verbatim file: what a person might want to do

extension Suggestion {
    /// Seven sample suggestions, from all sources, for the states of screens and for fakes.
    package static let samples: [Suggestion] = [
        ("Run 30 minutes", .corpus), ("Stretch after each run", .charts), ("See the sea at dawn", .dreams),
        ("Run with a friend", .program), ("Sleep 8 hours", .corpus), ("Buy shoes that fit", .corpus),
        ("Sign up for a race", .corpus),
    ].compactMap { text, source in (try? Title(text)).map { Suggestion($0, from: source) } }
}
