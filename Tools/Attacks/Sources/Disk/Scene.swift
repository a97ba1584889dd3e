import ProcessKit

/// The state of a store before a run with failing calls.
enum Scene: CaseIterable {
    /// There is no store.
    case new
    /// A store that the program closed.
    case closed
    /// A store whose program was killed, with a write-ahead log beside the main file.
    case cutOff
}

/// A store in a starting state that is restored for every run.
@MainActor struct Prepared {
    let scene: Scene
    private let contents: [String: [UInt8]]
    private let writer: Writer
    private let first: Int
    /// The number of calls of each kind in a run without failures.
    let counts: [Recording.Call: Int]

    init(_ scene: Scene, in arena: Arena, _ tally: Tally) throws {
        self.scene = scene
        var chance = arena.chance("scene", 0)
        var writer = Writer("a", of: arena.app, isFirst: true)
        let store = try arena.emptyFolder()
        if scene != .new {
            try arena.fill(store, by: &writer, edits: 30, tally, &chance, isCutOff: scene == .cutOff)
        }
        first = writer.edits.count
        writer.next(scene == .new ? writer.foundationCount + 4 : 12, &chance)
        contents = try Files.contents(of: store)
        self.writer = writer
        let run = try RecordedRun(of: writer, from: first, on: store, in: arena, keepsGoing: false)
        guard run.run.end == .exit(0) else { throw Failure("A run without failures fails: \(run.run.output)") }
        counts = run.recording.counts
        guard counts[.sync] != nil, run.recording.hasWrites else {
            throw Failure("A run on a store that is \(scene) makes no sync or no write.")
        }
    }

    /// Restores the store, and runs the program with the given manipulation of its system calls.
    func run(in arena: Arena, with mischief: Program.Mischief) throws -> RecordedRun {
        let store = try arena.emptyFolder()
        try Files.write(contents, into: store)
        return try RecordedRun(
            of: writer, from: first, on: store, in: arena, keepsGoing: scene != .new, with: mischief)
    }
}

extension Arena {
    /// Sends edits to a program one by one, then closes its input, or kills the program if `isCutOff`.
    func fill(
        _ store: String, by writer: inout Writer, edits: Int, _ tally: Tally, _ chance: inout Chance,
        isCutOff: Bool = false
    ) throws {
        var stream = try Stream(after: writer.edits.count, program, store)
        while stream.settled < edits, !stream.session.isOver, !stream.session.isStuck {
            let room = edits - stream.session.sent
            if room > 0 { stream.advance(&writer, window: 1, tally, &chance) }
            stream.takeAnswers(&writer, tally)
        }
        let isStuck = stream.session.isStuck
        if isStuck { tally.add(.hung, "a program that fills a store does not answer") }
        if isCutOff || isStuck { stream.session.cutOff() } else { stream.session.closeInput() }
        let end = stream.session.finish(seconds: 20)
        guard end == (isCutOff ? .killed : .exit(0)), stream.settled == edits, stream.errors.isEmpty else {
            throw Failure("A store cannot be filled: \(stream.errors.first ?? "the program ends with \(end)")")
        }
    }

    func backup(of store: String, named name: String) throws -> String {
        let backup = folder.file(name)
        try Files.remove(backup)
        let made = try program.run(["--json", "--data", store, "backup", backup])
        guard made.end == .exit(0) else { throw Failure("A backup cannot be made: \(made.output)") }
        return backup
    }

    /// Returns the path of the record of a run, after removing that of an earlier one.
    func newRecord() throws -> String {
        let record = folder.file("record")
        try Files.remove(record)
        return record
    }
}
