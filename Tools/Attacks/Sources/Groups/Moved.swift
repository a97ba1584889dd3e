import Foundation
import ProcessKit

/// The attack in which files of a store are moved by hand, or by a program that keeps folders alike.
enum Moved: Group {
    static let name = "moved"
    static let summary = "files exchanged with those of another store or time, also while a program has them open"
    static let share = 40.0

    /// The files of a store at some moments, and what it shows then.
    private struct Original {
        /// The files of the store after a program was killed, with a log.
        let killed: [String: [UInt8]]
        /// Main files of earlier moments, the last of which is the one below the log; and backups.
        let mains: [(file: [UInt8], content: Content)]
        let acknowledged: Int
    }

    /// What happens to a store while a program has it open.
    private enum Change: CaseIterable {
        case folderRemoved, mainRemoved, replaced, overwritten, logRemoved
    }

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let originals = try ["a", "b"].map { try original(of: $0, arena, tally) }
        tally.acknowledge(originals.map(\.acknowledged).reduce(0, +))
        var tries = arena.tries(small: 12, full: 240, tally)
        while let number = tries.next() {
            tally.begin(number)
            var chance = arena.chance(name, number)
            guard let own = chance.pick(originals), let other = chance.pick(originals) else { continue }
            if chance.once(in: 2) {
                try exchange(own, with: other, arena, tally, &chance)
            } else {
                try edit(own, other, arena, tally, &chance)
            }
        }
    }

    /// Fills a store in several runs, the last of which is killed.
    private static func original(of writer: String, _ arena: Arena, _ tally: Tally) throws -> Original {
        var (chance, writer) = (
            arena.chance(name, writer == "a" ? -1 : -2), Writer(writer, of: arena.app, isFirst: true)
        )
        let store = try arena.emptyFolder()
        var mains: [(file: [UInt8], content: Content)] = []
        for edits in [writer.foundationCount + 2, 6, 12] {
            try arena.fill(store, by: &writer, edits: edits, tally, &chance)
            let backup = try arena.backup(of: store, named: "backup.db")
            let content = try arena.program.read(store).content
            mains.append((try Files.bytes(of: backup), content))
            mains.append((try Files.bytes(of: "\(store)/\(arena.app.name).db"), content))
        }
        try arena.fill(store, by: &writer, edits: 5, tally, &chance, isCutOff: true)
        return Original(
            killed: try Files.contents(of: store), mains: mains, acknowledged: writer.acknowledged)
    }

    /// Puts a main file beside a log that was left behind and does not belong to it. The log must not be applied, and a
    /// message must say so.
    private static func exchange(
        _ own: Original, with other: Original, _ arena: Arena, _ tally: Tally, _ chance: inout Chance
    ) throws {
        let isSame = own.killed == other.killed
        // The last one is the file below the log.
        let mains = isSame ? Array(own.mains.dropLast()) : other.mains
        guard let main = chance.pick(mains) else { return }
        let (mainName, logName) = ("\(arena.app.name).db", "\(arena.app.name).db-wal")
        var files = own.killed
        files[mainName] = main.file
        // The other files beside the main file: those of either store, or none.
        for suffix in ["-shm", "-acknowledged"] {
            files[mainName + suffix] = chance.pick([own.killed, other.killed, [:]])?[mainName + suffix]
        }
        let store = try arena.emptyFolder()
        try Files.write(files, into: store)
        let verdict = Verdict(tally, ", with the log of \(isSame ? "a later time" : "another store")")
        let (run, content) = try arena.program.read(store)
        guard verdict.isOrderly(run) else { return }
        if run.end == .exit(0) || content.errors.allSatisfy(\.isEmpty) {
            return verdict.add(.silent, "a log is not said to be of another file")
        }
        tally.count(.refused)
        let kept = try Files.contents(of: store).filter { $0.key.hasPrefix("\(logName)-") }.map(\.value)
        if !kept.contains(own.killed[logName] ?? []) { verdict.add(.lost, "the log is not kept") }
        // The next start reports missing edits once, if the number of the last edit shows any.
        var next = try arena.program.read(store)
        if next.run.end != .exit(0) { next = try arena.program.read(store) }
        if next.run.end != .exit(0) || next.content != main.content {
            verdict.add(.wrong, "the store is not what its main file is")
        }
    }

    /// Changes files while a program has them open. An edit that the program acknowledges after that must be in the
    /// store at the end; an edit that the program refuses must not.
    private static func edit(
        _ own: Original, _ other: Original, _ arena: Arena, _ tally: Tally, _ chance: inout Chance
    ) throws {
        var writer = Writer("z", of: arena.app, isFirst: false)
        let store = try arena.emptyFolder()
        let path = "\(store)/\(arena.app.name).db"
        guard let main = own.mains.last, let copy = chance.pick(own.mains.dropLast() + other.mains.dropLast()) else {
            return
        }
        try Files.write(main.file, to: path)
        let session = try Session(arena.program, store: store)
        var settled = 0
        func edit(_ count: Int) {
            for _ in 0..<count {
                session.send(writer.next(&chance).line)
                while settled < session.sent, !session.isOver, !session.isStuck {
                    for answer in session.answers(within: 1_000) {
                        if let text = writer.settle(answer, after: &settled) { tally.add(.wrong, text) }
                    }
                }
            }
        }
        edit(1 + chance.below(3))
        let before = writer.acknowledged
        guard let change = chance.pick(Change.allCases) else { return }
        switch change {
        case .folderRemoved: try Files.remove(store)
        case .mainRemoved: try Files.remove(path)
        case .replaced:
            try Files.write(copy.file, to: "\(path).new")
            _ = rename("\(path).new", path)
        case .overwritten:
            let file = try FileHandle(forWritingTo: URL(filePath: path))
            try file.write(contentsOf: copy.file)
            try file.truncate(atOffset: UInt64(copy.file.count))
            try file.close()
        case .logRemoved: try Files.remove("\(path)-wal")
        }
        edit(2)
        session.closeInput()
        let verdict = Verdict(tally, ", as files are changed under an open program: \(change)")
        guard verdict.isOrderly(session.finish(seconds: 20)) else { return }
        tally.acknowledge(before)
        if writer.acknowledged > before {
            verdict.add(.lost, "an edit is acknowledged that is in no file that is there")
        } else {
            tally.count(.refused)
        }
        guard change != .folderRemoved, change != .mainRemoved else { return }
        // At most two starts report something: one the log, one the missing edits.
        var last = try arena.program.read(store)
        for _ in 1...2 where last.run.end != .exit(0) { last = try arena.program.read(store) }
        let isRight =
            change == .logRemoved
            ? Set(writer.edits.prefix(before).map(\.text)).isSubset(of: last.content.history.compactMap(\.text))
            : last.content == copy.content
        if last.run.end != .exit(0) || !isRight { verdict.add(.wrong, "the store is not what its main file is") }
    }
}
