#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Returns whether a document that is written to a path replaces the contents of a file.
    public static func isReplaced(_ path: String) -> Bool {
        if case .file = try? DocumentTarget(path) { true } else { false }
    }

    /// Writes a document to a path that a person named, as a shell does with `>`.
    ///
    /// A link is followed. A file keeps its permissions and its owner, and a reader sees either the old contents or the
    /// document, even if the program is killed meanwhile; only where the folder or the owner does not allow that, the
    /// file is written in place. A pipe, a device or `/dev/stdout` gets the document, and is never replaced. A pipe
    /// without a reader is waited for, up to five seconds. Once the function returns, a regular file survives a power
    /// loss, unless it was written in place. An open file of this process is not opened again: a socket, or a file of
    /// another user, cannot be opened.
    public static func write(document: String, to path: String) throws(SystemError) {
        do throws(SystemError) {
            switch try DocumentTarget(path) {
            case .new(let path):
                try replace(path, with: document, permissions: mode_t(usualPermissions), isSynced: true)
            case .file(let path, let status):
                guard access(path, W_OK) == 0 else { throw .last(.write, path) }
                do throws(SystemError) {
                    try replace(
                        path, with: document, permissions: status.st_mode & 0o7777, ownedLike: status, isSynced: true)
                } catch {
                    guard [EACCES, EPERM, EROFS].contains(error.code) else { throw error }
                    try writeInPlace(path, document, O_TRUNC)
                }
            case .stream(let path): try writeInPlace(path, document, O_APPEND)
            case .open(let descriptor): try write(document, to: descriptor)
            }
        } catch {
            throw error.path == nil ? SystemError(.write, path, code: error.code) : error
        }
    }

    private static func writeInPlace(_ path: String, _ text: String, _ flag: Int32) throws(SystemError) {
        var descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC | flag)
        // Without a reader, a pipe cannot be opened (ENXIO). Wait up to five seconds for a reader.
        var waited = 0
        while descriptor < 0, errno == ENXIO, waited < 250 {
            usleep(20_000)
            waited += 1
            descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC | flag)
        }
        guard descriptor >= 0 else { throw .last(.write, path) }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        try write(text, to: descriptor)
    }

    private static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        try BrokenPipe.isNoSignal(at: descriptor) { () throws(SystemError) in try writeAll(text.utf8, to: descriptor) }
    }

    /// Returns the bytes of a document at a path that a person named; `-` is standard input. An open file of this
    /// process, such as `/dev/stdin`, is read on from where it is, and not opened again: a socket, or a file of another
    /// user, cannot be opened.
    ///
    /// - Throws: ``SystemError`` when the document cannot be read or has more than `limit` bytes.
    public static func bytes(ofDocument path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        let path = path == "-" ? "/dev/stdin" : path
        var descriptor = STDIN_FILENO
        if path != "/dev/stdin" {
            guard case .open(let number) = try? DocumentTarget(path) else { return try bytes(of: path, atMost: limit) }
            descriptor = number
        }
        return try readAll(from: descriptor, at: path, atMost: limit, inPartsOf: 1 << 16)
    }
}

/// What is at the path of a document, after its links.
private enum DocumentTarget {
    /// Nothing is there.
    case new(String)
    /// A regular file.
    case file(String, stat)
    /// A pipe, a device, or an open file of another process.
    case stream(String)
    /// An open file of this process.
    case open(Int32)

    /// The links of a path that are followed at most, as in Linux (`path_resolution(7)`).
    private static let mostLinks = 40

    /// Throws ``SystemError`` for a folder, and for a path that cannot be read.
    init(_ path: String) throws(SystemError) {
        var path = path
        for _ in 0...Self.mostLinks {
            let whole = FileSystem.resolvingFolders(of: path) ?? path
            if let descriptor = Self.openFile(at: whole) {
                self = .open(descriptor)
                return
            }
            if ["/proc/", "/dev/fd/"].contains(where: whole.hasPrefix) {
                self = .stream(path)
                return
            }
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT else { throw .last(.write, path) }
                self = .new(path)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
                let count = readlink(path, &bytes, bytes.count)
                guard count >= 0 else { throw .last(.read, path) }
                let target = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
                path = target.hasPrefix("/") ? target : "\(FileSystem.folder(of: path))/\(target)"
            case S_IFREG:
                self = .file(path, status)
                return
            case S_IFDIR: throw .folder(path)
            default:
                self = .stream(path)
                return
            }
        }
        throw SystemError(.write, path, code: ELOOP)
    }

    /// Returns the descriptor that this process has open at a path, whose folders are resolved; `nil` if it has none.
    private static func openFile(at path: String) -> Int32? {
        guard let name = path.split(separator: "/").last, let descriptor = Int32(name), fcntl(descriptor, F_GETFD) >= 0
        else { return nil }
        let paths = ["/proc/self/fd/\(name)", "/dev/fd/\(name)"].map { FileSystem.resolvingFolders(of: $0) }
        return paths.contains(path) ? descriptor : nil
    }
}
