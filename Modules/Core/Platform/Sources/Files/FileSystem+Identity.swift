#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What tells a file from every other file of the machine: its device and its inode number. A copy has another identity.
public struct FileIdentity: Hashable, Sendable {
    private let device, number: UInt64

    fileprivate init(_ status: stat) {
        (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
    }
}

extension FileSystem {
    /// Returns the identity of the entry at a path, without following a link; `nil` if there is no entry, or no
    /// permission.
    public static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        return lstat(path, &status) == 0 ? FileIdentity(status) : nil
    }
}
