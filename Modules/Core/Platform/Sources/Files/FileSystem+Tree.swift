#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// What tools need that work on a tree of source files.
extension FileSystem {
    /// What lies in a folder under one name.
    public struct Entry: Sendable {
        /// What a name stands for.
        public enum Kind: Sendable {
            /// A file with bytes.
            case file
            /// A folder.
            case folder
            /// A symbolic link, wherever it leads.
            case link
            /// A pipe, a device and the like.
            case other
        }

        /// The name, without the folder.
        public let name: String
        /// What it stands for.
        public let kind: Kind
    }

    /// What lies in a folder, in no order.
    ///
    /// - Throws: ``SystemError`` when the folder cannot be read.
    public static func entries(in path: String) throws(SystemError) -> [Entry] {
        guard let folder = opendir(path) else { throw .last(.read, path) }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name != ".", name != ".." else { continue }
            entries.append(Entry(name: name, kind: try kind(Int(entry.pointee.d_type), of: "\(path)/\(name)")))
        }
        return entries
    }

    /// Some file systems do not say with the name what it stands for.
    private static func kind(_ type: Int, of path: String) throws(SystemError) -> Entry.Kind {
        switch type {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN): break
        default: return .other
        }
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .last(.read, path) }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Makes a folder that everyone may enter whom the user lets, and its missing parents. One that exists is left as
    /// it is.
    ///
    /// - Returns: the folders that were made, the outermost first.
    /// - Throws: ``SystemError`` when the folder cannot be made.
    @discardableResult
    public static func createFolder(_ path: String) throws(SystemError) -> [String] {
        if isFolder(path) { return [] }
        var made: [String] = []
        if let parent = parent(of: path) { made = try createFolder(parent) }
        guard mkdir(path, 0o777) == 0 else { throw .last(.createFolder, path) }
        return made + [path]
    }

    /// Removes a folder that is empty.
    ///
    /// - Throws: ``SystemError`` when the folder stays.
    public static func removeEmptyFolder(_ path: String) throws(SystemError) {
        guard rmdir(path) == 0 else { throw .last(.remove, path) }
    }

    /// Gives a file or a folder another path in the same file system, at once.
    ///
    /// - Throws: ``SystemError`` when it stays where it is.
    public static func move(_ path: String, to other: String) throws(SystemError) {
        guard rename(path, other) == 0 else { throw .last(.move, path) }
    }

    /// What a symbolic link says; `nil` when there is none at the path.
    public static func destination(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Makes a symbolic link.
    ///
    /// - Throws: ``SystemError`` when it cannot be made, also when something stands there.
    public static func createLink(_ path: String, to destination: String) throws(SystemError) {
        guard symlink(destination, path) == 0 else { throw .last(.createLink, path) }
    }

    /// Lets everybody run a file who may read it.
    ///
    /// - Throws: ``SystemError`` when the file is not this user's.
    public static func makeExecutable(_ path: String) throws(SystemError) {
        guard chmod(path, 0o755) == 0 else { throw .last(.change, path) }
    }

    /// Whether everybody may run the file who may read it.
    public static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// The folder that the process works in; `nil` when it is gone.
    public static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
