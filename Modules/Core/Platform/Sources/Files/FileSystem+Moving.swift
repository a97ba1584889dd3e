#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Renames a file, replacing an existing file at the target. Sync the folder to make the new name durable.
    public static func move(_ path: String, to target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw .last(.replace, target) }
    }

    /// Renames a finished file to its final name, which must not be in use yet. The new name survives a power loss.
    ///
    /// - Throws: ``SystemError`` when the name exists or cannot be created, or when the disk fails.
    public static func publish(_ path: String, as name: String) throws(SystemError) {
        if systemLink(path, name) == 0 {
            try removeFile(path)
        } else {
            guard hasNoLinks(errno), !exists(name) else { throw .last(.create, name) }
            try move(path, to: name)
        }
        try syncFolder(folder(of: name))
    }

    /// Gives a file a second name, which must not be in use yet. On a file system without hard links, the file is
    /// copied instead. Sync the folder to make the new name durable.
    ///
    /// - Throws: ``SystemError`` when the name exists or cannot be created.
    public static func link(_ path: String, as name: String) throws(SystemError) {
        if systemLink(path, name) == 0 { return }
        guard hasNoLinks(errno), !exists(name) else { throw .last(.create, name) }
        try copy(path, to: name)
    }

    /// Copies a file to a new one that only its owner may read, and syncs it.
    ///
    /// - Throws: ``SystemError`` when the file cannot be read, or the new one cannot be written. The new file is
    ///   removed then.
    public static func copy(_ path: String, to name: String) throws(SystemError) {
        try createPrivateFile(name, with: try bytes(of: path))
        do throws(SystemError) {
            try syncFile(name)
        } catch {
            try? removeFile(name)
            throw error
        }
    }

    /// Returns the size of a file in bytes; `nil` if there is no file, or no permission.
    public static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Returns the sorted names of the regular files in a folder; an empty array if the folder cannot be read.
    public static func fileNames(in folder: String) -> [String] {
        ((try? entries(in: folder)) ?? []).filter { $0.kind == .file }.map(\.name).sorted()
    }

    /// Returns whether an error of `link` means that the file system does not allow this hard link.
    private static func hasNoLinks(_ code: Int32) -> Bool { [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(code) }
}

/// The C function `link`, which the method of that name shadows.
private let systemLink: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = link
