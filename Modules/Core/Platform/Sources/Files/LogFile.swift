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
        guard FileSystem.isSynced(descriptor) else { throw .last(.write, path) }
        try FileSystem.syncFolder(FileSystem.folder(of: path))
    }

    /// Removes everything after the first `size` bytes.
    ///
    /// - Throws: ``SystemError``.
    public func truncate(to size: Int) throws(SystemError) {
        guard ftruncate(descriptor, off_t(size)) == 0 else { throw .last(.write, path) }
    }
}

/// A reader of the lines of a log, which keeps about a MiB of it in memory.
public struct LogLines: ~Copyable {
    private static let chunk = 1 << 20
    /// The greatest length of a line, in bytes.
    private static let mostOfLine = 64 << 20

    private let file: LogFile
    /// The offset of the next line.
    private var offset: Int
    private var buffer: [UInt8] = []
    /// The index of the next line in the buffer.
    private var start = 0
    private var isAtEnd = false

    /// Opens a file, to read its lines from an offset on.
    ///
    /// - Throws: ``SystemError``.
    public init(_ path: String, from offset: Int = 0) throws(SystemError) {
        file = try LogFile(reading: path)
        self.offset = offset
    }

    /// Returns the next line without its line feed, and the offset of the line in the file. Returns `nil` at the end of
    /// the file, before a last line without a line feed, which is still being written, and before a line of more than
    /// 64 MiB.
    ///
    /// - Throws: ``SystemError``.
    public mutating func next() throws(SystemError) -> (bytes: ArraySlice<UInt8>, offset: Int)? {
        while true {
            if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = (bytes: buffer[start..<end], offset: offset)
                offset += end - start + 1
                start = end + 1
                return line
            }
            guard !isAtEnd, buffer.count - start < Self.mostOfLine else { return nil }
            buffer.removeSubrange(..<start)
            start = 0
            let more = try file.bytes(from: offset + buffer.count, atMost: Self.chunk)
            isAtEnd = more.isEmpty
            buffer += more
        }
    }
}
