import Foundation

extension TemporaryFolder {
    /// Writes an executable script, with its interpreter in the first line, and returns its path.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func writeProgram(_ text: String, to name: String, permissions: Int = 0o755) throws -> String {
        let path = try write(text, to: name)
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        return path
    }
}
