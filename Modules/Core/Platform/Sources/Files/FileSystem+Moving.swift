#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FileSystem {
    /// Gives a file another name, in place of the file that has it, if any. The name survives a power loss.
    ///
    /// - Throws: ``SystemError`` when the file keeps its name, or when the disk fails.
    public static func moveDurably(_ path: String, to target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw .last(.replace, target) }
        try syncFolder(folder(of: target))
    }

    /// Gives a file a second name. A file system without links gets a copy instead.
    ///
    /// - Throws: ``SystemError`` when the name is taken or cannot be made.
    public static func link(_ path: String, as name: String) throws(SystemError) {
        if systemLink(path, name) == 0 { return try syncFolder(folder(of: name)) }
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { throw .last(.create, name) }
        try createPrivateFile(name, with: try bytes(of: path))
        try syncFile(name)
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

}

/// The C function that the method of that name hides.
private let systemLink: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = link
