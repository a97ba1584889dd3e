import Platform
import PlatformTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("A database file")
struct DatabaseFileTests {
    let file: TemporaryDatabase
    private var own: DatabaseFile { DatabaseFile(file.path, schema: Notes.one) }

    init() throws { file = try TemporaryDatabase() }

    @Test("is copied whole while another program writes, with what is still in its log")
    func copy() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        var writer: RawConnection? = try RawConnection(file.path)
        try writer?.run("BEGIN IMMEDIATE; INSERT INTO notes (text) VALUES ('never')")
        try own.copy(to: "\(file.path).copy")
        writer = nil
        #expect(try texts(of: "\(file.path).copy") == ["one"])
        #expect(file.permissions(of: ".copy") == 0o600)
        await database.close()
        #expect(try file.files() == ["test.db", "test.db-shm", "test.db-wal", "test.db.copy"])
        #expect(try file.bytes(of: "-wal") == [])
    }

    @Test("takes away what a killed program has left of the same copy, and no parts of a person's file")
    func parts() async throws {
        try await Notes.make(in: file, "one")
        for end in ["copy.part-0123456789x", "copy.part-aa", "other.part-0123456789x"] {
            try file.write([1], to: ".\(end)")
        }
        try own.copy(to: "\(file.path).copy")
        let seen = try file.files().filter { $0.contains("part") }
        #expect(seen == ["test.db.copy.part-aa", "test.db.other.part-0123456789x"])
    }

    @Test("gets its adjustments in every copy, and keeps its own rows")
    func adjustments() async throws {
        try await Notes.make(in: file, "one")
        let adjusted = DatabaseFile(file.path, schema: Notes.one, adjustments: ["UPDATE notes SET text = 'two'"])
        try adjusted.copy(to: "\(file.path).copy")
        #expect(try texts(of: "\(file.path).copy") == ["two"])
        #expect(try texts(of: file.path) == ["one"])
    }

    @Test("is not copied over another file, nor when it is missing, damaged or another program's")
    func refusedCopies() async throws {
        try await Notes.make(in: file, "one")
        try file.write([1], to: ".taken")
        #expect(throws: SystemError.exists("\(file.path).taken")) { try own.copy(to: "\(file.path).taken") }
        let missing = DatabaseFile("\(file.path).missing", schema: Notes.one)
        #expect(throws: SystemError.missing("\(file.path).missing")) { try missing.copy(to: "\(file.path).copy") }
        try file.run("PRAGMA application_id=7")
        #expect(throws: DatabaseError.self) { try own.copy(to: "\(file.path).copy") }
        try file.write(Array("no database at all, but long enough to be one, I would say".utf8))
        #expect(throws: DatabaseError.self) { try own.copy(to: "\(file.path).copy") }
        #expect(try file.files() == ["test.db", "test.db.taken"])
    }

    @Test("is replaced by a copy, and kept")
    func replace() async throws {
        try await Notes.make(in: file, "one")
        try own.copy(to: "\(file.path).backup")
        try file.run("UPDATE notes SET text = 'later'")
        let number = FileSystem.number(of: file.path)
        #expect(try own.replace(byCopyOf: "\(file.path).backup", keepingAt: "\(file.path).aside"))
        #expect(try texts(of: file.path) == ["one"])
        // The same file: a program that opened it meanwhile works on no other.
        #expect(FileSystem.number(of: file.path) == number)
        #expect(try file.files() == ["test.db", "test.db.aside", "test.db.backup"])
        #expect(try texts(of: "\(file.path).aside") == ["later"])
        #expect(try texts(of: "\(file.path).backup") == ["one"])
        try file.remove()
        #expect(try own.replace(byCopyOf: "\(file.path).backup", keepingAt: "\(file.path).other") == false)
        #expect(try texts(of: file.path) == ["one"])
    }

    @Test("is replaced by a copy of an older version, which is migrated before its adjustments run")
    func olderCopy() async throws {
        try await Notes.make(in: file, "one")
        try own.copy(to: "\(file.path).backup")
        await (try Database.open(file.location, schema: Notes.two)).close()
        let newer = DatabaseFile(file.path, schema: Notes.two, adjustments: ["UPDATE notes SET mark = 7"])
        try newer.replace(byCopyOf: "\(file.path).backup", keepingAt: "\(file.path).aside")
        #expect(try file.rows("SELECT text, mark FROM notes") == [["one", "7"]])
        #expect(try file.rows("PRAGMA user_version") == [["2"]])
    }

    @Test("is replaced together with a log that was left behind, whose edits are kept with the old file")
    func leftoverLog() async throws {
        try await Notes.make(in: file, "one")
        var writer: RawConnection? = try RawConnection(file.path)
        try own.copy(to: "\(file.path).backup")
        try writer?.run("PRAGMA wal_autocheckpoint=0; UPDATE notes SET text = 'in the log'")
        let (bytes, log) = (try file.bytes(), try file.bytes(of: "-wal"))
        writer = nil
        // A damaged file whose log is whole, as it is after a crash.
        try file.write(Array(repeating: 0, count: 100) + bytes.dropFirst(100))
        try file.write(log, to: "-wal")
        try own.replace(byCopyOf: "\(file.path).backup", keepingAt: "\(file.path).aside")
        #expect(try texts(of: file.path) == ["one"])
        #expect(try file.bytes(of: ".aside-wal") == log)
    }

    @Test("stays as it is when the copy is damaged or another program's, or when another program uses the file")
    func refusedReplacements() async throws {
        try await Notes.make(in: file, "one")
        try file.write(Array("no database at all".utf8), to: ".wrong")
        #expect(throws: DatabaseError.self) {
            try own.replace(byCopyOf: "\(file.path).wrong", keepingAt: "\(file.path).aside")
        }
        try own.copy(to: "\(file.path).backup")
        var other: RawConnection? = try RawConnection(file.path)
        _ = try other?.rows("SELECT * FROM notes")
        let error = #expect(throws: DatabaseError.self) {
            try own.replace(byCopyOf: "\(file.path).backup", keepingAt: "\(file.path).aside")
        }
        #expect(error?.kind == .inUse)
        #expect(try texts(of: file.path) == ["one"])
        other = nil
        #expect(!FileSystem.exists("\(file.path).aside"))
        #expect(!FileSystem.exists("\(file.path).new"))
    }

    @Test("stays as it is with its log when the old file cannot be kept")
    func notKept() async throws {
        try await Notes.make(in: file, "one")
        try own.copy(to: "\(file.path).backup")
        var writer: RawConnection? = try RawConnection(file.path)
        try writer?.run("PRAGMA wal_autocheckpoint=0; UPDATE notes SET text = 'in the log'")
        let (bytes, log) = (try file.bytes(), try file.bytes(of: "-wal"))
        writer = nil
        try file.write(bytes)
        try file.write(log, to: "-wal")
        try file.write([1], to: ".aside")
        #expect(throws: SystemError.exists("\(file.path).aside")) {
            try own.replace(byCopyOf: "\(file.path).backup", keepingAt: "\(file.path).aside")
        }
        #expect(!FileSystem.exists("\(file.path).new"))
        #expect(try texts(of: file.path) == ["in the log"])
    }

    @Test("is replaced whole when its log has edits, which are kept with it, and when its pages are of another size")
    func log() async throws {
        try await Notes.make(in: file, "one")
        try own.copy(to: "\(file.path).backup")
        for (round, size) in [4096, 8192].enumerated() {
            try file.run("PRAGMA journal_mode=DELETE; PRAGMA page_size=\(size); VACUUM; PRAGMA journal_mode=WAL")
            var writer: RawConnection? = try RawConnection(file.path)
            try writer?.run("PRAGMA wal_autocheckpoint=0; UPDATE notes SET text = 'in the log'")
            let (bytes, log) = (try file.bytes(), try file.bytes(of: "-wal"))
            writer = nil
            try file.write(bytes)
            try file.write(log, to: "-wal")
            let aside = "\(file.path).aside\(round)"
            try own.replace(byCopyOf: "\(file.path).backup", keepingAt: aside)
            #expect(try texts(of: file.path) == ["one"])
            #expect(try texts(of: aside) == ["in the log"])
            await (try Database.open(file.location, schema: Notes.one)).close()
            #expect(try file.rows("PRAGMA integrity_check") == [["ok"]])
        }
    }

    @Test("keeps what it held when the disk fails while it is replaced, and says where")
    func failedSync() async throws {
        FailingDisk.install()
        try await Notes.make(in: file, "one")
        try own.copy(to: "\(file.path).backup")
        try file.run("UPDATE notes SET text = 'later'")
        try file.write([1], to: "-acknowledged")
        let aside = "\(file.path).aside"
        let log = try #require(FileSystem.resolvingFolders(of: "\(file.path)-wal"))
        let error = await #expect(throws: DatabaseError.self) {
            try await FailingDisk.refusingSync(of: log) {
                try own.replace(byCopyOf: "\(file.path).backup", keepingAt: aside)
            }
        }
        #expect(error?.kind == .replacementInDoubt(aside))
        #expect(try texts(of: aside) == ["later"])
        let acknowledged = ["\(file.path)-acknowledged", "\(aside)-acknowledged"].map { FileSystem.exists($0) }
        #expect(acknowledged == [false, true])
    }

    @Test("is copied by one of several at once to one name, and the others say that it is taken")
    func copies() async throws {
        try await Notes.make(in: file, "one")
        let target = "\(file.path).copy"
        let copied = await withTaskGroup(of: Bool.self) { group in
            for _ in 1...4 {
                group.addTask { [own] in
                    do {
                        try own.copy(to: target)
                        return true
                    } catch {
                        #expect((error as? SystemError)?.code == SystemError.exists(target).code, "\(error)")
                        return false
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(copied == 1)
        #expect(try texts(of: target) == ["one"])
        #expect(try file.files().filter { $0.contains("part") } == [])
    }

    @Test("is checked before it is read, as a copy would be")
    func read() async throws {
        try await Notes.make(in: file, "one")
        let texts = try own.read { try $0.query("SELECT text FROM notes") { try $0.text("text") } }
        #expect(texts == ["one"])
        try file.write([], to: ".empty")
        for name in ["missing", "empty"] {
            let other = DatabaseFile("\(file.path).\(name)", schema: Notes.one)
            #expect(throws: (any Error).self) { try other.read { _ in } }
        }
    }

    @Test("is not rescued when nothing is damaged, or when it is empty, another program's, newer or in use")
    func refusedRescues() async throws {
        func expect(_ kind: DatabaseError.Kind) throws {
            let bytes = try file.bytes()
            let error = #expect(throws: DatabaseError.self) { try own.rescue(keepingAt: "\(file.path).damaged") }
            #expect(error?.kind == kind)
            #expect(try file.bytes() == bytes)
        }
        try file.write([])
        try expect(.notADatabase)
        try file.remove()
        try await Notes.make(in: file, "one")
        try expect(.notDamaged)
        try file.run("PRAGMA user_version=2")
        try expect(.newerVersion(found: 2, known: 1))
        try file.run("PRAGMA user_version=1; PRAGMA application_id=7")
        try expect(.otherProgram(applicationID: 7))
        let other = try RawConnection(file.path)
        _ = try other.rows("SELECT * FROM notes")
        let error = #expect(throws: DatabaseError.self) { try own.rescue(keepingAt: "\(file.path).damaged") }
        #expect(error?.kind == .inUse)
    }

    @Test("is rescued with every row outside of damaged pages, and says which tables are not whole")
    func rescue() async throws {
        let count = 2_000
        try await Notes.make(in: file, "first")
        try file.run(
            """
            WITH RECURSIVE number (value) AS (SELECT 2 UNION ALL SELECT value + 1 FROM number WHERE value < \(count))
            INSERT INTO notes (text) SELECT 'note ' || value || hex(zeroblob(40)) FROM number;
            PRAGMA wal_checkpoint(TRUNCATE);
            """)
        var bytes = try file.bytes()
        // Leaf pages of tables (sqlite.org/fileformat2.html#b_tree_pages).
        let leaves = stride(from: 4096, to: bytes.count, by: 4096).filter { bytes[$0] == 0x0D }
        for leaf in [leaves[3], leaves[20]] {
            for index in leaf..<leaf + 100 { bytes[index] = 0xFF }
        }
        try file.write(bytes)
        let tables = try own.rescue(keepingAt: "\(file.path).damaged")
        #expect(tables.map(\.name) == ["notes"])
        let notes = try #require(tables.first)
        #expect(notes.isDamaged)
        #expect(notes.rows > count * 8 / 10)
        #expect(notes.rows < count)
        let rescued = try texts(of: file.path)
        #expect(rescued.count == notes.rows)
        #expect(rescued.first == "first")
        #expect(rescued.last?.hasPrefix("note \(count)") == true)
        #expect(try file.bytes(of: ".damaged") == bytes)
    }

    @Test("is rescued without rows that break a rule, which are counted, and without a row that its triggers would add")
    func rescueRules() async throws {
        let schema = Schema.numbered([
            "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL CHECK (text <> 'bad')) STRICT",
            "CREATE TABLE word (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",
            "CREATE TRIGGER log AFTER INSERT ON notes BEGIN INSERT INTO word VALUES (NEW.text); END",
            "INSERT INTO notes (text) VALUES ('made with the file')",
        ])
        await (try Database.open(file.location, schema: schema)).close()
        try file.run(
            """
            DROP TRIGGER log; DELETE FROM notes; DELETE FROM word; PRAGMA ignore_check_constraints=ON;
            INSERT INTO notes (id, text) VALUES (3, 'good'), (4, 'bad'); INSERT INTO word VALUES ('one'), ('two')
            """)
        let tables = try DatabaseFile(file.path, schema: schema).rescue(keepingAt: "\(file.path).damaged")
        #expect(
            tables.map { "\($0.name) \($0.rows) \($0.refused) \($0.isDamaged)" } == [
                "notes 1 1 false", "word 2 0 false",
            ])
        #expect(try file.rows("SELECT id, text FROM notes") == [["3", "good"]])
        #expect(try file.rows("SELECT name FROM word ORDER BY name") == [["one"], ["two"]])
        #expect(try file.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'") == [["log"]])
    }

    @Test("is rescued with the tables that its program has made without a migration")
    func rescueOfOtherTables() async throws {
        let schema = Schema.numbered([
            "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL CHECK (text <> 'bad')) STRICT"
        ])
        await (try Database.open(file.location, schema: schema)).close()
        try file.run(
            """
            PRAGMA ignore_check_constraints=ON; INSERT INTO notes (text) VALUES ('bad');
            CREATE TABLE place (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID; INSERT INTO place VALUES ('here')
            """)
        let tables = try DatabaseFile(file.path, schema: schema).rescue(keepingAt: "\(file.path).damaged")
        #expect(tables.map(\.name) == ["notes", "place"])
        #expect(try file.rows("SELECT name FROM place") == [["here"]])
    }

    @Test("is rescued without a table or a row that only the program which made it can write, and tells of them")
    func rescueBesideOtherPrograms() async throws {
        let schema = Schema.numbered([
            "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL CHECK (text <> 'bad')) STRICT"
        ])
        await (try Database.open(file.location, schema: schema)).close()
        // A table of a program with a function `german`, and one with a value for which the function `abs` fails.
        try file.run(
            """
            PRAGMA ignore_check_constraints=ON; INSERT INTO notes (text) VALUES ('good'), ('bad');
            CREATE TABLE place (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID; INSERT INTO place VALUES ('here');
            CREATE TABLE [it's "mine"] ("order" INTEGER PRIMARY KEY, [a "b"] CHECK (abs([a "b"]) > 0)) WITHOUT ROWID;
            INSERT INTO [it's "mine"] VALUES (1, 7), (2, -9223372036854775808);
            CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('eins');
            PRAGMA writable_schema=ON;
            UPDATE sqlite_schema SET sql = 'CREATE TABLE words (word TEXT CHECK (german(word)))' WHERE name = 'words'
            """)
        let tables = try DatabaseFile(file.path, schema: schema).rescue(keepingAt: "\(file.path).damaged")
        #expect(
            tables.map { "\($0.name) \($0.rows) \($0.refused) \($0.isDamaged)" } == [
                "it's \"mine\" 1 1 false", "notes 1 1 false", "place 1 0 false", "words 0 0 true",
            ])
        #expect(try file.rows("SELECT text FROM notes") == [["good"]])
        #expect(try file.rows("SELECT name FROM place") == [["here"]])
        #expect(try file.rows("SELECT * FROM [it's \"mine\"]") == [["1", "7"]])
    }

    @Test("is rescued with the columns of its own version, whose rows are then migrated")
    func rescueOfOlderVersion() async throws {
        let create = ["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL CHECK (text <> 'bad')) STRICT"]
        await (try Database.open(file.location, schema: .numbered(create))).close()
        try file.run("PRAGMA ignore_check_constraints=ON; INSERT INTO notes (text) VALUES ('good'), ('bad')")
        let renamed = Schema.numbered(create, ["ALTER TABLE notes RENAME COLUMN text TO title"])
        let tables = try DatabaseFile(file.path, schema: renamed).rescue(keepingAt: "\(file.path).damaged")
        #expect(tables.map { "\($0.name) \($0.rows) \($0.refused)" } == ["notes 1 1"])
        #expect(try file.rows("SELECT title FROM notes") == [["good"]])
        #expect(try file.rows("PRAGMA user_version") == [["2"]])
    }

    @Test("that is no database can not be rescued, and stays")
    func noRescue() throws {
        let bytes = Array("no database at all, but long enough to be one, I would say".utf8)
        try file.write(bytes)
        #expect(throws: DatabaseError.self) { try own.rescue(keepingAt: "\(file.path).damaged") }
        #expect(try file.bytes() == bytes)
        #expect(try file.files() == ["test.db"])
    }

    private func texts(of path: String) throws -> [String] {
        let connection = try RawConnection(path)
        return try connection.rows("SELECT text FROM notes ORDER BY id").compactMap(\.[0])
    }
}
