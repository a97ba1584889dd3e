import Foundation

/// The working copy that this file lies in. Paths are relative to its root, with `/` between their parts.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func url(_ path: String) -> URL { root.appending(path: path) }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// The names in a folder, sorted; none when the folder is missing.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []).sorted()
    }

    static func folders(in folder: String) -> [String] {
        names(in: folder).filter { isFolder("\(folder)/\($0)") }
    }

    /// Every file and folder below a folder, sorted.
    static func paths(in folder: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
        return below.map { "\(folder)/\($0)" }.sorted()
    }

    /// Every Swift file below a folder, sorted.
    static func swiftFiles(in folder: String) -> [String] { paths(in: folder).filter { $0.hasSuffix(".swift") } }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
