import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import HostTesting
import Ribcage
import Testing

@testable import Host

@MainActor @Suite("The commands that a program adds to the host")
struct HostCommandTests {
    /// The command `paint`, which takes a colour and shows it.
    private func paint(_ colours: [String], _ made: @escaping @MainActor (String) -> Void = { _ in }) -> HostCommand {
        HostCommand("paint") {
            made($0)
            return Syntax($0, Argument("colour", oneOf: colours), summary: "paint it", example: "paint red") { $0 }
        } run: { context, colour in
            try context.speaker.tell(Phrase(verbatim: "painted \(colour)"))
        }
    }

    private func transcript(_ group: HostCommandGroup, _ lines: String...) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: false)
        _ = try await PromptHost(root: CoverRouter(), console: console, commandGroups: [group]).run()
        return console.transcript
    }

    @Test("are carried out, and come between those for places and those of the program")
    func order() async throws {
        let group = HostCommandGroup([paint(["red", "rose"])])
        let seen = try await transcript(group, "paint red", "page 3 paint rose")
        #expect(seen == ["! painted red", "! painted rose"])
        let names = HostCommandTable(adding: group.commands).all.map(\.name)
        #expect(names == ["show", "go", "back", "paint", "tree", "help", "quit"])
    }

    @Test("are found by their names, and only the syntax of the one that is typed is made, once")
    func lazy() async throws {
        var made: [String] = []
        let command = paint(["red"]) { made.append($0) }
        let group = HostCommandGroup([command])
        let written = try await transcript(group, "write x", "tree", "quit")
        #expect(written.first == "! wrote x on 0")
        #expect(made == [])
        _ = try await transcript(group, "paint red", "paint red")
        #expect(made == ["paint"])
    }

    @Test("are completed with the candidates of the current place")
    func completion() async throws {
        let group = HostCommandGroup([paint([])]) { [paint(["red", $0.nearest { _ in "rose" } ?? ""])] }
        let console = ConsoleScript(["quit"])
        console.tabs[0] = ["paint r"]
        _ = try await PromptHost(root: CoverRouter(), console: console, commandGroups: [group]).run()
        let seen = console.completions.first ?? nil
        #expect(seen?.candidates == ["red", "rose"])
    }

    @Test("show their help where --help comes last, but take it as text after -- and in quotes")
    func helpOption() async throws {
        let seen = try await transcript(
            HostCommandGroup([]), "write -- --help", "write see -- git --help", "write \"--help\"", "write a --help")
        #expect(
            seen == [
                "! wrote --help on 0", "! wrote see git --help on 0", "! wrote --help on 0", "write <text…>",
                "  write on this page",
            ])
    }

    @Test("that lead elsewhere show their own help where only --help follows")
    func helpOfLeading() async throws {
        let seen = try await transcript(HostCommandGroup([]), "back --help", "go --help")
        #expect(seen.prefix(3) == ["back", "  leave this place", "go <route…>"])
    }

    @Test("have an example where they take something, and understand it")
    func examples() throws {
        let documents = DocumentOffer(formats: ["json"], item: "page", export: "write", importing: "read")
        let groups: [HostCommandGroup] = [.history, .documents(documents), .backup(of: StoreStub())]
        for command in HostCommandTable(adding: groups.flatMap(\.commands)).all {
            let entry = command.entry
            #expect(entry.name == command.name)
            #expect((entry.example == nil) == (entry.usage.english == entry.name))
            for language in Language.allCases {
                var words = try Words(typing: entry.example?.text(in: language) ?? entry.name)
                #expect(words.next() == entry.name)
                _ = try (command.read(words), command.target(words))
            }
        }
    }
}

private struct StoreStub: BackupStore {
    func backUp(to path: String?) -> String { path ?? "" }
}
