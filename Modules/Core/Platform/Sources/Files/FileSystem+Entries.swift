#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// An entry of a folder.
    public struct Entry: Sendable {
        /// The kind of an entry.
        public enum Kind: Sendable {
            /// A regular file.
            case file
            /// A folder.
            case folder
            /// A symbolic link, whatever its target.
            case link
            /// A pipe, a device, and other special files.
            case other
        }

        /// The name, without the folder.
        public let name: String
        /// The kind of the entry.
        public let kind: Kind
    }

    /// Returns the entries of a folder, in no particular order, without `.` and `..`.
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

    /// Converts a type from `readdir` to the kind of an entry. If the file system does not list types, the method reads
    /// the kind of the file at the path.
    private static func kind(_ type: Int, of path: String) throws(SystemError) -> Entry.Kind {
        switch type {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN): break
        default: return .other
        }
        guard let kind = Self.kind(of: path) else { throw .last(.read, path) }
        return kind
    }

    /// Returns the kind of the entry at a path, without following a link; `nil` if there is no entry, or no permission.
    public static func kind(of path: String) -> Entry.Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }
}

extension FileSystem {
    /// Returns the inode number of a file; `nil` if there is no file. A copy of a file has another number.
    public static func number(of path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }
}
