package import Basics
package import Journal
package import SQLite
import SakatsuSchemaData

extension Journal {
    /// Returns the journal of a store of `sakatsu`, by default of a new one in memory.
    package static func sakatsu(
        _ location: Database.Location = .memory,
        now: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_700_000_000_123) }
    ) async throws -> Journal {
        SakatsuSchema.journal(of: try await Database.open(location, schema: SakatsuSchema.schema), now: now)
    }
}
