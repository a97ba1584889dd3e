package import Journal
package import ProfileDomainInterface
import SQLite

/// Keeps the profile in a SQLite database.
///
/// A language or a hint that this program does not know is a newer program's: it is not seen here, and it stays in the
/// store. Only an edit that chooses a language takes the place of an unknown one.
package struct SQLiteProfileRepository: ProfileRepository {
    private let journal: Journal

    /// - Parameter journal: of a store with the schema of `mandalart`; shared with the other repositories.
    package init(_ journal: Journal) {
        self.journal = journal
    }

    /// The profile as last kept, without an invalid nickname.
    ///
    /// - Throws: `DatabaseError`.
    package func profile() async throws -> Profile {
        try await journal.database.read { try $0.profile() }
    }

    /// Reads, changes and writes the profile in one write transaction. Seeing a hint is not an edit and cannot be undone.
    ///
    /// - Returns: the profile as kept; it survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit(_ change: @escaping @Sendable (inout Profile) throws -> Void) async throws -> Profile {
        try await journal.edit(keepingOthers: true) { connection, _ in
            let before = try connection.profile()
            var after = before
            try change(&after)
            try connection.write(after, over: before)
            try connection.write(after.seenHints, over: before.seenHints)
            return after
        }
    }
}
