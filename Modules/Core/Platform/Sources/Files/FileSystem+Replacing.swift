#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// The default permissions of a new file: 0666 without the bits of this process's umask.
    public static var usualPermissions: UInt16 {
        // POSIX has no other way to read the mask. A file that is created meanwhile gets fewer permissions, never more.
        let mask = umask(0o077)
        umask(mask)
        return 0o666 & ~UInt16(mask)
    }

    /// Returns the permissions of a file; `nil` if there is no file.
    public static func permissions(of path: String) -> UInt16? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt16(status.st_mode & 0o7777) : nil
    }

    /// Writes a file atomically, replacing an existing one. Only its owner may read it (0600) unless other permissions
    /// are given. A reader sees either the old text or the new one, even if the program is killed meanwhile.
    ///
    /// The file is not synced: after a power loss it may be empty.
    ///
    /// - Throws: ``SystemError`` when the file cannot be written; the old file is kept.
    public static func replaceFile(
        _ path: String, with text: String, permissions: UInt16 = 0o600
    ) throws(SystemError) {
        try replace(path, with: text, permissions: mode_t(permissions))
    }

    /// Writes a new file beside the one at a path, and renames it to the path. It gets the owner of `old`, if given,
    /// and survives a power loss if `isSynced`. After an error, the old file is kept, unless only the last sync of the
    /// folder failed.
    static func replace(
        _ path: String, with text: String, permissions: mode_t, ownedLike old: stat? = nil, isSynced: Bool = false
    ) throws(SystemError) {
        var template = Array(temporaryName(beside: path).utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .last(.write, path) }
        do throws(SystemError) {
            defer { close(descriptor) }
            var new = stat()
            if let old, fstat(descriptor, &new) != 0 || old.st_uid != new.st_uid || old.st_gid != new.st_gid {
                guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { throw .last(.write) }
            }
            try writeAll(text.utf8, to: descriptor)
            guard fchmod(descriptor, permissions) == 0, !isSynced || Self.isSynced(descriptor) else {
                throw .last(.write)
            }
        } catch {
            unlink(template)
            throw SystemError(.write, path, code: error.code)
        }
        guard rename(template, path) == 0 else {
            let error = SystemError.last(.replace, path)
            unlink(template)
            throw error
        }
        if isSynced { try syncFolder(folder(of: path)) }
    }

    /// Returns a template for `mkstemp`: the path with an ending, for which a long name is shortened. A name has at most
    /// 255 bytes.
    private static func temporaryName(beside path: String) -> String {
        let (bytes, ending) = (Array(path.utf8), ".XXXXXX")
        let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        var end = min(bytes.count, start + 255 - ending.utf8.count)
        // A letter is kept whole: some file systems refuse a part of one.
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: bytes[..<end], as: UTF8.self) + ending
    }
}
