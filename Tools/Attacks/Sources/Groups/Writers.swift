/// The attack in which many programs edit one store at once.
enum Writers: Group {
    static let name = "writers"
    static let summary = "8 to 32 programs edit one store at once; none fails but because others are writing"
    static let share = 40.0

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let sizes = [8, 16, 32]
        var tries = arena.tries(small: 1, full: sizes.count, tally)
        while let number = tries.next() {
            tally.begin(number)
            var chance = arena.chance(name, number)
            let store = try arena.emptyFolder()
            var writers = [Writer("a", of: arena.app, isFirst: true)]
            try arena.fill(store, by: &writers[0], edits: writers[0].foundationCount, tally, &chance)
            for index in 1...sizes[number % sizes.count] {
                writers.append(Writer("w\(index)n", of: arena.app, isFirst: false))
            }
            try edit(store, by: &writers, for: arena.isSmall ? 3 : 8, arena, tally, &chance)
            tally.acknowledge(writers.map(\.acknowledged).reduce(0, +))
            try Verdict(tally).check(store, against: writers, with: arena.program)
        }
    }

    private static func edit(
        _ store: String, by writers: inout [Writer], for seconds: Int, _ arena: Arena, _ tally: Tally,
        _ chance: inout Chance
    ) throws {
        let environment = arena.skipsLocks ? arena.program.withoutLocks(store) : []
        var streams = try writers.map {
            try Stream(after: $0.edits.count, arena.program, store, environment: environment)
        }
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            Session.wait(for: streams.map(\.session), milliseconds: 10)
            for index in streams.indices where index > 0 {
                streams[index].advance(&writers[index], window: 1, tally, &chance, waitingFor: 0)
            }
        }
        for stream in streams { stream.session.closeInput() }
        for index in streams.indices {
            streams[index].finish(&writers[index], seconds: 60, tally, ", as many write")
            if writers[index].acknowledged == 0 { tally.add(.wrong, "a writer among many gets no edit done") }
        }
    }
}
