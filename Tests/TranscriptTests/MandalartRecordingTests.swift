import Foundation
import Platform
import PlatformTesting
import Testing

@Suite("A recording of mandalart")
struct MandalartRecordingTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ arguments: String...) async throws -> (code: Int32, text: String) {
        let session = try Session.overPipes(
            [Program.path("mandalart")] + arguments, home: home.path, watching: .error)
        return (try await session.end().code, session.seen)
    }

    @Test("begins with what was stored and where a person left off, and can be had again without it")
    func stored() async throws {
        let (data, file) = (home.file("data"), home.file("recording"))
        for words in [["nickname", "Juno"], ["home", "set", "1", "수영"]] {
            let child = try Child(
                [Program.path("mandalart"), "--data", data] + words, home: home.path,
                streams: [.file("/dev/null"), .file(home.file("out")), .file(home.file("out"))])
            #expect(try await child.end() == .exited(0))
        }
        try Data("mandalart://home/subgoal/1\n".utf8).write(to: URL(filePath: home.file("data/place")))
        let session = try Session.inTerminal(
            [Program.path("mandalart"), "--data", data, "--record", file], home: home.path)
        try await session.expect("home/subgoal/1> ")
        try session.send("set 3 \"Run\" 10%")
        try await session.expect("Action item 3 is Run")
        try session.send("history")
        try await session.expect("item 3 of sub-goal 1")
        try await session.expect("home/subgoal/1> ")
        try session.type("\u{4}")
        #expect(try await session.end() == .exited(0))
        let text = String(decoding: try home.bytes(of: "recording"), as: UTF8.self)
        #expect(text.contains("\n@ place mandalart://home/subgoal/1\n"))
        #expect(text.contains("\n@ data U1FMaXRlIGZvcm1hdCAz"))
        #expect(!text.contains(home.path))
        try FileManager.default.removeItem(atPath: data)
        #expect(try await run("--replay", file) == (0, "\(file): all as recorded.\n"))
        #expect(!FileManager.default.fileExists(atPath: data))
    }

    @Test("of data that is damaged fails in one line, as the run did")
    func damaged() async throws {
        let file = try home.write("$ mandalart show\n@ data aGVsbG8=\n! wrong\n= 1\n", to: "recording")
        #expect(try await run("--replay", file).code == 1)
    }
}
