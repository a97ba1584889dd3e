import Foundation
import PlatformTesting
public import SQLite

/// The path of a database file of a test's own. The file is not there at first. It goes away with this object.
public final class TemporaryDatabase: Sendable {
    /// The file's absolute path.
    public let path: String
    private let folder: TemporaryFolder

    /// Where to open it.
    public var location: Database.Location { .file(path) }

    /// Makes an empty folder for the file.
    ///
    /// - Throws: Foundation's error when the temporary folder cannot be written.
    public init() throws {
        folder = try TemporaryFolder()
        path = folder.file("test.db")
    }

    /// Runs SQL on the file from a connection of its own, as another program would. Makes a file that is missing.
    ///
    /// - Throws: ``DatabaseError`` when SQLite refuses it.
    public func run(_ sql: String) throws {
        try RawConnection(path).run(sql)
    }

    /// The rows of a query from a connection of its own, each column as text, NULL as `nil`.
    ///
    /// - Throws: ``DatabaseError`` when SQLite refuses it.
    public func rows(_ sql: String) throws -> [[String?]] {
        try RawConnection(path).rows(sql)
    }

    /// All bytes of the file, or of one beside it: `-wal`, `-shm`.
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

    /// Removes the file, and none beside it.
    ///
    /// - Throws: Foundation's error when the file stays.
    public func remove() throws {
        try FileManager.default.removeItem(atPath: path)
    }

    /// The names of all files beside the database, its own among them, sorted.
    ///
    /// - Throws: Foundation's error when the folder cannot be read.
    public func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Who may do what with the file, or with one beside it, as in `0o600`.
    ///
    /// - Throws: Foundation's error when the file is not there.
    public func permissions(of suffix: String = "") throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + suffix)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
