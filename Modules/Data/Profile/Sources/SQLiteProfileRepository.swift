package import ProfileDomainInterface
package import SQLite

/// Keeps the profile in a SQLite database.
///
/// A language or a hint that this program does not know is a newer program's: it is not seen here, and it stays in the
/// store. Only an edit that chooses a language takes the place of an unknown one.
package struct SQLiteProfileRepository: ProfileRepository {
    private let database: Database

    /// - Parameter database: opened with a schema that has ``migrations`` in it; shared with the other repositories.
    package init(database: Database) {
        self.database = database
    }

    /// The profile as last kept.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` when a row holds what no profile can have.
    package func profile() async throws -> Profile {
        try await database.read { try $0.profile() }
    }

    /// One edit, in one write transaction: reads the profile, lets `change` change it, and writes what is not as
    /// before.
    ///
    /// - Returns: the profile as kept; it survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit(_ change: @escaping @Sendable (inout Profile) throws -> Void) async throws -> Profile {
        try await database.write { connection in
            let before = try connection.profile()
            var after = before
            try change(&after)
            try connection.write(after, over: before)
            return after
        }
    }
}
