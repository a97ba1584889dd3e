package import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Operations for tools that work on a tree of source files.
extension FileSystem {
    /// Returns the destination of a symbolic link; `nil` if the path is not one.
    package static func destination(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Creates a symbolic link.
    ///
    /// - Throws: ``SystemError`` when it cannot be created, also when the path already exists.
    package static func createLink(_ path: String, to destination: String) throws(SystemError) {
        guard symlink(destination, path) == 0 else { throw .last("create link", path) }
    }

    /// Writes a file that is not private, such as source code, atomically, replacing an existing one. A reader sees
    /// either the old text or the new one.
    ///
    /// - Throws: ``SystemError`` when the file cannot be written; the old one is kept.
    package static func replaceSharedFile(_ path: String, with text: String) throws(SystemError) {
        try replaceFile(path, with: text, permissions: 0o666 & ~userMask)
    }

    /// The process's umask. It can only be read by setting it.
    private static let userMask: UInt16 = {
        let mask = umask(0o022)
        umask(mask)
        return UInt16(mask)
    }()

    /// Sets the permissions of a file to 0755, so that everyone may read and run it.
    ///
    /// - Throws: ``SystemError`` when the permissions cannot be changed, as for another user's file.
    package static func makeExecutable(_ path: String) throws(SystemError) {
        guard chmod(path, 0o755) == 0 else { throw .last("change", path) }
    }

    package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    package static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
