import ProcessKit

/// The attack in which the disk fails to sync, once or from then on, and the power is lost later.
enum Fsync: Group {
    static let name = "fsync"
    static let summary = "each sync fails in turn, what it should have written is lost, and then the power"
    static let needsPreload = true
    static let share = 40.0

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let scenes = try Scene.allCases.map { try Prepared($0, in: arena, tally) }
        // Each sync fails, once or from then on.
        var plans: [(scene: Prepared, first: Int, last: Int)] = []
        for scene in scenes {
            for number in 0..<(scene.counts[.sync] ?? 0) {
                plans += [(scene, number + 1, number + 1), (scene, number + 1, 1 << 20)]
            }
        }
        let readings = Readings(in: arena)
        var tries = arena.tries(arena.numbers(below: plans.count, small: 20), tally)
        while let number = tries.next() {
            let (scene, first, last) = plans[number]
            tally.begin(number)
            let run = try scene.run(in: arena, with: .failing(.sync, first...last, error: 5))
            guard Verdict(tally, ", as a sync fails").isOrderly(run.run) else { continue }
            guard let failure = run.firstFailure(of: .sync, with: 5) else {
                throw Failure("Sync \(first) of a store that is \(scene.scene) does not fail.")
            }
            try losePower(run, after: failure, number, readings, arena, tally)
        }
    }

    /// Simulates a power loss at the end of a run, and after some of the answers that follow the failure.
    private static func losePower(
        _ run: RecordedRun, after failure: Int, _ number: Int, _ readings: Readings, _ arena: Arena, _ tally: Tally
    ) throws {
        var chance = arena.chance(name, number)
        let entries = run.recording.entries
        let when = ", after the sync of \(part(entries[failure].path, of: run.store)) failed"
        let answers = entries.indices.filter { $0 >= failure && entries[$0].call == .output }
        var points = Set(answers.shuffled(using: &chance).prefix(arena.isSmall ? 2 : 4))
        points.insert(entries.count - 1)
        let writer = try run.replay(tally) { index, disk, writer in
            guard points.contains(index) else { return }
            for loss in [PowerLoss.dropped, .shuffled] {
                let (reading, _) = try readings.reading(of: disk.state(after: loss, &chance))
                Verdict(tally, "\(when), unsynced writes \(loss)").check(reading, against: [writer])
            }
        }
        tally.acknowledge(writer.acknowledged)
        try Verdict(tally, when).check(run.store, against: [writer], with: arena.program)
    }

    /// Returns the words for a file of a store, or for the store's folder, in a report.
    private static func part(_ path: String, of store: String) -> String {
        path == store ? "the folder" : Files.noun(of: path)
    }
}
