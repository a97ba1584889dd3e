package import Basics
package import Journal
import MandalartSchemaData
package import SQLite

extension Journal {
    /// Returns the journal of a store of `mandalart`, by default of a new one in memory.
    package static func mandalart(
        _ location: Database.Location = .memory,
        now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_700_000_000_123) }
    ) async throws -> Journal {
        MandalartSchema.journal(
            of: try await Database.open(location, schema: MandalartSchema.schema), now: now)
    }
}
