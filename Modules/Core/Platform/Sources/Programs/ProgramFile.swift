#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The search for the file of a program, as a shell does it.
enum ProgramFile {
    /// Returns the path of a program's file, which is searched for in the folders of `PATH`. A name with a slash is
    /// already a path.
    ///
    /// Relative folders in `PATH` are skipped: their meaning would depend on the current folder.
    ///
    /// - Throws: ``ChildProgramError/Reason/notFound`` or ``ChildProgramError/Reason/notExecutable``.
    static func path(of name: String, in path: String) throws(ChildProgramError.Reason) -> String {
        guard !name.isEmpty, !name.utf8.contains(0) else { throw .notFound }
        guard !name.contains("/") else { return try check(name) }
        var isThere = false
        for folder in path.split(separator: ":") where folder.hasPrefix("/") {
            let file = folder.hasSuffix("/") ? "\(folder)\(name)" : "\(folder)/\(name)"
            if isExecutable(file) { return file }
            isThere = isThere || FileSystem.exists(file) && !FileSystem.isFolder(file)
        }
        throw isThere ? .notExecutable : .notFound
    }

    private static func check(_ file: String) throws(ChildProgramError.Reason) -> String {
        guard FileSystem.exists(file) else { throw errno == EACCES ? .notExecutable : .notFound }
        guard isExecutable(file) else { throw .notExecutable }
        return file
    }

    private static func isExecutable(_ file: String) -> Bool {
        access(file, X_OK) == 0 && !FileSystem.isFolder(file)
    }
}
