import ProcessKit

/// A command that replaces a store as a whole.
enum Replacing: String, CaseIterable {
    /// Replaces the store with a backup.
    case restore
    /// Replaces a damaged store with everything that can still be read.
    case rescue

    /// Whether the program's output says that the store was replaced. The exit code does not tell: it is 1 after a
    /// rescue that left something out.
    func isDone(_ output: String) -> Bool {
        let kind = self == .restore ? "restored" : "rescued"
        return output.split(separator: "\n").contains { JSON($0)?["kind"]?.string == kind }
    }
}

/// A store that is to be replaced. Some of its edits were acknowledged after its backup.
@MainActor struct Replacement {
    let replacing: Replacing
    /// Whether the program was killed, so that the latest edits are in a write-ahead log beside the store.
    let hasLog: Bool
    /// The writer of all edits in the store.
    let writer: Writer
    /// The contents of the store before and after an undisturbed replacement.
    let before, after: Content
    /// The recorded calls of an undisturbed replacement.
    let recording: Recording
    /// The store's files by name before the replacement, and the folder in which the calls were recorded.
    let files: [String: [UInt8]]
    let folder: String
    private let backup: String

    /// The description of the store in a report.
    var text: String { "a store \(hasLog ? "with" : "without") a log" }

    init(_ replacing: Replacing, hasLog: Bool, in arena: Arena, _ tally: Tally) throws {
        (self.replacing, self.hasLog) = (replacing, hasLog)
        var chance = arena.chance(replacing.rawValue, hasLog ? 1 : 0)
        var writer = Writer("a", of: arena.app, isFirst: true)
        let store = try arena.emptyFolder()
        try arena.fill(store, by: &writer, edits: writer.foundationCount, tally, &chance)
        let backup = try arena.backup(of: store, named: "\(replacing)-\(hasLog).db")
        if replacing == .rescue { try Self.damage(store, of: arena.app) }
        try arena.fill(store, by: &writer, edits: 20, tally, &chance, isCutOff: hasLog)
        files = try Files.contents(of: store)
        guard files.contains(where: { $0.key.hasSuffix("-wal") && !$0.value.isEmpty }) == hasLog else {
            throw Failure("A store that was \(hasLog ? "cut off" : "closed") has \(hasLog ? "no" : "a") log.")
        }
        (self.writer, self.backup, folder) = (writer, backup, store)
        before = try arena.program.read(store).content
        try Files.write(files, into: try arena.emptyFolder())
        let record = try arena.newRecord()
        let run = try arena.program.run(
            Self.words(replacing, store, backup),
            environment: arena.program.recording(store, to: record, skipsSync: arena.skipsSync))
        guard replacing.isDone(run.output) else { throw Failure("\(replacing) fails: \(run.output)") }
        recording = try Recording(record)
        after = try arena.program.read(store).content
    }

    /// Writes the files of the store into an empty folder, and returns the folder's path.
    func place(in arena: Arena) throws -> String {
        let store = try arena.emptyFolder()
        try Files.write(files, into: store)
        return store
    }

    /// Checks that the store is the old one, if `canBeOld` is true, or the new one, if `canBeNew` is true.
    func check(_ live: Content, canBeOld: Bool, canBeNew: Bool, _ verdict: Verdict) {
        switch (live == before, live == after) {
        case (false, false):
            verdict.add(.wrong, "the store is neither the old one nor the new one")
        case (true, false) where !canBeOld: verdict.add(.wrong, "the store is said to be replaced")
        case (false, true) where !canBeNew: verdict.add(.wrong, "the store is replaced, and an error is told")
        default: break
        }
    }

    /// Returns the arguments of the command that replaces the store in a folder.
    func words(_ store: String) -> [String] { Self.words(replacing, store, backup) }

    private static func words(_ replacing: Replacing, _ store: String, _ backup: String) -> [String] {
        ["--json", "--yes", "--data", store, replacing.rawValue] + (replacing == .restore ? [backup] : [])
    }

    /// Adds a row that violates a constraint. The file is then damaged, but all edits can still be read.
    private static func damage(_ store: String, of app: App) throws {
        guard let name = try Files.contents(of: store).keys.first(where: Files.isMainFile) else {
            throw Failure("The store has no main file.")
        }
        let database = try SystemSQLite("\(store)/\(name)")
        database.rows("PRAGMA ignore_check_constraints=ON")
        guard database.rows(app.damage) != nil else {
            throw Failure("The store cannot be damaged.")
        }
    }
}
