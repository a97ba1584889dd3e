import Console
import Platform

// Documents in files that a person named. A replay writes none of them.
extension Console {
    /// Returns whether a document that is written to a path replaces the contents of a file.
    ///
    /// - Throws: `SystemError` for a folder.
    func isReplaced(_ path: String) async throws -> Bool {
        let (new, file) = ("new", "file")
        return try await answer(usually: new) {
            if FileSystem.isFolder(path) { throw SystemError.folder(path) }
            return FileSystem.isReplaced(path) ? file : new
        } == file
    }

    /// Writes a document to a path, and returns the path of its file, with its folders resolved.
    ///
    /// - Throws: `SystemError` if the document cannot be written.
    func write(document: String, to path: String) async throws -> String {
        try await answer(usually: path) {
            try FileSystem.write(document: document, to: path)
            return FileSystem.resolvingFolders(of: path) ?? path
        }
    }
}
