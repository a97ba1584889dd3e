import SQLite
import SQLiteTesting
import Testing

/// The small schema of these tests.
enum Notes {
    static let one = Schema.numbered(create)
    static let two = Schema.numbered(create, ["ALTER TABLE notes ADD COLUMN mark INTEGER NOT NULL DEFAULT 0"])
    static let create = ["CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT"]

    /// Makes a file of the first version with some notes in it, closed.
    static func make(in file: TemporaryDatabase, _ texts: String...) async throws {
        let database = try await Database.open(file.location, schema: one)
        try await database.write { connection in
            for text in texts { try connection.insert(text) }
        }
        await database.close()
    }
}

extension Connection {
    func insert(_ text: String) throws {
        try execute("INSERT INTO notes (text) VALUES (?)", text)
    }

    func texts() throws -> [String] {
        try query("SELECT text FROM notes ORDER BY id") { try $0.text("text") }
    }
}

extension Database {
    func texts() throws -> [String] {
        try read { try $0.texts() }
    }
}

extension TemporaryDatabase {
    /// Opens the file, which has to fail.
    func openingError(_ schema: Schema = Notes.one) async -> DatabaseError? {
        await #expect(throws: DatabaseError.self) { try await Database.open(location, schema: schema) }
    }
}

/// What a body throws in these tests.
struct Failure: Error, Equatable {}
