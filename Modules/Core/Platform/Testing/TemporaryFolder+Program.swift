import Foundation

extension TemporaryFolder {
    /// Writes an executable script and returns its path. The first line of the text must name the interpreter.
    ///
    /// Another process writes the script. If this process did, a child that another test starts at the same moment
    /// could inherit the open descriptor, and Linux runs no file that is still open for writing (ETXTBSY).
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
