import CSQLite
public import Languages

/// An error of a database: its kind, the file, and the statement.
public struct DatabaseError: Explained, Equatable {
    /// The kind of an error, as far as a program can react to it.
    public enum Kind: Equatable, Sendable {
        /// The file is something else.
        case notADatabase
        /// There is a folder at the path of the file.
        case folder
        /// The file is missing or empty, and its log at this path is there, with edits that may be nowhere else.
        case orphanedLog(String)
        /// The file has a newer schema than this program knows.
        case newerVersion(found: Int, known: Int)
        /// The file is another program's; the number is its application id, 0 when it has none.
        case otherProgram(applicationID: Int32)
        /// The file is damaged.
        case corrupt
        /// The file or its folder cannot be opened.
        case inaccessible
        /// The file can be read but not written.
        case readOnly
        /// Another connection held its lock longer than five seconds.
        case busy
        /// The file is to be replaced, and another program has it open.
        case inUse
        /// The file is to be rescued, and nothing in it is damaged.
        case notDamaged
        /// The disk is full.
        case full
        /// The disk failed to read or to write.
        case disk
        /// The disk failed when a write was to be saved: it may be there later or not.
        case inDoubt
        /// The disk failed when the file was replaced: it holds the one or the other. What it held before is kept at this
        /// path.
        case replacementInDoubt(String)
        /// A UNIQUE, NOT NULL, CHECK or FOREIGN KEY rule of a table was broken.
        case constraint
        /// The copy that a migration keeps could not be made at this path. The file was not migrated.
        case copyFailed(String)
        /// A column does not hold what it should.
        case unexpectedRow(column: String, expected: String, found: String)
        /// The database has been closed.
        case closed
        /// The program used the database wrongly.
        case misuse
        /// Anything else; the code says more.
        case failed
    }

    /// The kind of the error.
    public let kind: Kind
    /// SQLite's result, or the one that comes nearest when the failure was found by this module.
    public let code: ResultCode
    /// SQLite's or the system's own words. Empty when the kind says it all.
    public let message: String
    /// The file's path, or `:memory:`.
    public let path: String
    /// The statement that failed, if it was one.
    public let sql: String?

    /// An error of a kind, with SQLite's result or the nearest one.
    public init(_ kind: Kind, code: ResultCode, message: String = "", path: String, sql: String? = nil) {
        self.kind = kind
        self.code = code
        self.message = message
        self.path = path
        self.sql = sql
    }

    /// The failure of a call to SQLite.
    init(_ code: ResultCode, message: String, path: String, sql: String? = nil) {
        self.init(Kind(code), code: code, message: message, path: path, sql: sql)
    }

    /// The same error with the kind ``Kind/inDoubt``, for a commit whose outcome is unknown.
    var leavingDoubt: DatabaseError {
        DatabaseError(.inDoubt, code: code, message: message, path: path, sql: sql)
    }

    static func misuse(_ message: String, path: String, sql: String) -> DatabaseError {
        DatabaseError(.misuse, code: .misuse, message: message, path: path, sql: sql)
    }
}

extension DatabaseError.Kind {
    fileprivate init(_ code: ResultCode) {
        self =
            switch code.primary {
            case SQLITE_NOTADB: .notADatabase
            case SQLITE_CORRUPT, SQLITE_TOOBIG: .corrupt
            case SQLITE_CANTOPEN, SQLITE_PERM: .inaccessible
            case SQLITE_READONLY: .readOnly
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_FULL: .full
            case SQLITE_IOERR: code == .noRoomForIndex ? .full : .disk
            case SQLITE_CONSTRAINT: .constraint
            case SQLITE_AUTH, SQLITE_MISUSE, SQLITE_RANGE: .misuse
            default: .failed
            }
    }
}
