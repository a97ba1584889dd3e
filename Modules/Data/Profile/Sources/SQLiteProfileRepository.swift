package import Journal
package import ProfileDomainInterface
import SQLite

/// Stores the profile in a SQLite database.
///
/// An unknown language or hint comes from a newer program: the repository does not return it, but keeps it in the
/// store. An unknown language is replaced only when an edit chooses another one.
package struct SQLiteProfileRepository: ProfileRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    /// Returns the stored profile, without an invalid nickname.
    package func profile() async throws -> Profile {
        try await journal.database.read { try $0.profile() }
    }

    /// Reads, changes, and writes the profile in one write transaction. Marking a hint as shown is not an edit, and
    /// cannot be undone.
    ///
    /// - Returns: the stored profile. The edit survives a power loss once the function returns.
    /// - Throws: the error of `change`, and `DatabaseError`. In both cases nothing is stored.
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
