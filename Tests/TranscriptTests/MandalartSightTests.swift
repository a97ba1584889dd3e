import Foundation
import PlatformTesting
import Testing

@Suite("What is out of sight in mandalart")
struct MandalartSightTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private var command: [String] { get throws { try home.command(["--color", "never"]) } }

    /// Runs another program to its end with the same data.
    @discardableResult private func script(_ lines: String) async throws -> String {
        try await Child.output(of: command, typing: lines, in: home)
    }

    @Test("is neither undone nor exported: both are about the chart that the person sees")
    func otherProgram() async throws {
        try await script("Juno\ncore Run a marathon\n")
        let session = try Session.inTerminal(command, home: home.path)
        try await session.answer(["home> ": "core Walk a mile"])
        try await session.expect("The core goal is Walk a mile.")
        try await script("charts\nnew Books\ncore Read fifty books\n")

        try await session.send([
            "undo": "Undone: the core goal is “Run a marathon” again, was “Walk a mile”.",
            "export markdown": "# Run a marathon",
            "redo": "Redone: the core goal is “Walk a mile” again, was “Run a marathon”.",
            "history": "core goal: “Run a marathon” → “Walk a mile”",
        ])
        try await session.quit()
        #expect(try await script("chart 2\nshow\n").contains("Read fifty books"))
    }

    @Test("is not undone either where the session has nothing of its own to undo")
    func nothingOfItsOwn() async throws {
        try await script("Juno\ncore Run a marathon\n")
        let session = try Session.inTerminal(command, home: home.path)
        try await session.expect("home> ")
        try await script("charts\nnew Books\ncore Read fifty books\n")

        try await session.send([
            "undo": "Undone: the core goal is empty again, was “Run a marathon”.", "undo": "There is nothing to undo.",
        ])
        try await session.quit()
        #expect(try await script("chart 2\nshow\n").contains("Read fifty books"))
    }
}
