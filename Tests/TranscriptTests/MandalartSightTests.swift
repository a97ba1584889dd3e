import Foundation
import PlatformTesting
import Testing

@Suite("What is out of sight in mandalart")
struct MandalartSightTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private var command: [String] {
        get throws { [try Program.path("mandalart"), "--data", home.file("data"), "--color", "never"] }
    }

    /// Runs another program to its end with the same data.
    @discardableResult private func script(_ lines: String) async throws -> String {
        try await Child.output(of: command, typing: lines, in: home)
    }

    @Test("is neither undone nor exported: both are about the chart that the person sees")
    func otherProgram() async throws {
        try await script("Juno\ncore Run a marathon\n")
        let session = try Session.inTerminal(command, home: home.path)
        try await session.expect("home> ")
        try session.send("core Walk a mile")
        try await session.expect("The core goal is Walk a mile.")
        try await script("charts\nnew Books\ncore Read fifty books\n")

        try session.send("undo")
        try await session.expect("Undone: the core goal is “Run a marathon” again, was “Walk a mile”.")
        try session.send("export markdown")
        try await session.expect("# Run a marathon")
        try session.send("redo")
        try await session.expect("Redone: the core goal is “Walk a mile” again, was “Run a marathon”.")
        try session.send("history")
        try await session.expect("core goal: “Run a marathon” → “Walk a mile”")
        try session.send("quit")
        #expect(try await session.end() == .exited(0))
        #expect(try await script("chart 2\nshow\n").contains("Read fifty books"))
    }

    @Test("is not undone either where the session has nothing of its own to undo")
    func nothingOfItsOwn() async throws {
        try await script("Juno\ncore Run a marathon\n")
        let session = try Session.inTerminal(command, home: home.path)
        try await session.expect("home> ")
        try await script("charts\nnew Books\ncore Read fifty books\n")

        try session.send("undo")
        try await session.expect("Undone: the core goal is empty again, was “Run a marathon”.")
        try session.send("undo")
        try await session.expect("There is nothing to undo.")
        try session.send("quit")
        #expect(try await session.end() == .exited(0))
        #expect(try await script("chart 2\nshow\n").contains("Read fifty books"))
    }
}
