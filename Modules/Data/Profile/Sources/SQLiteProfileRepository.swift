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

    package func profile() async throws -> Profile {
        try await journal.database.read { try $0.profile() }
    }

    /// Makes one edit. Marking a hint as shown is not an edit, and cannot be undone.
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
