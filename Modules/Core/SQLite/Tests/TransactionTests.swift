import SQLite
import SQLiteTesting
import Synchronization
import Testing

@Suite("Transactions")
struct TransactionTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    @Test("what was written can be seen by other connections at once")
    func visible() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        #expect(try file.rows("SELECT text FROM notes") == [["one"]])
    }

    @Test("a snapshot has what was written, also what lies in the log, and nothing of later")
    func snapshotBytes() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        let bytes = try await database.snapshot()
        try await database.write { try $0.insert("two") }
        let copy = try TemporaryDatabase()
        try copy.write(bytes)
        let again = try await Database.open(copy.location, schema: Notes.one)
        #expect(try await again.texts() == ["one"])
    }

    @Test("a closure for after the commit is called once, and never after a rollback")
    func afterCommit() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let calls = Mutex<[String]>([])
        try? await database.write { connection in
            connection.afterCommit { calls.withLock { $0.append("rolled back") } }
            throw Failure()
        }
        for text in ["one", "two"] {
            try await database.write { connection in
                connection.afterCommit { calls.withLock { $0.append(text) } }
                try connection.insert(text)
            }
            #expect(calls.withLock { $0.last } == text)
        }
        #expect(calls.withLock { $0 } == ["one", "two"])
    }

    @Test("a closure for after the commit is called before the next transaction begins")
    func afterCommitInOrder() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let calls = Calls()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    try? await database.write { connection in
                        calls.add("begin \(number)")
                        connection.afterCommit { calls.add("end \(number)") }
                        try connection.insert("\(number)")
                    }
                }
            }
        }
        let seen = calls.texts
        let begun = seen.filter { $0.hasPrefix("begin") }
        #expect(begun.count == 20)
        #expect(seen == begun.flatMap { [$0, $0.replacing("begin", with: "end")] })
    }

    @Test("a closure for after the commit is not called when the commit is in doubt, nor by the next commit")
    func afterCommitInDoubt() async throws {
        FailingDisk.install()
        let database = try await Database.open(file.location, schema: Notes.one)
        let calls = Mutex<[String]>([])
        let error = await #expect(throws: DatabaseError.self) {
            try await FailingDisk.refusingSync(of: "\(file.path)-wal") {
                try await database.write { connection in
                    connection.afterCommit { calls.withLock { $0.append("in doubt") } }
                    try connection.insert("one")
                }
            }
        }
        #expect(error?.kind == .inDoubt)
        try await database.write { connection in
            connection.afterCommit { calls.withLock { $0.append("kept") } }
            try connection.insert("two")
        }
        let seen = calls.withLock { $0 }
        #expect(seen == ["kept"])
    }

    @Test("a body that throws leaves nothing, and its own error comes out")
    func rollback() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        await #expect(throws: Failure()) {
            try await database.write { connection in
                try connection.insert("one")
                throw Failure()
            }
        }
        #expect(try await database.texts() == [])
        try await database.write { try $0.insert("two") }
        #expect(try await database.texts() == ["two"])
    }

    @Test("the body's own error comes out when there is nothing left to roll back")
    func failedRollback() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        await #expect(throws: Failure()) {
            try await database.write { connection in
                _ = try? connection.execute("INSERT OR ROLLBACK INTO notes (text) VALUES (?)", "one")
                throw Failure()
            }
        }
        #expect(try await database.texts() == ["one"])
    }

    @Test("after SQLite has undone a transaction itself, nothing more of it is saved")
    func undone() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                _ = try? connection.execute("INSERT OR ROLLBACK INTO notes (text) VALUES (?)", "one")
                try connection.insert("half an edit")
            }
        }
        #expect(error?.message == "an earlier error has undone the transaction")
        #expect(try await database.texts() == ["one"])
    }

    @Test("after SQLite has undone a transaction itself, the write is not taken for saved")
    func undoneAtCommit() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        try await database.write { try $0.insert("one") }
        await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                _ = try? connection.execute("INSERT OR ROLLBACK INTO notes (text) VALUES (?)", "one")
            }
        }
    }

    @Test(
        "a body cannot begin or end a transaction",
        arguments: ["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT s", "/* now */ commit"])
    func nested(sql: String) async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                try connection.insert("one")
                try connection.execute(sql)
            }
        }
        #expect(error?.kind == .misuse)
        #expect(try await database.texts() == [])
    }

    @Test("a read cannot write", arguments: ["INSERT INTO notes (text) VALUES ('a')", "PRAGMA user_version=7"])
    func readOnly(sql: String) async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.read { _ = try $0.execute(sql) }
        }
        #expect(error?.kind == .misuse)
        #expect(try file.rows("PRAGMA user_version") == [["1"]])
    }

    @Test("all queries of a read see the same state")
    func snapshot() async throws {
        try await Notes.make(in: file, "one")
        let database = try await Database.open(file.location, schema: Notes.one)
        let (before, after) = try await database.read { [file] connection in
            let before = try connection.texts()
            try file.run("INSERT INTO notes (text) VALUES ('two')")
            return (before, try connection.texts())
        }
        #expect(before == ["one"])
        #expect(after == ["one"])
        #expect(try await database.texts() == ["one", "two"])
    }

    @Test("a foreign key that points nowhere is refused")
    func foreignKeys() async throws {
        let schema = Schema.numbered([
            "CREATE TABLE a (id INTEGER PRIMARY KEY)", "CREATE TABLE b (a INTEGER REFERENCES a (id))",
        ])
        let database = try await Database.open(file.location, schema: schema)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute("INSERT INTO b VALUES (7)") }
        }
        #expect(error?.kind == .constraint)
        #expect(error?.code == ResultCode(787))
    }

    @Test("a closed database says so, and may be closed again")
    func closed() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        await database.close()
        await database.close()
        let error = await #expect(throws: DatabaseError.self) { try await database.texts() }
        #expect(error?.kind == .closed)
        #expect(try file.files() == ["test.db", "test.db-shm", "test.db-wal"])
        #expect(try file.bytes(of: "-wal") == [])
    }
}

private final class Calls: Sendable {
    private let mutex = Mutex<[String]>([])

    var texts: [String] { mutex.withLock { $0 } }

    func add(_ text: String) { mutex.withLock { $0.append(text) } }
}
