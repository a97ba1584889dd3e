/// A file that is kept beside a database file. Its name is that of the database with a suffix.
package enum CompanionFile: String, CaseIterable, Sendable {
    /// SQLite's write-ahead log.
    case log = "-wal"
    /// SQLite's index of the log.
    case logIndex = "-shm"
    /// SQLite's rollback journal, which exists while SQLite writes a file without a log.
    case rollbackJournal = "-journal"
    /// The number of the newest acknowledged edit, which the module `Journal` writes.
    case acknowledgement = "-acknowledged"

    /// The files that SQLite itself reads and writes.
    static let ofSQLite: [CompanionFile] = [.log, .logIndex, .rollbackJournal]

    package func path(beside database: String) -> String { database + rawValue }
}
