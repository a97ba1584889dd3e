import Foundation
import Host
import Platform
import PlatformTesting
import ProcessKit
import Testing

/// The recordings in `Tests/Transcripts`, each of which is run again by the program that it names. With the variable
/// `RECORD=1` the tests write what that does now into the files, and fail to say so.
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

    @Test("name the program that runs them, in the line of their first run")
    func program() throws {
        let text = "# It is hot.\n$ sakatsu visit \"$ other\"\n= 1\n$ sakatsu\n"
        #expect(try Self.program(of: text) == "sakatsu")
        #expect(throws: Failure.self) { try Self.program(of: "# Nothing is run.\n") }
    }

    /// The program that the runs of a transcript are of.
    private static func program(of text: String) throws -> String {
        let words = try Recording(parsing: text).runs.first?.command.split(separator: " ") ?? []
        guard words.count > 1 else { throw Failure("there is no run in “\(text.prefix(80))”") }
        return String(words[1])
    }

    @Test("are what their programs do", arguments: names)
    func transcript(_ name: String) async throws {
        let home = try TemporaryFolder()
        let file = Self.folder.appending(path: name)
        let (seen, difference) = (home.file("seen"), home.file("difference"))
        let program = try Self.program(of: String(contentsOf: file, encoding: .utf8))
        let child = try Child(
            [Program.path(program), "--replay", file.path, "--record", seen], home: home.path,
            streams: [.file("/dev/null"), .file(difference), .file(home.file("message"))])
        let ending = try await child.end()
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(contentsOf: URL(filePath: seen)).write(to: file)
            Issue.record("recorded \(name): read it, then run the tests without RECORD")
        } else if ending.code != 0 {
            let texts = try ["difference", "message"].map { try home.text(of: $0) }
            Issue.record("\(name), - expected, + seen:\n\(texts.joined())")
        }
    }
}
