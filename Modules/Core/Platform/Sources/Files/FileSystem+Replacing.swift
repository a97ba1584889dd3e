#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Writes a file that only its owner may read (0600), in place of the one that is there, if any. Whoever reads the
    /// path finds the old text or the new one whole, also when the program is killed meanwhile.
    ///
    /// It does not wait until the disk has it: after a power cut the file may be empty.
    ///
    /// - Throws: ``SystemError`` when the file cannot be written; the old one stays.
    public static func replaceFile(_ path: String, with text: String) throws(SystemError) {
        try replaceFile(path, with: text, permissions: 0o600)
    }

    /// The same for a file that is not private, such as source text: the permissions are those of every new file.
    ///
    /// - Throws: ``SystemError`` when the file cannot be written; the old one stays.
    public static func replaceSharedFile(_ path: String, with text: String) throws(SystemError) {
        try replaceFile(path, with: text, permissions: 0o666 & ~userMask)
    }

    /// The permissions that a new file does not get. It can only be read by setting it.
    private static let userMask: mode_t = {
        let mask = umask(0o022)
        umask(mask)
        return mask
    }()

    private static func replaceFile(
        _ path: String, with text: String, permissions: mode_t
    ) throws(SystemError) {
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .last(.write, path) }
        do throws(SystemError) {
            defer { close(descriptor) }
            try writeAll(text.utf8, to: descriptor)
            guard fchmod(descriptor, permissions) == 0 else { throw .last(.write) }
        } catch {
            unlink(template)
            throw SystemError(.write, path, code: error.code)
        }
        guard rename(template, path) == 0 else {
            let error = SystemError.last(.replace, path)
            unlink(template)
            throw error
        }
    }
}
