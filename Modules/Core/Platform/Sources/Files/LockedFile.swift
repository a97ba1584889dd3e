#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file that several programs write, each only while it holds the file's lock. Only the owner may read the file
/// (0600).
public struct LockedFile: ~Copyable {
    /// The time to wait for another program's lock, in milliseconds: longer than writing a line takes.
    private static let longestWait = 500
    private static let mostBytes = 64 << 20

    private let path: String
    private let descriptor: Int32

    /// Opens or creates the file, and waits up to half a second for its lock, which is held until this value is
    /// destroyed. A symbolic link is an error.
    ///
    /// - Throws: ``SystemError`` when the file cannot be opened for reading and writing, or cannot be locked: with
    ///   `EWOULDBLOCK` while another program holds the lock.
    public init(_ path: String) throws(SystemError) {
        self.path = path
        descriptor = try Self.locked(path)
    }

    deinit {
        close(descriptor)
    }

    /// Returns all bytes of the file.
    ///
    /// - Throws: ``SystemError`` when the file cannot be read, or has more than 64 MiB.
    public func bytes() throws(SystemError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(.read, path) }
        guard status.st_size <= Self.mostBytes else { throw SystemError(.read, path, code: EFBIG) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count >= 0 else { throw .last(.read, path) }
        return Array(bytes.prefix(count))
    }

    /// Appends a text to the file.
    ///
    /// - Throws: ``SystemError`` when the text cannot be written completely.
    public func append(_ text: String) throws(SystemError) {
        try writeAll(text.utf8, to: descriptor, at: path)
    }

    /// Replaces the contents of the file, and releases the lock.
    ///
    /// - Throws: ``SystemError`` when the file cannot be replaced; the old contents are kept.
    public consuming func replace(with text: String) throws(SystemError) {
        try FileSystem.replaceFile(path, with: text)
    }

    /// Removes the file at a path, unless it is missing, is not a regular file, or its lock is held.
    public static func removeUnlessHeld(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return }
            throw .last(.remove, path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try FileSystem.removeFile(path) }
    }

    /// Opens and locks the file at a path. If the file was replaced while this process waited for the lock, the new
    /// file is locked instead.
    private static func locked(_ path: String) throws(SystemError) -> Int32 {
        var waited = 0
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { throw .last(.open, path) }
            var (mine, current) = (stat(), stat())
            guard fstat(descriptor, &mine) == 0, mine.st_mode & S_IFMT == S_IFREG else {
                close(descriptor)
                throw .notAFile(path)
            }
            var result = flock(descriptor, LOCK_EX | LOCK_NB)
            while result != 0, errno == EWOULDBLOCK || errno == EINTR, waited < longestWait {
                usleep(1000)
                waited += 1
                result = flock(descriptor, LOCK_EX | LOCK_NB)
            }
            if result == 0, stat(path, &current) == 0, mine.st_dev == current.st_dev, mine.st_ino == current.st_ino {
                return descriptor
            }
            let failure = SystemError.last(.lock, path)
            close(descriptor)
            if result != 0 { throw failure }
        }
    }
}
