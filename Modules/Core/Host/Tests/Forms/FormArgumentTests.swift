import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Screens
import Testing

@MainActor @Suite("A form in the arguments, where no answer can be typed")
struct FormArgumentTests {
    private func run(_ words: String...) async throws -> [String] {
        let console = ConsoleScript([])
        let commandLine = ProgramCommandLine(["notes", "--data", "my notes"])
        _ = try await PromptHost(
            root: CoverRouter(), command: Words(words), console: console, commandLine: commandLine
        ).run()
        return console.transcript
    }

    @Test("fails, and says how to type a value with it, not which")
    func command() async throws {
        let error = await #expect(throws: UsageError.self) { _ = try await run("page", "17") }
        #expect(
            error?.explanation.english
                == "“page 17” asks for values, and none can be typed here. Type one with it: "
                + "notes --data 'my notes' page 17 turn <number>")
    }

    @Test("fails, and leads to the prompt when it has no command", arguments: [["13"], ["3", "sign"]])
    func none(words: [String]) async throws {
        let line = "page \(words.joined(separator: " "))"
        let error = await #expect(throws: UsageError.self) {
            _ = try await words.count == 1 ? run("page", words[0]) : run("page", words[0], words[1])
        }
        #expect(
            error?.explanation.english
                == "“\(line)” asks questions, and no answer can be typed here. Type it at the prompt: "
                + "notes --data 'my notes'")
    }

    @Test("shows itself when that is asked for, and takes a value")
    func shown() async throws {
        let page = try await run("page", "17", "show")
        #expect(page == ["[17: ]"])
        let reply = try await run("page", "17", "turn", "4")
        #expect(reply == ["! turned to 4"])
    }
}
