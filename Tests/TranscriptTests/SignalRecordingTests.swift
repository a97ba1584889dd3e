import Foundation
import Platform
import PlatformTesting
import SQLiteTesting
import Testing

@Suite("A recording of mandalart, when a signal comes")
struct SignalRecordingTests {
    private let home: TemporaryFolder
    private var file: String { home.file("recording") }

    init() async throws {
        home = try TemporaryFolder()
        let child = try Child(
            [Program.path("mandalart"), "--data", home.file("data"), "nickname", "Juno"], home: home.path,
            streams: [.file("/dev/null"), .file(home.file("out")), .file(home.file("out"))])
        let ending = try await child.end()
        try #require(ending == .exited(0))
    }

    /// Starts a run that is recorded, in which nothing asks.
    private func start(inTerminal: Bool) async throws -> Session {
        let command = [try Program.path("mandalart"), "--data", home.file("data"), "--yes", "--record", file]
        guard inTerminal else { return try Session.overPipes(command, home: home.path, watching: .error) }
        let session = try Session.inTerminal(command, home: home.path)
        try await session.expect("home> ")
        return session
    }

    /// A document whose import lasts as long as another program holds the database.
    private func document() throws -> String {
        let item = #"{"position":1,"title":"Swim","rate":40}"#
        let goal = #"{"position":1,"title":"Endurance","items":[\#(item)]}"#
        return try home.write(
            #"{"schema":1,"kind":"chart","name":"Summer","subGoals":[\#(goal)]}"# + "\n", to: "summer")
    }

    private func recorded() throws -> [Substring] {
        String(decoding: try home.bytes(of: "recording"), as: UTF8.self).split(separator: "\n")
    }

    private func expectSameAgain() async throws {
        let session = try Session.overPipes(
            [Program.path("mandalart"), "--replay", file], home: home.path, watching: .error)
        let code = try await session.end().code
        #expect(session.seen == "\(file): all as recorded.\n")
        #expect(code == 0)
    }

    @Test("in a command that Ctrl-C gives up: it is given up again, and what comes after is the same")
    func interrupted() async throws {
        let session = try await start(inTerminal: true)
        let other = try RawConnection(home.file("data/mandalart.db"))
        try other.run("BEGIN IMMEDIATE")
        try session.send("import \(document())")
        try await session.expect("Importing ")
        try session.send(bytes: [3])
        try await session.expect("Cancelled.")
        try other.run("COMMIT")
        try await session.expect("home> ")
        try session.send("charts list")
        try await session.expect("home> ")
        try session.send("quit")
        let ending = try await session.end()
        #expect(ending == .exited(0))
        let lines = try recorded()
        #expect(lines.contains { $0 == "<^C cancelled" })
        try await expectSameAgain()
    }

    @Test("in a command of a script: the signal ends both in the same place", arguments: [SIGTERM, SIGHUP, SIGINT])
    func script(signal: Int32) async throws {
        let session = try await start(inTerminal: false)
        let other = try RawConnection(home.file("data/mandalart.db"))
        try other.run("BEGIN IMMEDIATE")
        try session.send("import \(document())")
        try await session.expect("Summer")
        session.send(signal: signal)
        let ending = try await session.ending()
        #expect(ending == .killed(signal: signal))
        try other.run("COMMIT")
        let last = try recorded().last
        #expect(last == "= \(128 + signal)")
        try await expectSameAgain()
    }

    @Test("at the prompt: the replay ends there, too", arguments: [SIGTERM, SIGHUP])
    func prompt(signal: Int32) async throws {
        let session = try await start(inTerminal: true)
        try session.send("core Run")
        try await session.expect("The core goal is Run.")
        try await session.expect("home> ")
        session.send(signal: signal)
        let ending = try await session.end()
        #expect(ending == .killed(signal: signal))
        let lines = try recorded().suffix(2)
        #expect(lines == [signal == SIGTERM ? "<TERM" : "<HUP", "= \(128 + signal)"])
        try await expectSameAgain()
    }
}
