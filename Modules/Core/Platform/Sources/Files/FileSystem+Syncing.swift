#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Syncs a file's bytes and its name to the disk.
    ///
    /// - Throws: ``SystemError`` when the file cannot be opened, or when the disk fails.
    public static func syncFile(_ path: String) throws(SystemError) {
        try syncBytes(of: path)
        try syncFolder(folder(of: path))
    }

    /// Syncs a file's bytes to the disk, but not its name.
    ///
    /// - Throws: ``SystemError`` when the file cannot be opened, or when the disk fails.
    public static func syncBytes(of path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        guard isSynced(descriptor) else { throw .last(.write, path) }
    }

    /// Syncs a folder's entries to the disk, if the folder is readable. A file system that does not support syncing of
    /// folders is not an error.
    ///
    /// - Throws: ``SystemError`` when the disk fails.
    public static func syncFolder(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard isSynced(descriptor) || errno == EINVAL || errno == ENOTSUP else { throw .last(.write, path) }
    }

    /// Whether `fsync`, which libraries such as SQLite call, may leave bytes in the disk's cache, which a power loss
    /// empties. This is `true` on macOS: see fsync(2) there. The functions of this type use `F_FULLFSYNC` there, if the
    /// file system supports it.
    public static var hasDiskCacheBehindSync: Bool {
        #if canImport(Darwin)
        true
        #else
        false
        #endif
    }

    /// Waits until everything that was written to an open file or folder is on the disk, and returns whether that
    /// succeeded. After a failure, the reason is in `errno`.
    ///
    /// If the file system does not support `F_FULLFSYNC`, as on a network drive, `fsync` is used.
    static func isSynced(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
        guard [ENOTSUP, ENOTTY, EINVAL].contains(errno) else { return false }
        #endif
        return fsync(descriptor) == 0
    }
}
