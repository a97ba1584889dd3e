import Foundation

/// A folder under the system's temporary folder. Removed with all that is in it when it goes away.
final class TemporaryFolder: Sendable {
    /// The folder's absolute path, without symbolic links, as a program that asks for its own folder sees it.
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = base.appending(path: "transcript-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder. Nothing is made there.
    func file(_ name: String) -> String { "\(path)/\(name)" }
}
