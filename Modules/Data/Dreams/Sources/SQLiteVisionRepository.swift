import Basics
package import DreamsDomainInterface
package import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Stores the last shown vision in a SQLite database. The vision is local to the machine, and storing it is not an
/// edit.
package struct SQLiteVisionRepository: VisionRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func lastShown() async throws -> ShownVision? {
        try await journal.database.read { connection in
            try connection.first("SELECT wish, day FROM seen_vision") { row in
                ShownVision(of: Identity(RowID(try row.integer("wish", as: Int64.self))), on: try row.day("day"))
            }
        }
    }

    package func remember(_ vision: ShownVision) async throws {
        try await journal.database.write { connection in
            try connection.execute("DELETE FROM seen_vision")
            try connection.execute(
                "INSERT INTO seen_vision (wish, day) VALUES (?, ?)", vision.wish.row, vision.day.description)
        }
    }
}
