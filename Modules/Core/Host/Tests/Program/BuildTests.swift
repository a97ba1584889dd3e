import BasicsTesting
import ConsoleTesting
import HostTesting
import Platform
import Ribcage
import Testing

@testable import Host

@MainActor @Suite("A build of a program")
struct BuildTests {
    private func seen(_ value: String?, _ arguments: String...) async throws -> (name: String, lines: [String]) {
        let environment = Environment(value.map { ["NOTE_BOOK_BUILD": $0] } ?? [:])
        let build = Build(of: "note-book", in: environment)
        let console = ConsoleScript([], isInteractive: false)
        _ = await Program(build.name, build: build, summary: "Notes.").run(
            arguments, on: console, environment: environment
        ) { _, _ in
            Program.App(root: CoverRouter())
        }
        return (build.name, console.transcript)
    }

    @Test("is the one that people use, unless the environment says otherwise")
    func production() async throws {
        for value in [nil, "production"] {
            let seen = try await seen(value, "show")
            #expect(seen.name == "note-book")
            #expect(seen.lines == ["[0: ]"])
        }
    }

    @Test("has a name of its own for work on it, and traces the tree unless that is turned off")
    func develop() async throws {
        let seen = try await seen("develop", "page", "3", "show")
        #expect(seen.name == "note-book-develop")
        #expect(seen.lines.contains { $0.hasPrefix("! trace: activated") })
        let quiet = try await self.seen("develop", "page", "3", "show", "--trace=no")
        #expect(quiet.lines == ["[3: ]"])
    }

    @Test("is none of another name")
    func unknown() async throws {
        let seen = try await seen("dev", "show")
        #expect(seen.lines == ["! note-book: NOTE_BOOK_BUILD is one of production, develop, or is not set."])
    }
}
