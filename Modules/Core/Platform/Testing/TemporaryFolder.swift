import Foundation
import Platform

/// A temporary folder for a test, removed with its contents when this object is deallocated.
public final class TemporaryFolder: Sendable {
    /// The absolute path of the folder, without symbolic links, as a program in the folder sees its working directory.
    public let path: String

    /// Creates a new, empty folder.
    ///
    /// - Throws: Foundation's error when the temporary folder cannot be written.
    public init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "ribcage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        // Foundation leaves out /private, through which macOS reaches its temporary folders.
        path = FileSystem.resolvingFolders(of: url.path) ?? url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the folder, without creating the file.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file with the given bytes and returns its path.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func write(_ bytes: some Collection<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: URL(filePath: file(name)))
        return file(name)
    }

    /// Writes a file with the given text and returns its path.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    public func write(_ text: String, to name: String) throws -> String {
        try write(text.utf8, to: name)
    }

    /// Returns all bytes of a file in the folder.
    ///
    /// - Throws: Foundation's error when the file cannot be read.
    public func bytes(of name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: file(name))))
    }
}
