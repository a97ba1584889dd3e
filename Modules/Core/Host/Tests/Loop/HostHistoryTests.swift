import Console
import ConsoleTesting
import Host
import HostTesting
import Testing

@MainActor @Suite("The host's history")
struct HostHistoryTests {
    private func remembered(_ lines: String..., isInteractive: Bool = true) async throws -> ConsoleScript {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        _ = try await PromptHost(root: CoverRouter(), console: console).run()
        return console
    }

    @Test(
        "has the commands as they were typed, also those that failed or stood for an answer, and nothing else",
        arguments: [
            (["page 1", "write  a  b", "wrte c", "tear", "write \"x"], 5), (["page 1", "sign", "write hello"], 3),
            (["page 2", "sign", "Juno", "", "# later"], 2),
        ])
    func commands(lines: [String], count: Int) async throws {
        let console = ConsoleScript(lines)
        _ = try await PromptHost(root: CoverRouter(), console: console).run()
        #expect(console.remembered == Array(lines.prefix(count)))
    }

    @Test("has nothing of a script")
    func script() async throws {
        #expect(try await remembered("write hello", isInteractive: false).remembered == [])
    }

    @Test("is offered where a command can be typed, and not for an answer")
    func offered() async throws {
        let console = try await remembered("page 2", "sign", "Juno")
        #expect(console.requests.map(\.offersHistory) == [true, true, false, true])
    }
}
