import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("A number typed alone")
struct NumberTests {
    private func run(_ lines: [String] = [], command: [String]? = nil) async throws -> [String] {
        let cover = CoverRouter()
        cover.way = Destination("page", value: "number", example: "3", summary: "a page", byNumber: true)
        let console = ConsoleScript(lines, isInteractive: false)
        _ = try await PromptHost(root: cover, command: command.map { Words($0) }, console: console).run()
        return console.transcript
    }

    @Test(
        "goes the way that takes numbers, or is taken by the lowest place alone, whose page 16 is a command by number",
        arguments: [
            (["3", "show"], ["[3: ]"]), (["３", "show"], ["[3: ]"]),
            (["page 3", "4"], ["! line 2: There is no command “4” here. help lists them."]),
            (["page 16", "4", "show"], ["! turned to 4", "[16: 4]"]),
            (["page 16", "4 x"], ["! line 2: There is no command “4” here. A number goes after turn."]),
            (["4 x"], ["! line 1: There is no command “4” here. A number goes after page."]),
        ])
    func typed(lines: [String], shown: [String]) async throws {
        let seen = try await run(lines)
        #expect(seen == shown)
    }

    @Test("is taken in the arguments, and behind a route", arguments: [["3"], ["page", "16", "4"]])
    func arguments(words: [String]) async throws {
        let seen = try await run(command: words)
        #expect(seen == [words.count == 1 ? "[3: ]" : "! turned to 4"])
    }

    @Test("is the answer to a question that takes commands")
    func question() async throws {
        let seen = try await typing("page 1", "sign", "3", at: CoverRouter())
        #expect(seen == ["! signed by 3"])
    }
}
