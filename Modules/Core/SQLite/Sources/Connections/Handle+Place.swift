import CSQLite
import Platform

/// The files that a connection has open, as they were at their paths when it opened them.
struct OpenFiles {
    /// The companions without which other programs would work with another log than this connection.
    private static let companions: [CompanionFile] = [.log, .logIndex]

    private let path: String
    private let main: FileIdentity?
    private var beside: [CompanionFile: FileIdentity] = [:]

    /// Describes a main file that SQLite has just opened.
    init(_ path: String, hasMoved: Bool) {
        self.path = path
        main = hasMoved ? nil : FileSystem.identity(of: path)
    }

    var isMainInPlace: Bool { main != nil && FileSystem.identity(of: path) == main }

    /// Returns whether all of the files are still at their paths. A companion counts from the first call after SQLite
    /// has created it.
    mutating func areInPlace() -> Bool {
        guard isMainInPlace else { return false }
        for file in Self.companions {
            let found = FileSystem.identity(of: file.path(beside: path))
            if let known = beside[file] {
                if found != known { return false }
            } else if let found {
                beside[file] = found
            }
        }
        return true
    }
}

extension Handle {
    /// Throws an error if the open files are no longer those at their paths: an edit would be saved in a file that
    /// no path leads to, or in a log beside another file. Must run within a write transaction, when no other program
    /// of this kind can be changing the files.
    func requireInPlace() throws(DatabaseError) {
        guard var files else { return }
        let areInPlace = files.areInPlace()
        self.files = files
        guard areInPlace else {
            // The log of a file that is gone must not be emptied. A log alone that is gone is saved in its file.
            if !files.isMainInPlace { leaveLog() }
            throw moved
        }
    }

    /// The error of a file that was removed or replaced while it was open.
    var moved: DatabaseError { DatabaseError(.moved, code: .moved, path: path) }

    /// Whether the open main file is no longer the one at its path.
    var hasMoved: Bool {
        var hasMoved: Int32 = 0
        return sqlite3_file_control(pointer, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0
    }

    /// Throws an error if a file that SQLite opens beside the main file is no regular file. SQLite would follow a
    /// symbolic link, and write into a file elsewhere, and wait for the other end of a pipe.
    static func refuseLinks(beside path: String) throws(DatabaseError) {
        for file in CompanionFile.ofSQLite.map({ $0.path(beside: path) }) {
            switch FileSystem.kind(of: file) {
            case .link: throw .symbolicLink(file)
            case .other, .folder:
                throw DatabaseError(.symbolicLink, message: "it is no regular file", path: file)
            case .file, nil: continue
            }
        }
    }
}

extension DatabaseError {
    /// The error of a symbolic link in the place of a file, which is not followed.
    static func symbolicLink(_ path: String) -> DatabaseError {
        DatabaseError(.symbolicLink, message: "it is a symbolic link", path: path)
    }
}
