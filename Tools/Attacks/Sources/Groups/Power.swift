import ProcessKit

/// The attack with a simulated power loss after each recorded call.
enum Power: Group {
    static let name = "power"
    static let summary = "a power loss at every point of recorded runs: unsynced writes dropped, kept, torn, shuffled"
    static let needsPreload = true
    static let share = 130.0

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        // One run creates the store, and the next one finds it. The long run moves its log into the file in between.
        var chance = arena.chance(name, 0)
        var writer = Writer("a", of: arena.app, isFirst: true)
        let store = try arena.emptyFolder()
        var runs: [RecordedRun] = []
        for count in arena.isSmall ? [30, 10] : [40, 150] {
            let first = writer.edits.count
            writer.next(count, &chance)
            let run = try RecordedRun(of: writer, from: first, on: store, in: arena, keepsGoing: false)
            guard run.run.end == .exit(0) else {
                tally.add(.wrong, "a recorded run fails: \(Verdict.general(run.run.output))")
                return
            }
            guard run.recording.hasWrites else { throw Failure("A recorded run makes no write.") }
            runs.append(run)
            writer = run.writerAtEnd(tally)
        }
        tally.acknowledge(writer.acknowledged)
        let total = runs.map(\.recording.entries.count).reduce(0, +) * PowerLoss.allCases.count
        var tries = arena.tries(arena.numbers(below: total, small: 200, full: 3_000), tally)
        let readings = Readings(in: arena)
        while let round = tries.nextRound() {
            var (wanted, number) = (Set(round), 0)
            for run in runs {
                try run.replay(tally) { _, disk, writer in
                    for loss in PowerLoss.allCases {
                        defer { number += 1 }
                        guard wanted.remove(number) != nil else { continue }
                        guard disk.hasPendingChanges || loss == .dropped else { continue }
                        try lose(disk, loss, number, against: writer, readings, arena, tally)
                    }
                }
            }
        }
        tally.remark("\(readings.count) different states of the store were opened.")
    }

    private static func lose(
        _ disk: Disk, _ loss: PowerLoss, _ number: Int, against writer: Writer, _ readings: Readings,
        _ arena: Arena, _ tally: Tally
    ) throws {
        tally.begin(number)
        var chance = arena.chance(name, number)
        let (reading, after) = try readings.reading(of: disk.state(after: loss, &chance))
        Verdict(tally, ", unsynced writes \(loss)").check(reading, against: [writer])
        guard let after, chance.once(in: 4), writer.hasFoundation else { return }
        let edit = try arena.program.run(["--json", "--data", after], lines: [arena.app.laterEdit, "undo", "redo"])
        guard Verdict(tally).isOrderly(edit), edit.end != .exit(0) else { return }
        tally.add(.wrong, "after a power loss an edit fails: \(Verdict.general(edit.output))")
    }
}
