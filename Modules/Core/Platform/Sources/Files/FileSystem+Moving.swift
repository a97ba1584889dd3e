#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Gives a file another name, in place of the file that has it, if any. Sync the folder to keep the name.
    ///
    /// - Throws: ``SystemError`` when the file keeps its name.
    public static func move(_ path: String, to target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw .last(.replace, target) }
    }

    /// Gives a finished file its name, which must be free. The name survives a power loss.
    ///
    /// - Throws: ``SystemError`` when the name is taken, or when the disk fails.
    public static func publish(_ path: String, as name: String) throws(SystemError) {
        if systemLink(path, name) == 0 {
            try removeFile(path)
        } else {
            guard hasNoLinks(errno), !exists(name) else { throw .last(.create, name) }
            try move(path, to: name)
        }
        try syncFolder(folder(of: name))
    }

    /// Gives a file a second name, which must be free. A file system without links gets a copy instead. Sync the folder to
    /// keep the name.
    ///
    /// - Throws: ``SystemError`` when the name is taken or cannot be made.
    public static func link(_ path: String, as name: String) throws(SystemError) {
        if systemLink(path, name) == 0 { return }
        guard hasNoLinks(errno), !exists(name) else { throw .last(.create, name) }
        try copy(path, to: name)
    }

    /// Copies a file into a new one for its owner alone, which is on the disk then.
    ///
    /// - Throws: ``SystemError`` when one of them cannot be read or written. There is no new file then.
    public static func copy(_ path: String, to name: String) throws(SystemError) {
        try createPrivateFile(name, with: try bytes(of: path))
        do throws(SystemError) {
            try syncFile(name)
        } catch {
            try? removeFile(name)
            throw error
        }
    }

    /// Waits until the disk has the bytes of a file and its name.
    ///
    /// - Throws: ``SystemError`` when the file cannot be opened, or when the disk fails.
    public static func syncFile(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last(.open, path) }
        defer { close(descriptor) }
        #if canImport(Darwin)
        // fsync alone leaves the bytes in the cache of the disk.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return try syncFolder(folder(of: path)) }
        #endif
        guard fsync(descriptor) == 0 else { throw .last(.write, path) }
        try syncFolder(folder(of: path))
    }

    /// The size of a file in bytes; `nil` if there is no file, or no permission to look.
    public static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The names of the files in a folder, sorted; empty if the folder cannot be read.
    public static func fileNames(in folder: String) -> [String] {
        ((try? entries(in: folder)) ?? []).filter { $0.kind == .file }.map(\.name).sorted()
    }

    /// Whether a failed link means that the file system has none.
    private static func hasNoLinks(_ code: Int32) -> Bool { [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(code) }
}

/// The C function that the method of that name hides.
private let systemLink: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = link
