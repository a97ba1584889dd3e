#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Creates a new folder for temporary files in `TMPDIR`, or else in `/tmp`, and returns the folder's path. The
    /// folder's name begins with `name`, and only its owner may enter it.
    public static func createTemporaryFolder(
        for name: String, environment: Environment = .process
    ) throws(SystemError) -> String {
        var template = Array("\(environment["TMPDIR"] ?? "/tmp")/\(name).XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .last(.createFolder, environment["TMPDIR"] ?? "/tmp") }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Creates a folder, with default permissions (umask), and its missing parents. An existing folder is left as it
    /// is.
    ///
    /// - Returns: the folders that were created, the outermost first.
    /// - Throws: ``SystemError`` when the folder cannot be created. Its new parents are removed then.
    @discardableResult
    public static func createFolder(_ path: String) throws(SystemError) -> [String] {
        var (made, parent): ([String], String) = ([], path.first == "/" ? "/" : "")
        for name in path.split(separator: "/") {
            parent += name
            if !isFolder(parent) {
                if mkdir(parent, 0o777) == 0 {
                    made.append(parent)
                } else {
                    let error = SystemError.last(.createFolder, parent)
                    // Another program may have created the folder meanwhile.
                    if !isFolder(parent) {
                        for folder in made.reversed() { try? removeEmptyFolder(folder) }
                        throw error
                    }
                }
            }
            parent += "/"
        }
        return made
    }

    /// Removes an empty folder.
    public static func removeEmptyFolder(_ path: String) throws(SystemError) {
        guard rmdir(path) == 0 else { throw .last(.remove, path) }
    }

    /// Removes a folder and its contents. Links are removed, not followed.
    public static func removeFolder(_ path: String) throws(SystemError) {
        for entry in try entries(in: path) {
            let path = "\(path)/\(entry.name)"
            if entry.kind == .folder { try removeFolder(path) } else { try removeFile(path) }
        }
        guard rmdir(path) == 0 else { throw .last(.remove, path) }
    }

    /// Returns the existing paths that begin with a text, sorted. The path of a folder ends with a slash. Hidden files
    /// are included only if the last component of the text begins with a dot. A text that begins with `~/` means the
    /// home folder of the environment, and so do its paths. The result is empty if the folder cannot be read.
    public static func paths(beginningWith text: String, environment: Environment = .process) -> [String] {
        let typed = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
        let folder = environment.expandingHome(typed)
        let beginning = text.dropFirst(typed.count)
        let names = ((try? entries(in: folder.isEmpty ? "." : folder)) ?? []).map(\.name)
        return names.filter { $0.hasPrefix(beginning) && ($0.hasPrefix(".") == beginning.hasPrefix(".")) }.sorted()
            .map { isFolder(folder + $0) ? "\(typed)\($0)/" : typed + $0 }
    }

    /// Creates a file that only its owner may read (0600), and writes the given bytes to it.
    ///
    /// - Throws: ``SystemError`` when the path already exists, or when the file cannot be written. In the latter case
    ///   the file is removed.
    public static func createPrivateFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last(.create, path) }
        defer { close(descriptor) }
        do throws(SystemError) {
            try writeAll(bytes, to: descriptor, at: path)
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Appends a text to an existing file.
    ///
    /// - Throws: ``SystemError`` when the file does not exist or cannot be written completely.
    public static func append(_ text: String, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        try writeAll(text.utf8, to: descriptor, at: path)
    }

    /// Returns all bytes of a file, or throws `EFBIG` for a file with more than `limit` bytes, such as an endless
    /// device.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - limit: the maximum number of bytes.
    ///   - isOwn: whether the file is one of the program's own. It must then be a regular file, because a pipe at its
    ///     path would make the program wait.
    /// - Returns: the bytes.
    /// - Throws: ``SystemError`` when the file cannot be read or is too large; ``SystemError/notAFile(_:)`` when
    ///   `isOwn` is true and the path is a pipe or a device.
    public static func bytes(
        of path: String, atMost limit: Int = .max, isOwn: Bool = false
    ) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isOwn ? O_NONBLOCK : 0))
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last(.read, path) }
        guard !isOwn || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw .notAFile(path) }
        let size = max(Int(status.st_size), 0)
        guard size <= limit else { throw SystemError(.read, path, code: EFBIG) }
        // One byte more than a small file has, so that the second read finds its end. A device has no size.
        let partSize = size == 0 ? 1 << 16 : min(size, 1 << 20) + 1
        return try readAll(from: descriptor, at: path, atMost: limit, inPartsOf: partSize)
    }

    /// Returns the bytes of an open file that are not read yet, up to its end.
    static func readAll(
        from descriptor: Int32, at path: String, atMost limit: Int, inPartsOf partSize: Int
    ) throws(SystemError) -> [UInt8] {
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: partSize))
        while true {
            let count = read(descriptor, &part, part.count)
            if count < 0 && errno == EINTR { continue }
            if count < 0 && errno == EAGAIN {
                awaitEvent(POLLIN, on: descriptor)
                continue
            }
            guard count >= 0 else { throw .last(.read, path) }
            if count == 0 { return bytes }
            guard bytes.count + count <= limit else { throw SystemError(.read, path, code: EFBIG) }
            bytes += part.prefix(count)
        }
    }
}
