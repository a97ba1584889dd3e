package import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// What a tool needs that works on a tree of source files.
extension FileSystem {
    /// What a symbolic link says; `nil` when there is none at the path.
    package static func destination(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Makes a symbolic link.
    ///
    /// - Throws: ``SystemError`` when it cannot be made, also when something exists at the path.
    package static func createLink(_ path: String, to destination: String) throws(SystemError) {
        guard symlink(destination, path) == 0 else { throw .last("create link", path) }
    }

    /// Writes a file that is not private, such as source text, in place of the one that is there, if any. Whoever reads the
    /// path finds the old text or the new one whole.
    ///
    /// - Throws: ``SystemError`` when the file cannot be written; the old one stays.
    package static func replaceSharedFile(_ path: String, with text: String) throws(SystemError) {
        try replaceFile(path, with: text, permissions: 0o666 & ~userMask)
    }

    /// The permissions that a new file does not get. It can only be read by setting it.
    private static let userMask: UInt16 = {
        let mask = umask(0o022)
        umask(mask)
        return UInt16(mask)
    }()

    /// Lets everybody run a file who may read it.
    ///
    /// - Throws: ``SystemError`` when the file is not this user's.
    package static func makeExecutable(_ path: String) throws(SystemError) {
        guard chmod(path, 0o755) == 0 else { throw .last("change", path) }
    }

    /// Whether everybody may run the file who may read it.
    package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// The folder that the process works in; `nil` when it is gone.
    package static var currentFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
