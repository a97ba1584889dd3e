import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Testing

@MainActor @Suite("A number typed alone")
struct NumberTests {
    private func run(_ lines: String..., command: [String]? = nil) async throws -> [String] {
        let cover = CoverRouter()
        cover.way = Signpost("page", value: "number", example: "3", summary: "a page", byNumber: true)
        let console = ConsoleScript(lines, isInteractive: false)
        _ = try await PromptHost(root: cover, command: command.map { Words($0) }, console: console).run()
        return console.transcript
    }

    @Test("goes the way that takes numbers")
    func way() async throws {
        let seen = try await run("3", "show")
        #expect(seen == ["[3: ]"])
    }

    @Test("is taken in the arguments, and behind a route")
    func arguments() async throws {
        let seen = try await run(command: ["3"])
        #expect(seen == ["[3: ]"])
        let behind = try await run(command: ["page", "16", "4"])
        #expect(behind == ["! turned to 4"])
    }

    @Test("is taken by the lowest open place alone, whose page 16 is a command by number")
    func lowest() async throws {
        let seen = try await run("page 3", "4")
        #expect(seen == ["! line 2: There is no command “4” here. help lists them."])
        let turned = try await run("page 16", "4", "show")
        #expect(turned == ["! turned to 4", "[16: 4]"])
    }

    @Test("is no number with other words after it, and the words that take one are named")
    func notAlone() async throws {
        let seen = try await run("page 16", "4 x")
        #expect(seen == ["! line 2: There is no command “4” here. A number goes after turn."])
        let way = try await run("4 x")
        #expect(way == ["! line 1: There is no command “4” here. A number goes after page."])
    }

    @Test("is the answer to a question that takes commands")
    func question() async throws {
        let cover = CoverRouter()
        let seen = try await typing("page 1", "sign", "3", at: cover)
        #expect(seen == ["! signed by 3"])
    }

    @Test("may have full-width digits")
    func fullWidth() async throws {
        let seen = try await run("３", "show")
        #expect(seen == ["[3: ]"])
    }
}
