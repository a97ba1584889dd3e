#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The few things that we do with files. Every path is a plain string as the person wrote it.
public enum FileSystem {
    /// Whether something exists at the path, of any kind.
    public static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// Makes a folder that only its owner may enter (0700), and its missing parents, which survive a power loss. One that
    /// exists is left as it is.
    ///
    /// - Throws: ``SystemError`` when the folder cannot be made.
    public static func createPrivateFolder(_ path: String) throws(SystemError) {
        var made = mkdir(path, 0o700)
        if made != 0, errno == ENOENT, !path.isEmpty {
            let parent = folder(of: path)
            if parent != path { try createPrivateFolder(parent) }
            made = mkdir(path, 0o700)
        }
        if made == 0 { return try syncFolder(folder(of: path)) }
        guard errno == EEXIST else { throw .last(.createFolder, path) }
        guard isFolder(path) else { throw .notAFolder(path) }
    }

    /// Writes the names in a folder to the disk, where it may be read. A file system that cannot do that for a folder has
    /// nothing to write.
    ///
    /// - Throws: ``SystemError`` when the disk fails.
    public static func syncFolder(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last(.write, path) }
    }

    /// Makes an empty file that only its owner may read (0600). One that exists is left as it is; a link is not followed.
    ///
    /// - Throws: ``SystemError`` when the file cannot be opened for reading and writing.
    public static func createPrivateFile(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .last(.open, path) }
        close(descriptor)
    }

    /// The first bytes of a file: at most `count`, fewer when the file is shorter. A pipe at the path is not
    /// waited for.
    ///
    /// - Throws: ``SystemError`` when the file cannot be read.
    public static func firstBytes(of path: String, count: Int) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let length = read(descriptor, &bytes, count)
        guard length >= 0 else { throw .last(.read, path) }
        return Array(bytes.prefix(length))
    }

    /// Removes a file. One that is not there is no error.
    ///
    /// - Throws: ``SystemError`` when the file stays.
    public static func removeFile(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last(.remove, path) }
    }

    /// Whether other files can be made in the folder of a file.
    public static func mayCreate(beside path: String) -> Bool {
        access(folder(of: path), W_OK) == 0
    }

    /// The absolute path of a file, whose folders are no links. The file itself need not be there, or may be a link. `nil`
    /// when its folder is not there.
    public static func resolvingFolders(of path: String) -> String? {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        guard !name.isEmpty, let resolved = realpath(folder(of: path), nil) else { return nil }
        defer { free(resolved) }
        let text = String(cString: resolved)
        return text == "/" ? "/\(name)" : "\(text)/\(name)"
    }

    /// Whether there is a folder at the path, or a link to one.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Writes bytes at the beginning of a file of the owner's own, which is made when it is missing. The disk is not waited
    /// for, and a link is not followed.
    ///
    /// - Throws: ``SystemError`` when the file cannot be opened or written.
    public static func write(_ bytes: [UInt8], atBeginningOf path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last(.write, path) }
        defer { close(descriptor) }
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else { throw .last(.write, path) }
    }

    /// The folder that a path is in; the present one for a name alone. Slashes at the end are ignored.
    public static func folder(of path: String) -> String {
        if path.count > 1, path.hasSuffix("/") { return folder(of: String(path.dropLast())) }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
