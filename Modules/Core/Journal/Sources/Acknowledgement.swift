public import Basics
import Platform
import SQLite

/// The newest edit that a replica has acknowledged, as stored in a file beside the database.
///
/// SQLite silently ignores its log after the first damaged frame. A comparison of the database with this file reveals
/// that edits are missing. The file is written after each commit and not synced, so it may be behind the database,
/// never ahead of it.
struct Acknowledgement: Equatable {
    let replica, sequence: Int64

    private static let length = 64

    /// Returns the path of the acknowledgement file beside a database; `nil` for a database in memory.
    static func path(of location: Database.Location) -> String? {
        if case .file(let path) = location { CompanionFile.acknowledgement.path(beside: path) } else { nil }
    }

    /// Reads the acknowledgement beside a database; returns `nil` if the file is missing or damaged.
    static func read(beside location: Database.Location) -> Acknowledgement? {
        guard let path = path(of: location), let bytes = try? FileSystem.firstBytes(of: path, count: length),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let numbers = text.split(separator: " ").compactMap { Int64($0) }
        guard numbers.count == 3 else { return nil }
        let read = Acknowledgement(replica: numbers[0], sequence: numbers[1])
        return read.checksum == numbers[2] ? read : nil
    }

    /// Writes the acknowledgement to its file. If the file already acknowledges the same or a later edit of this
    /// replica, the file is replaced only if `replacesNewer`. A failure is ignored, because the edit is already saved.
    func write(beside location: Database.Location, overNewer replacesNewer: Bool = false) {
        guard let path = Self.path(of: location) else { return }
        if !replacesNewer, let kept = Self.read(beside: location), kept.replica == replica, kept.sequence >= sequence {
            return
        }
        let text = "\(replica) \(sequence) \(checksum) "
        let padding = String(repeating: " ", count: max(0, Self.length - text.utf8.count))
        try? FileSystem.write(Array((text + padding).utf8), atBeginningOf: path)
    }

    /// Removes the acknowledgement file. A failure is ignored.
    static func remove(beside location: Database.Location) {
        if let path = path(of: location) { try? FileSystem.removeFile(path) }
    }

    private var checksum: Int64 {
        var checksum = Checksum()
        for number in [replica, sequence] { checksum.add(.integer(number)) }
        return checksum.number
    }
}

extension Journal {
    /// Checks that no acknowledged edit is missing. Edits are missing if the log was damaged or removed, or if an older
    /// copy replaced the file.
    ///
    /// A loss is reported once. Afterwards the store continues as a new replica, without the missing edits.
    ///
    /// - Returns: the time of the newest edit; `nil` before the first.
    /// - Throws: ``JournalError/missingEdits(_:path:)`` and `DatabaseError`.
    @discardableResult public func verify() async throws -> Timestamp? {
        let kept = Acknowledgement.read(beside: database.location)
        // A newly created store has no edit of the earlier replica.
        let found = try await database.read { connection in
            let sql = """
                SELECT replica, sequence, time, (
                    SELECT coalesce(max(sequence), 0) FROM journal_edit WHERE replica = ?
                ) AS known FROM journal_store
                """
            return try connection.first(sql, kept?.replica) { row in
                let store = Acknowledgement(replica: try row.integer("replica"), sequence: try row.integer("sequence"))
                return (store: store, time: try row.lastEdit(), known: try row.integer("known", as: Int64.self))
            }
        }
        guard let (store, time, others) = found, let kept else { return found?.time }
        // A purge removes edits of the store's own replica, but keeps the replica's sequence.
        let known = store.replica == kept.replica ? store.sequence : others
        guard known < kept.sequence else { return time }
        database.location.keepLog()
        // A new replica, so that the numbers of the missing edits are not used again. On a disk that cannot be written,
        // the loss is reported again at the next start.
        let begins = try? await database.write {
            try $0.execute("UPDATE journal_store SET file = ''")
        }
        if begins != nil { store.write(beside: database.location, overNewer: true) }
        throw JournalError.missingEdits(Int(kept.sequence - known), path: database.location.path)
    }
}

extension Database.Location {
    /// Copies the log, which SQLite empties when the file is closed, to `<path>-wal-damaged`, or if that exists, to
    /// `<path>-wal-damaged-2` and so on.
    fileprivate func keepLog() {
        let path = CompanionFile.log.path(beside: path)
        guard let log = try? FileSystem.bytes(of: path), !log.isEmpty else { return }
        let names = (1...99).lazy.map { "\(path)-damaged\($0 == 1 ? "" : "-\($0)")" }
        guard let free = names.first(where: { !FileSystem.exists($0) }) else { return }
        try? FileSystem.createPrivateFile(free, with: log)
    }

    /// The path of the database's file; empty for a database in memory.
    fileprivate var path: String { if case .file(let path) = self { path } else { "" } }
}
