public import Basics
import CSQLite
import Platform

/// An error of a database, with its kind, the file, and the failed statement.
public struct DatabaseError: Explained, Equatable {
    /// The kind of an error, which tells a program how to react.
    public enum Kind: Equatable, Sendable {
        /// The file is not a database.
        case notADatabase
        /// The path of the file is a folder.
        case folder
        /// The file is missing or empty, but its log exists at this path, with edits that may exist nowhere else.
        case orphanedLog(String)
        /// The log at this path has the marks of another file, and was not applied. It was renamed to `aside`; `nil` if it
        /// stays where it is.
        case strayLog(String, aside: String?)
        /// The file or its log was removed or replaced while it was open.
        case moved
        /// The file has a newer schema than this program knows.
        case newerVersion(found: Int, known: Int)
        /// The file belongs to another program, whose application id is the associated value; 0 if it has none.
        case otherProgram(applicationID: Int32)
        /// The file is damaged.
        case corrupt
        /// The file or its folder cannot be opened.
        case inaccessible
        /// The file can be read but not written.
        case readOnly
        /// Another connection held a lock for longer than the time limit: five seconds, or less with
        /// ``BusyTimeout/short``.
        case busy
        /// The file cannot be replaced, because another program has it open.
        case inUse
        /// The file cannot be rescued, because it is not damaged.
        case notDamaged
        /// This program, or all programs together, have too many open files.
        case tooManyFiles
        /// The disk is full.
        case full
        /// The disk failed to read or to write.
        case disk
        /// The disk failed in a commit, so that it is unknown whether the transaction was saved.
        case inDoubt
        /// The disk failed while the contents of the file were replaced, so that the file has either its old or its new
        /// contents. The old contents are kept at this path.
        case replacementInDoubt(String)
        /// A UNIQUE, NOT NULL, CHECK or FOREIGN KEY constraint was violated.
        case constraint
        /// The copy made before a migration could not be written to this path. The file was not migrated.
        case copyFailed(String)
        /// A column has an unexpected value.
        case unexpectedRow(column: String, expected: String, found: String)
        /// The database has been closed.
        case closed
        /// The program used the database wrongly, for example to write within a read.
        case misuse
        /// Any other error, which the code identifies.
        case failed
    }

    /// The kind of the error.
    public let kind: Kind
    /// SQLite's result code, or the nearest one if this module found the failure.
    public let code: ResultCode
    /// The message of SQLite or the system; empty if the kind needs none.
    public let message: String
    /// The file's path, or `:memory:`.
    public let path: String
    /// The SQL of the failed statement; `nil` if no statement failed.
    public let sql: String?

    /// Creates an error of a kind, with SQLite's result code or the nearest one.
    public init(_ kind: Kind, code: ResultCode, message: String = "", path: String, sql: String? = nil) {
        (self.kind, self.code, self.message, self.path) = (kind, code, message, path)
        self.sql = sql
    }

    /// Creates the error of a failed call to SQLite, whose kind follows from the result code.
    init(_ code: ResultCode, message: String, path: String, sql: String? = nil) {
        self.init(Kind(code), code: code, message: message, path: path, sql: sql)
    }

    /// Creates the error of a failed call on a connection. SQLite has one result code for several reasons of the system,
    /// which the connection tells apart.
    init(_ code: Int32, on connection: OpaquePointer, path: String, sql: String? = nil) {
        let (result, message) = (ResultCode(code), String(cString: sqlite3_errmsg(connection)))
        let system = SystemError(.open, path, code: sqlite3_system_errno(connection))
        var file: SystemError { SystemError(.read, path, code: csqlite_file_errno(connection)) }
        switch result.primary {
        case SQLITE_CANTOPEN where system.isAboutOpenFiles || system.isAboutDisk:
            self.init(Kind(opening: system), code: result, message: system.reason, path: path, sql: sql)
        case SQLITE_IOERR where result == .noRoomForIndex && system.isAboutDisk:
            self.init(.disk, code: result, message: message, path: path, sql: sql)
        // SQLite opens a file for reading alone if opening it for writing fails, whatever the reason.
        case SQLITE_READONLY
        where result == .readOnly && FileSystem.mayWrite(path) && FileSystem.mayCreate(beside: path):
            self.init(.disk, code: result, message: message, path: path, sql: sql)
        case SQLITE_CORRUPT where file.isAboutDisk:
            self.init(.disk, code: result, message: file.reason, path: path, sql: sql)
        default: self.init(result, message: message, path: path, sql: sql)
        }
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
    /// The kind of the error of a file that cannot be opened.
    init(opening error: SystemError) {
        self = error.isAboutOpenFiles ? .tooManyFiles : error.isAboutDisk ? .disk : .inaccessible
    }

    fileprivate init(_ code: ResultCode) {
        self =
            switch code.primary {
            case SQLITE_NOTADB: .notADatabase
            case SQLITE_CORRUPT, SQLITE_TOOBIG: .corrupt
            case SQLITE_CANTOPEN, SQLITE_PERM: .inaccessible
            case SQLITE_READONLY: code == .moved ? .moved : .readOnly
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
            case SQLITE_FULL: .full
            case SQLITE_IOERR: code == .noRoomForIndex ? .full : .disk
            case SQLITE_CONSTRAINT: .constraint
            case SQLITE_AUTH, SQLITE_MISUSE, SQLITE_RANGE: .misuse
            default: .failed
            }
    }
}
