import CSQLite

/// A result code of SQLite (sqlite.org/rescode.html).
public struct ResultCode: Hashable, Sendable {
    /// The extended code, with the primary code in the low byte, and details in the bytes above.
    public let extended: Int32

    /// The primary code, without details.
    public var primary: Int32 { extended & 0xff }

    /// Creates a result code from an extended code.
    public init(_ extended: Int32) {
        self.extended = extended
    }

    /// A statement was ended because its task was canceled.
    static let interrupted = ResultCode(SQLITE_INTERRUPT)
    static let busy = ResultCode(SQLITE_BUSY)
    static let damaged = ResultCode(SQLITE_CORRUPT)
    static let error = ResultCode(SQLITE_ERROR)
    static let aborted = ResultCode(SQLITE_ABORT)
    static let mismatch = ResultCode(SQLITE_MISMATCH)
    static let misuse = ResultCode(SQLITE_MISUSE)
    static let notADatabase = ResultCode(SQLITE_NOTADB)
    static let cannotOpen = ResultCode(SQLITE_CANTOPEN)
    static let readOnly = ResultCode(SQLITE_READONLY)
    /// The file is a symbolic link, which is not followed (SQLITE_CANTOPEN_SYMLINK).
    static let symbolicLink = ResultCode(SQLITE_CANTOPEN | 6 << 8)
    /// The file is no longer at its path (SQLITE_READONLY_DBMOVED).
    static let moved = ResultCode(SQLITE_READONLY | 4 << 8)
    /// The disk has no room for the index of the write-ahead log (SQLITE_IOERR_SHMSIZE).
    static let noRoomForIndex = ResultCode(SQLITE_IOERR | 19 << 8)
    static let inputOutput = ResultCode(SQLITE_IOERR)
    static let constraint = ResultCode(SQLITE_CONSTRAINT)
}
