import Platform
import PlatformTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Daily backups")
struct DailyBackupsTests {
    let file: TemporaryDatabase
    private var folder: String { "\(FileSystem.folder(of: file.path))/backups" }

    init() throws { file = try TemporaryDatabase() }

    @Test("are made once a day, and the newest days are kept")
    func days() async throws {
        try await Notes.make(in: file, "one")
        let backups = backups(keeping: 3)
        try FileSystem.createPrivateFolder(folder)
        for name in ["0-mine.db", "2026-11-01 of Juno.db"] {
            try FileSystem.createPrivateFile("\(folder)/\(name)", with: [1])
        }
        for day in 1...5 { #expect(try backups.backUp(for: "2026-11-0\(day)")) }
        #expect(try backups.backUp(for: "2026-11-05") == false)
        let others = ["0-mine.db", "2026-11-01 of Juno.db"]
        let kept = ["2026-11-03.db", "2026-11-04.db", "2026-11-05.db"]
        #expect(FileSystem.fileNames(in: folder) == others + kept)
        // A backup of an earlier day would be removed at once.
        #expect(try backups.backUp(for: "2026-11-02") == false)
        #expect(backups.newest == "\(folder)/2026-11-05.db")
        #expect(try RawConnection("\(folder)/2026-11-05.db").rows("SELECT text FROM notes") == [["one"]])
        try backups.removeAll()
        #expect(FileSystem.fileNames(in: folder) == others)
        #expect(backups.newest == nil)
    }

    @Test("of days to come, which a clock that was ahead has made, go first, and stop no later ones")
    func daysToCome() async throws {
        try await Notes.make(in: file, "one")
        try FileSystem.createPrivateFolder(folder)
        let ahead = (1...3).map { "2036-01-0\($0).db" }
        for name in ahead { try FileSystem.createPrivateFile("\(folder)/\(name)", with: [1]) }
        let backups = backups(keeping: 3)
        for day in 1...2 { #expect(try backups.backUp(for: "2026-11-0\(day)")) }
        #expect(FileSystem.fileNames(in: folder) == ["2026-11-01.db", "2026-11-02.db", "2036-01-03.db"])
        #expect(backups.newest == "\(folder)/2026-11-02.db")
    }

    @Test("leave no unfinished copy that no program is writing, and take all copies with them")
    func leftovers() async throws {
        try await Notes.make(in: file, "one")
        await (try Database.open(file.location, schema: Notes.two)).close()
        let backups = DailyBackups(
            of: DatabaseFile(file.path, schema: Notes.two), keeping: 7, atMost: 1 << 20, today: "2026-11-30")
        for name in [
            "2026-11-01.db.part-0123456789x", "2026-11-02.db.part-0123456789y",
            "2026-11-02.db.part-0123456789y-journal",
        ] {
            try FileSystem.createPrivateFile("\(folder)/\(name)", with: [1])
        }
        do {
            let lock = try LockedFile("\(folder)/2026-11-02.db.part-0123456789y")
            try backups.backUp(for: "2026-11-02")
            let left = FileSystem.fileNames(in: folder)
            let part = "2026-11-02.db.part-0123456789y"
            withExtendedLifetime(lock) {}
            #expect(left == ["2026-11-02.db", part, "\(part)-journal", "before-version-2.db"])
        }
        try backups.removeAll()
        #expect(FileSystem.fileNames(in: folder).isEmpty)
    }

    @Test("stay within their size, but for the newest, and leave out a file that is too large")
    func size() async throws {
        try await Notes.make(in: file, "one")
        let size = try #require(FileSystem.size(of: file.path))
        for day in 1...3 { try backups(atMost: size * 2).backUp(for: "2026-11-0\(day)") }
        #expect(FileSystem.fileNames(in: folder) == ["2026-11-02.db", "2026-11-03.db"])
        #expect(try backups(atMost: size - 1).backUp(for: "2026-11-04") == false)
    }

    private func backups(keeping days: Int = 7, atMost bytes: Int = 1 << 20) -> DailyBackups {
        DailyBackups(of: DatabaseFile(file.path, schema: Notes.one), keeping: days, atMost: bytes, today: "2026-11-30")
    }
}
