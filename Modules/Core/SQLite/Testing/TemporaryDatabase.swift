import Foundation
import PlatformTesting
public import SQLite

/// The path of a database file for a test. The file does not exist at first, and is removed with this object.
public final class TemporaryDatabase: Sendable {
    /// The file's absolute path.
    public let path: String
    private let folder: TemporaryFolder

    /// The location for opening it.
    public var location: Database.Location { .file(path) }

    /// Creates an empty folder for the file.
    ///
    /// - Throws: Foundation's error when the temporary folder cannot be written.
    public init() throws {
        folder = try TemporaryFolder()
        path = folder.file("test.db")
    }

    /// Runs SQL on the file from another connection, as another program would. Creates a missing file.
    ///
    /// - Throws: ``DatabaseError`` when SQLite rejects it.
    public func run(_ sql: String) throws {
        try RawConnection(path).run(sql)
    }

    /// Returns the rows of a query from another connection, each column as text, NULL as `nil`.
    ///
    /// - Throws: ``DatabaseError`` when SQLite rejects it.
    public func rows(_ sql: String) throws -> [[String?]] {
        try RawConnection(path).rows(sql)
    }

    /// Returns all bytes of the file, or of one beside it: `-wal`, `-shm`.
    ///
    /// Only for files that are not open in this process: reading one drops SQLite's locks on it.
    ///
    /// - Throws: Foundation's error when the file cannot be read.
    public func bytes(of suffix: String = "") throws -> [UInt8] {
        try folder.bytes(of: "test.db\(suffix)")
    }

    /// Replaces the file, or one beside it.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func write(_ bytes: some Collection<UInt8>, to suffix: String = "") throws {
        _ = try folder.write(bytes, to: "test.db\(suffix)")
    }

    /// Removes the file, but none beside it.
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

    /// Returns the permissions of the file, or of one beside it, as in `0o600`.
    ///
    /// - Throws: Foundation's error when the file does not exist.
    public func permissions(of suffix: String = "") throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + suffix)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
