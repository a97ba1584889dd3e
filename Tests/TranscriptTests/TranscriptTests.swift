import Foundation
import PlatformTesting
import ProcessKit
import Testing

/// The recordings in `Tests/Transcripts`, which `mandalart` runs again. With the variable `RECORD=1` the tests write
/// what it does now into the files, and fail to say so.
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
        let home = try TemporaryFolder()
        let file = Self.folder.appending(path: name)
        let (seen, difference) = (home.file("seen"), home.file("difference"))
        let child = try Child(
            [Program.path("mandalart"), "--replay", file.path, "--record", seen], home: home.path,
            streams: [.file("/dev/null"), .file(difference), .file(home.file("message"))])
        let ending = try await child.end()
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(contentsOf: URL(filePath: seen)).write(to: file)
            Issue.record("recorded \(name): read it, then run the tests without RECORD")
        } else if ending.code != 0 {
            let texts = try ["difference", "message"].map { String(decoding: try home.bytes(of: $0), as: UTF8.self) }
            Issue.record("\(name), - expected, + seen:\n\(texts.joined())")
        }
    }
}
