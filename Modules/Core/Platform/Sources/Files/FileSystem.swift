#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Operations on files and folders. Every path is a plain string, as the person wrote it.
public enum FileSystem {
    /// Returns whether a file or folder of any kind exists at the path. A link without a target does not count.
    public static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    /// Creates a folder that only its owner may enter (0700), and its missing parents; all of them survive a power
    /// loss. An existing folder is left as it is.
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

    /// Creates an empty file that only its owner may read (0600). An existing file is left as it is; a symbolic link is
    /// an error.
    public static func createPrivateFile(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .last(.open, path) }
        close(descriptor)
    }

    /// Returns the first `count` bytes of a file, or all bytes of a shorter file. The call does not wait for the data
    /// of a pipe.
    public static func firstBytes(of path: String, count: Int) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let length = read(descriptor, &bytes, count)
        guard length >= 0 else { throw .last(.read, path) }
        return Array(bytes.prefix(length))
    }

    /// Removes a file. A missing file is not an error.
    public static func removeFile(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last(.remove, path) }
    }

    /// Returns whether the permissions of a file and its file system allow writing to it.
    public static func mayWrite(_ path: String) -> Bool {
        access(path, W_OK) == 0
    }

    /// Returns whether new files can be created in the folder of a file.
    public static func mayCreate(beside path: String) -> Bool {
        access(folder(of: path), W_OK) == 0
    }

    /// Returns the absolute path of a file, with links in its folders resolved. The file itself may be missing or a
    /// link. Returns `nil` if the folder does not exist, or if the path ends with a slash.
    public static func resolvingFolders(of path: String) -> String? {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        guard !name.isEmpty, let resolved = realpath(folder(of: path), nil) else { return nil }
        defer { free(resolved) }
        let text = String(cString: resolved)
        return text == "/" ? "/\(name)" : "\(text)/\(name)"
    }

    /// Returns a path that does not depend on the current folder. Links are not resolved, and the path may be missing. A
    /// relative path stays as it is if the current folder is unknown, such as after its removal.
    public static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        let names = String(cString: folder).split(separator: "/") + path.split(separator: "/")
        return "/" + names.filter { $0 != "." }.joined(separator: "/")
    }

    /// Returns whether the path is a folder, or a link to a folder.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Overwrites the beginning of a file. A missing file is created, and only its owner may read it (0600). The file
    /// is not synced, and a symbolic link is an error.
    public static func write(_ bytes: [UInt8], atBeginningOf path: String) throws(SystemError) {
        // A pipe without a reader is not waited for.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last(.write, path) }
        defer { close(descriptor) }
        try writeAll(bytes, to: descriptor, at: path)
    }

    /// Returns the path of the folder that contains a path; `.` for a name without a folder. Trailing slashes are
    /// ignored.
    public static func folder(of path: String) -> String {
        if path.count > 1, path.hasSuffix("/") { return folder(of: String(path.dropLast())) }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
