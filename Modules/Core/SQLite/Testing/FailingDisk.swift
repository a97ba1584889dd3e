import CSQLite
import Synchronization

/// A SQLite virtual file system that fails to sync chosen files. All other calls are forwarded to SQLite's own file
/// system (sqlite.org/c3ref/vfs.html).
public enum FailingDisk {
    private struct State {
        /// The path suffixes of the files whose syncs fail.
        var failing: Set<String> = []
        /// The paths of open files, by the addresses of the files.
        var paths: [UInt: String] = [:]
        /// The function tables that contain this module's sync function, by the addresses of SQLite's own tables.
        var tables: [UInt: UInt] = [:]
        /// SQLite's own function tables, by the addresses of their replacements.
        var originals: [UInt: UInt] = [:]
    }

    private static let state = Mutex(State())

    /// Runs the work while each sync of files whose paths end with `path` fails with an I/O error. Written data is kept
    /// in the system's memory, and perhaps on the disk. Only databases that were opened after ``install()`` are
    /// affected.
    public static func refusingSync<Result>(of path: String, _ work: () async throws -> Result) async rethrows -> Result
    {
        state.withLock { _ = $0.failing.insert(path) }
        defer { state.withLock { _ = $0.failing.remove(path) } }
        return try await work()
    }

    /// Installs the virtual file system for all databases that are opened from now on.
    public static func install() { _ = installed }

    private static let installed: Bool = {
        guard let original = sqlite3_vfs_find(nil) else { return false }
        let copy = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        copy.initialize(to: original.pointee)
        copy.pointee.pNext = nil
        let name = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 16)
        _ = name.initialize(from: "failing-disk".utf8CString)
        copy.pointee.zName = UnsafePointer(name.baseAddress)
        copy.pointee.xOpen = { _, name, file, flags, outFlags in
            guard let original = sqlite3_vfs_find("unix"), let open = original.pointee.xOpen else {
                return SQLITE_ERROR
            }
            let code = open(original, name, file, flags, outFlags)
            if code == SQLITE_OK, let file, let name { FailingDisk.take(file, String(cString: name)) }
            return code
        }
        return sqlite3_vfs_register(copy, 1) == SQLITE_OK
    }()

    /// Records the path of an open file, and replaces its sync function.
    private static func take(_ file: UnsafeMutablePointer<sqlite3_file>, _ path: String) {
        guard let methods = file.pointee.pMethods else { return }
        let original = UInt(bitPattern: methods)
        let table = state.withLock { state in
            state.paths[UInt(bitPattern: file)] = path
            if let table = state.tables[original] { return table }
            let copy = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
            copy.initialize(to: methods.pointee)
            copy.pointee.xSync = { file, flags in FailingDisk.sync(file, flags) }
            let table = UInt(bitPattern: copy)
            (state.tables[original], state.originals[table]) = (table, original)
            return table
        }
        file.pointee.pMethods = UnsafePointer(bitPattern: table)
    }

    private static func sync(_ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32) -> Int32 {
        guard let file, let methods = file.pointee.pMethods else { return SQLITE_MISUSE }
        let (original, isFailing) = state.withLock { state in
            let path = state.paths[UInt(bitPattern: file)] ?? ""
            return (state.originals[UInt(bitPattern: methods)], state.failing.contains { path.hasSuffix($0) })
        }
        if isFailing { return SQLITE_IOERR | (4 << 8) }
        guard let original, let table = UnsafePointer<sqlite3_io_methods>(bitPattern: original),
            let sync = table.pointee.xSync
        else { return SQLITE_MISUSE }
        return sync(file, flags)
    }
}
