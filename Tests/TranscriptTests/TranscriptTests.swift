import Foundation
import Testing

@Suite("The golden transcripts")
struct TranscriptTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Transcripts")

    private static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".transcript") }.sorted()

    @Test("there are transcripts to run")
    func someExist() {
        #expect(!Self.names.isEmpty, "no *.transcript in \(Self.folder.path)")
    }

    @Test("mandalart does what the transcript says", arguments: names)
    func transcript(_ name: String) async throws {
        let file = Self.folder.appending(path: name)
        let golden = try Transcript(parsing: String(contentsOf: file, encoding: .utf8))
        let seen = try await TranscriptRunner(program: Program.path("mandalart")).recorded(golden)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(seen.text.utf8).write(to: file)
            Issue.record("recorded \(name): read it, then run the tests without RECORD")
            return
        }
        for (expected, actual) in zip(golden.runs, seen.runs) where expected != actual {
            let change = Difference.describe(from: expected.expected.lines, to: actual.expected.lines)
            Issue.record("\(name), - expected, + seen:\n\(expected.command)\n\(change)")
        }
    }
}
