import Foundation
import Testing

/// Texts that were looked at once, and are compared with since. `RECORD=1` writes them anew.
enum Golden {
    /// The working copy that this file lies in.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Compares a text with the one of that name.
    static func expect(
        _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let url = root.appending(path: "Tests/RibGolden/\(name)")
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let expected = try String(contentsOf: url, encoding: .utf8)
        #expect(text == expected, "\(name) has changed", sourceLocation: sourceLocation)
    }
}
