import Basics
import Foundation
import Platform
import SQLite
import SQLiteTesting
import Testing

@Suite("Cancellation")
struct CancellationTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// Where a task is cancelled, and whether its body heeds that.
    enum Moment: CaseIterable { case before, during, heeded }

    @Test("a task that is cancelled before its write, or while that runs, writes nothing", arguments: Moment.allCases)
    func cancelled(_ moment: Moment) async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let task = Task {
            if moment == .before { withUnsafeCurrentTask { $0?.cancel() } }
            try await database.write { connection in
                try connection.insert("one")
                withUnsafeCurrentTask { $0?.cancel() }
                if moment == .heeded { try Task.checkCancellation() }
                try connection.insert("two")
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await database.texts() == [])
    }

    @Test("a write that waits for another program's gives up when its task is cancelled")
    func cancelledWaiting() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let other = try RawConnection(file.path)
        try other.run("BEGIN IMMEDIATE")
        let task = Task { try await database.write { try $0.insert("one") } }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try other.run("COMMIT")
        #expect(try await database.texts() == [])
    }

    @Test("a write that waits for another program's gives up when the program holds a signal that ends it")
    func heldWaiting() async {
        await #expect(processExitsWith: .success) {
            let file = try TemporaryDatabase()
            let database = try await Database.open(file.location, schema: Notes.one)
            let other = try RawConnection(file.path)
            try other.run("BEGIN IMMEDIATE")
            HeldSignal.hold([.terminate])
            let ending = Task.detached {
                try await Task.sleep(for: .milliseconds(50))
                kill(getpid(), SIGTERM)
            }
            await #expect(throws: CancellationError.self) {
                try await database.write { try $0.insert("one") }
            }
            try await ending.value
            try other.run("COMMIT")
            #expect(try file.rows("SELECT text FROM notes") == [])
        }
    }

    @Test("a long statement ends when its task is cancelled, in a read and in a write")
    func cancelledStatement() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        // The statement would take hours.
        let numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1e12)"
        let sql = "\(numbers) SELECT count(*) FROM n"
        let read = Task {
            try await database.read { connection in
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try connection.query(sql) { _ in }
            }
        }
        await #expect(throws: CancellationError.self) { try await read.value }
        let write = Task {
            try await database.write { connection in
                try connection.insert("one")
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try? connection.query(sql) { _ in }
            }
        }
        await #expect(throws: CancellationError.self) { try await write.value }
        #expect(try await database.texts() == [])
    }

    @Test("tasks cancelled at random leave whole writes alone")
    func cancelledAtRandom() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let tasks = (0..<60).map { number in
            Task {
                try await database.write { connection in
                    try connection.insert("\(number) a")
                    try connection.insert("\(number) b")
                }
            }
        }
        for task in tasks.shuffled().prefix(30) { task.cancel() }
        var saved = 0
        for task in tasks { if case .success = await task.result { saved += 1 } }
        #expect(try await database.texts().count == saved * 2)
    }
}
