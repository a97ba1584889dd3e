import Foundation
import Platform
import PlatformTesting
import SQLiteTesting
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
            #expect(try await home.run(words).code == 0)
        }
        _ = try home.write("mandalart://home/subgoal/1\n", to: "data/place")
        let session = try home.terminal("--record", file)
        try await session.answer(["home/subgoal/1> ": "set 3 \"Run\" 10%"])
        try await session.expect("Action item 3 is Run")
        try await session.send(["history": "item 3 of sub-goal 1"])
        try await session.expect("home/subgoal/1> ")
        try session.type("\u{4}")
        #expect(try await session.end() == .exited(0))
        let text = try home.text(of: "recording")
        #expect(text.contains("\n@ place mandalart://home/subgoal/1\n"))
        #expect(text.contains("\n@ data U1FMaXRlIGZvcm1hdCAz"))
        #expect(!text.contains(home.path))
        try FileManager.default.removeItem(atPath: data)
        #expect(try await run("--replay", file) == (0, "\(file): all as recorded.\n"))
        #expect(!home.has("data"))
    }

    /// The same signals at the prompt, in the arguments and in a question are recorded by the tests of the host.
    @Test("ends where a signal ended a command of a script, as its replay does", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signal(signal: Int32) async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        let file = home.file("recording")
        let session = try home.pipes("--yes", "--record", file)
        let other = try RawConnection(home.file("data/mandalart.db"))
        try other.run("BEGIN IMMEDIATE")
        // Its import lasts as long as another program holds the database.
        let document = try home.write(
            #"{"schema":1,"kind":"chart","name":"Summer","subGoals":[]}"# + "\n", to: "summer")
        try await session.send(["import \(document)": "Summer"])
        session.send(signal: signal)
        let ending = try await session.ending()
        #expect(ending == .killed(signal: signal))
        try other.run("COMMIT")
        let lines = try home.text(of: "recording").split(separator: "\n")
        #expect(lines.last == "= \(128 + signal)")
        #expect(try await run("--replay", file) == (0, "\(file): all as recorded.\n"))
    }

    @Test("of data that is damaged fails in one line, as the run did")
    func damaged() async throws {
        let file = try home.write("$ mandalart show\n@ data aGVsbG8=\n! wrong\n= 1\n", to: "recording")
        #expect(try await run("--replay", file).code == 1)
    }
}
