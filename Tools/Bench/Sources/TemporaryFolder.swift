import Foundation

/// A folder under the system's temporary folder. Removed with all that is in it when it goes away.
final class TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder. Nothing is made there.
    func file(_ name: String) -> String { "\(path)/\(name)" }
}
