/// The attack with SIGKILL at a random moment, while one or two programs edit a store.
enum Kill: Group {
    static let name = "kill"
    static let summary = "SIGKILL at random moments while one or two programs edit one store"
    static let share = 45.0

    /// The number of rounds of editing and killing on one store.
    private static let roundsPerStore = 4

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        var tries = arena.tries(small: 12, full: 200, tally)
        while let number = tries.next() {
            tally.begin(number)
            var chance = arena.chance(name, number)
            let store = try arena.emptyFolder()
            var writers = [Writer("a", of: arena.app, isFirst: true)]
            if chance.once(in: 2) { writers.append(Writer("b", of: arena.app, isFirst: false)) }
            for _ in 0..<roundsPerStore {
                try edit(store, by: &writers, arena.program, tally, &chance)
                try Verdict(tally).check(store, against: writers, with: arena.program)
                // Later edits need the foundation.
                guard writers[0].hasFoundation else { break }
            }
            tally.acknowledge(writers.map(\.acknowledged).reduce(0, +))
        }
    }

    /// Lets the writers edit for a random time, then kills all of their programs, or all but one.
    private static func edit(
        _ store: String, by writers: inout [Writer], _ program: Program, _ tally: Tally, _ chance: inout Chance
    ) throws {
        // The other writers wait until the first one has created the store.
        let isBegun = writers[0].hasFoundation
        let count = isBegun ? writers.count : 1
        var streams = try (0..<count).map { try Stream(after: writers[$0].edits.count, program, store) }
        let end = ContinuousClock.now + .microseconds(chance.below(isBegun ? 60_000 : 120_000))
        let window = 1 + chance.below(8)
        while ContinuousClock.now < end {
            for index in streams.indices {
                streams[index].advance(&writers[index], window: window, tally, &chance)
            }
        }
        let spared = chance.once(in: 3) ? chance.below(count) : nil
        for index in streams.indices where index != spared { streams[index].session.cutOff() }
        for index in streams.indices {
            if index == spared { streams[index].session.closeInput() }
            streams[index].finish(&writers[index], seconds: 20, tally, ", as writers are killed")
        }
    }
}
