import Dispatch
import SQLite
import SQLiteTesting
import Testing

@Suite("Where a database works")
struct ExecutorTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    @Test("on the main actor nothing else happens between a call and its result")
    @MainActor func mainActor() async throws {
        let database = try await Database.open(file.location, schema: Notes.one, on: .mainActor)
        var isDisturbed = false
        Task { isDisturbed = true }
        try await database.write {
            MainActor.assertIsolated()
            try $0.insert("one")
        }
        let texts = try await database.texts()
        #expect(texts == ["one"])
        #expect(!isDisturbed)
    }

    @Test("on a queue of its own the main actor is free meanwhile")
    @MainActor func queue() async throws {
        let database = try await Database.open(file.location, schema: Notes.one)
        let isFree = DispatchSemaphore(value: 0)
        Task { isFree.signal() }
        let outcome = try await database.read { _ in isFree.wait(timeout: .now() + .seconds(600)) }
        #expect(outcome == .success)
    }
}
