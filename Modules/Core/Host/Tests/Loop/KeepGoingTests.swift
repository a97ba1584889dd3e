import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Testing

@MainActor @Suite("A script that keeps going")
struct KeepGoingTests {
    private func run(_ console: ConsoleScript) async throws -> ExitCode {
        let options = RunOptions { $0.keepsGoing = true }
        return try await PromptHost(root: CoverRouter(), console: console, options: options).run()
    }

    @Test("tells each line that failed, carries out the others, and has failed at its end")
    func errors() async throws {
        let console = ConsoleScript(
            ["flip x", "page 1", "tear", "# nothing", "write hello", "page x"], isInteractive: false)
        #expect(try await run(console) == .failed)
        #expect(
            console.transcript == [
                "! line 1: There is no command “flip” here. help lists them.",
                "! line 3: The page is torn.", "! wrote hello on 1", "! line 6: A page has a number.",
            ])
    }

    @Test("has failed also when it ends itself, or in a form", arguments: [["tear", "quit"], ["sign"]])
    func ends(lines: [String]) async throws {
        #expect(try await run(ConsoleScript(["page 1"] + lines, isInteractive: false)) == .failed)
    }

    @Test("has failed in nothing when no line failed")
    func success() async throws {
        #expect(try await run(ConsoleScript(["page 1", "write x"], isInteractive: false)) == .ok)
    }

    @Test("stops when the console cannot be written")
    func consoleFailure() async throws {
        let console = ConsoleScript(["show", "show"], isInteractive: false)
        console.failure = SystemError(.write, code: 28)
        await #expect(throws: SystemError(.write, code: 28)) { try await run(console) }
    }

    @Test("is a person's run as ever")
    func person() async throws {
        let console = ConsoleScript(["page x", "quit"])
        #expect(try await run(console) == .ok)
    }

    @Test("tells after a line what went wrong beside it, and has failed then", arguments: [true, false])
    func sideErrors(isScript: Bool) async throws {
        let console = ConsoleScript(["page 1", "write hello", "quit"], isInteractive: !isScript)
        var waiting: [[any Error]] = [[], [], [SystemError(.read, "notes", code: 5)]]
        let host = PromptHost(
            root: CoverRouter(), console: console,
            sideErrors: { waiting.isEmpty ? [] : waiting.removeFirst() })
        #expect(try await host.run() == (isScript ? .failed : .ok))
        let line = try #require(console.transcript.firstIndex { $0.contains("wrote hello on 1") })
        #expect(console.transcript[line + 1].hasPrefix(isScript ? "! line 2: cannot read" : "! cannot read"))
    }
}
