import Foundation
import Host
import Testing

/// A text that was read once, and is compared with since.
struct Snapshot {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots")

    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Compares, or with `RECORD=1` writes. An empty text has no file.
    ///
    /// - Throws: Foundation's error when the file cannot be written.
    func expect(_ text: String) throws {
        let url = Self.folder.appending(path: name)
        let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        guard text != expected else { return }
        guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
            let change = Difference.describe(from: Self.lines(of: expected), to: Self.lines(of: text))
            Issue.record("\(name), - expected, + seen:\n\(change)")
            return
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        Issue.record("recorded \(name): read it, then run the tests without RECORD")
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
