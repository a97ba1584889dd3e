import ProcessKit

/// The attack in which the files of a store are damaged while no program has the store open.
enum Damage: Group {
    static let name = "damage"
    static let summary = "files of a store are changed, cut, emptied or removed: losses have to be told"
    static let share = 130.0

    /// A store with the edits that were sent to it.
    private struct Original {
        let files: [String: [UInt8]]
        let writer: Writer
    }

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let originals = try [(30, 0), (0, 60), (60, 40)].map { try original(closed: $0, cutOff: $1, arena, tally) }
        // A store that shows no more than a new one has lost everything silently.
        let new = try arena.program.read(try arena.emptyFolder()).content
        guard new.isUnbegun, new.history.isEmpty else { throw Failure("A new store is not empty.") }
        var (isRead, isOtherwise) = (0, 0)
        var tries = arena.tries(small: 150, full: 2_500, tally)
        while let number = tries.next() {
            var chance = arena.chance(name, number)
            guard let original = chance.pick(originals), let damage = Harm(to: original.files, &chance) else {
                continue
            }
            tally.begin(number)
            let store = try arena.emptyFolder()
            try Files.write(damage.files, into: store)
            let (run, content) = try arena.program.read(store)
            let verdict = Verdict(tally, ", \(damage.text)")
            guard verdict.isOrderly(run) else { continue }
            let comparison = Comparison(content, with: [original.writer])
            let isWhole = comparison.lost.isEmpty && comparison.contradictions.isEmpty
            switch (run.end, isWhole) {
            case (.exit(0), true): isRead += 1
            // SQLite has no checksums of rows, so a flipped bit can change a title or a number undetected. All edits
            // are still in the histories.
            case (let end, false)
            where (end == .exit(0) || content.isUnbegun && content.errors.isEmpty)
                && comparison.isWholeInHistory && Files.isMainFile(damage.name):
                isOtherwise += 1
            case (.exit(0), false):
                verdict.add(.silent, "something is missing, and the exit code is 0")
            case _ where content == new:
                verdict.add(.silent, "everything is missing, and the store is a new one")
            case _ where content.errors.isEmpty:
                verdict.add(.silent, "a store is refused without a message")
            default:
                let isRefused = isWhole || content.history.isEmpty && !content.isUnbegun
                tally.count(isRefused ? .refused : .lost)
            }
            // The next edit can be rejected or miss the damage, but it must not crash.
            let edit = try arena.program.run(["--json", "--data", store], lines: [arena.app.laterEdit])
            _ = Verdict(tally, ", an edit after damage, \(damage.text)").isOrderly(edit)
        }
        tally.acknowledge(originals.map(\.writer.acknowledged).reduce(0, +))
        tally.remark("\(isRead) of \(tally.tries) damaged stores were read completely.")
        tally.remark("\(isOtherwise) showed something else on a page than their history, which has every edit.")
    }

    private static func original(
        closed: Int, cutOff: Int, _ arena: Arena, _ tally: Tally
    ) throws -> Original {
        var (chance, writer) = (arena.chance(name, closed), Writer("a", of: arena.app, isFirst: true))
        let store = try arena.emptyFolder()
        for (count, isCutOff) in [(closed, false), (cutOff, true)] where count > 0 {
            try arena.fill(store, by: &writer, edits: count, tally, &chance, isCutOff: isCutOff)
        }
        return Original(files: try Files.contents(of: store), writer: writer)
    }
}
