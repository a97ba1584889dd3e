import Foundation
import Platform
import PlatformTesting
public import SQLite

/// The path of a database file for a test. The file does not exist at first, and is removed with this object.
public final class TemporaryDatabase: Sendable {
    /// The file's absolute path.
    public let path: String
    private let folder: TemporaryFolder

    /// The location with which to open the database.
    public var location: Database.Location { .file(path) }

    /// Creates an empty folder for the file.
    ///
    /// - Throws: Foundation's error when the temporary folder cannot be written.
    public init() throws {
        folder = try TemporaryFolder()
        path = folder.file("test.db")
    }

    /// Runs SQL on the file from another connection, as another program would. A missing file is created.
    ///
    /// - Throws: `DatabaseError` when SQLite rejects the SQL.
    public func run(_ sql: String) throws {
        try RawConnection(path).run(sql)
    }

    /// Returns the rows of a query from another connection. Each column is text, or `nil` for NULL.
    ///
    /// - Throws: `DatabaseError` when SQLite rejects the SQL.
    public func rows(_ sql: String) throws -> [[String?]] {
        try RawConnection(path).rows(sql)
    }

    /// Returns all bytes of the database file; with a suffix such as `-wal`, those of the file beside it.
    ///
    /// The file must not be open in this process, because reading it would drop SQLite's locks on it.
    ///
    /// - Throws: Foundation's error when the file cannot be read.
    public func bytes(of suffix: String = "") throws -> [UInt8] {
        try folder.bytes(of: "test.db\(suffix)")
    }

    /// Replaces the contents of the database file; with a suffix such as `-wal`, those of the file beside it.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func write(_ bytes: some Collection<UInt8>, to suffix: String = "") throws {
        _ = try folder.write(bytes, to: "test.db\(suffix)")
    }

    /// Overwrites a range of the file's bytes; by default, the list of tables after the header.
    ///
    /// - Parameter range: the range of bytes to overwrite, clamped to the file.
    /// - Throws: Foundation's error when the file cannot be read or written.
    public func damage(_ range: Range<Int> = 100..<4096) throws {
        var bytes = try bytes()
        for index in range.clamped(to: bytes.indices) { bytes[index] = 0xA5 }
        try write(bytes)
    }

    /// Removes the database file, but not the `-wal` and `-shm` files beside it.
    ///
    /// - Throws: Foundation's error when the file cannot be removed.
    public func remove() throws {
        try FileManager.default.removeItem(atPath: path)
    }

    /// Returns the names of all files in the folder, including the database, sorted.
    ///
    /// - Throws: Foundation's error when the folder cannot be read.
    public func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Returns the permissions of the database file, such as `0o600`; with a suffix, those of the file beside it; `nil` if
    /// the file does not exist.
    public func permissions(of suffix: String = "") -> UInt16? { FileSystem.permissions(of: path + suffix) }
}
