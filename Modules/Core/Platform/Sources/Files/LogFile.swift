#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A regular file that grows at its end, which one program writes and others may read meanwhile. A symbolic link is an
/// error, and a pipe or a device is not waited for.
public struct LogFile: ~Copyable {
    private let path: String
    private let descriptor: Int32

    /// Opens an existing file for reading.
    ///
    /// - Throws: ``SystemError``.
    public init(reading path: String) throws(SystemError) {
        try self.init(path, O_RDONLY)
    }

    /// Opens a file for appending. A missing file is created; only its owner may read it (0600), where the file system
    /// knows permissions.
    ///
    /// - Throws: ``SystemError``.
    public init(appendingTo path: String) throws(SystemError) {
        try self.init(path, O_RDWR | O_CREAT | O_APPEND)
    }

    private init(_ path: String, _ flags: Int32) throws(SystemError) {
        self.path = path
        descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .last(.open, path) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .notAFile(path)
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The size in bytes.
    ///
    /// - Throws: ``SystemError``.
    public func size() throws(SystemError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(.read, path) }
        return Int(status.st_size)
    }

    /// Returns at most `count` bytes from an offset; fewer at the end of the file.
    ///
    /// - Throws: ``SystemError``.
    public func bytes(from offset: Int, atMost count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            while length < count {
                let read = pread(
                    descriptor, buffer.baseAddress.map { $0 + length }, count - length, off_t(offset + length))
                if read > 0 {
                    length += read
                } else if read == 0 {
                    return
                } else if errno != EINTR {
                    failure = .last(.read, path)
                    return
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Appends bytes. They survive a power loss only after ``sync()``.
    ///
    /// - Throws: ``SystemError`` when not all could be written; some may then be in the file.
    public func append(_ bytes: [UInt8]) throws(SystemError) {
        try writeAll(bytes, to: descriptor, at: path)
    }

    /// Waits until the file and its name are on the disk.
    ///
    /// - Throws: ``SystemError``.
    public func sync() throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw .last(.write, path) }
        try FileSystem.syncFolder(FileSystem.folder(of: path))
    }

    /// Removes everything after a size.
    ///
    /// - Throws: ``SystemError``.
    public func truncate(to size: Int) throws(SystemError) {
        guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last(.write, path) }
    }
}
