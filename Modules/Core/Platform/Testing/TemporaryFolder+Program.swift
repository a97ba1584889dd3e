import Foundation

extension TemporaryFolder {
    /// Writes an executable script, with its interpreter in the first line, and returns its path.
    ///
    /// Another process writes it. A descriptor of this one would pass to a child that another test starts in the same
    /// moment, and Linux runs no file that is still open for writing (ETXTBSY).
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func writeProgram(_ text: String, to name: String, permissions: Int = 0o755) throws -> String {
        let draft = try write(text, to: "\(name).draft")
        let path = file(name)
        let install = try Process.run(
            URL(filePath: "/usr/bin/install"), arguments: ["-m", String(permissions, radix: 8), draft, path])
        install.waitUntilExit()
        guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.removeItem(atPath: draft)
        return path
    }
}
