import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import HostTesting
import Ribcage
import Screens
import ScreensTesting
import Testing

@testable import Host

@MainActor @Suite("Tab at the prompt")
struct CompletionTests {
    private let placeDescriptions = [
        PlaceDescription(
            "page",
            commands: [
                Syntax("paint", Choice("palette", Palette.self), summary: "paint it") { $0 }.entry,
                Syntax("turn", Argument("corner", candidates: ["left", "right"], { $0 }), summary: "fold it") { _ in
                    Palette.red
                }.entry,
                Self.cite,
            ],
            destinations: [
                Destination("note", value: "number", candidates: ["1", "2"], summary: "a note"),
                Destination("margin", summary: "beside the text"),
            ])
    ]

    /// A command whose argument may be a title.
    private static var cite: HelpEntry {
        var entry = Syntax("cite", Rest(Argument("title", candidates: ["1"], { $0 })), summary: "cite it") { $0 }.entry
        entry.titles = ["Run a marathon", "Run 5 km", "run", "Écrire un \"mot\""]
        return entry
    }

    private enum Palette: String, CaseIterable { case red, rose, green }

    /// What Tab does after a text, at the prompt to which some lines led.
    private func complete(
        _ text: String, after lines: [String] = [], _ options: RunOptions = RunOptions()
    ) async throws -> Completion? {
        let console = ConsoleScript(lines)
        console.tabs[lines.count] = [text]
        _ = try await PromptHost(
            root: CoverRouter(), console: console, placeDescriptions: placeDescriptions, options: options
        ).run()
        return console.completions.first ?? nil
    }

    @Test(
        "goes on with the words that can stand there",
        arguments: [
            ("wr", ["write"]), ("", ["write", "cover", "page", "show", "go", "tree", "help", "quit"]),
            ("page 3 p", ["paint"]), ("page 3 paint r", ["red", "rose"]), ("page 3 turn ", ["left", "right"]),
            ("page/3 note ", ["1", "2"]), ("help w", ["write"]), ("go p", ["page"]),
            ("page/3/", ["page/3/note", "page/3/margin"]), ("go page/3/m", ["page/3/margin"]),
            ("page/3/note/", ["page/3/note/1", "page/3/note/2"]),
        ])
    func words(text: String, expected: [String]) async throws {
        #expect(try await complete(text)?.candidates == expected)
    }

    @Test(
        "goes on with titles in any case of letters, behind the words that are there",
        arguments: [
            ("page 3 cite ", "", ["1", "Run a marathon", "Run 5 km", "run", "Écrire un \\\"mot\""]),
            ("page 3 cite rU", "rU", ["Run a marathon", "Run 5 km", "run"]),
            ("page 3 cite run ", "", ["a marathon", "5 km"]),
            ("page 3 cite run A", "a marathon ", ["a marathon"]),
            ("page 3 cite éc", "Écrire un \\\"mot\" ", ["Écrire un \\\"mot\""]),
        ])
    func titles(text: String, replacement: String, candidates: [String]) async throws {
        let seen = try await complete(text)
        #expect(seen?.replacement == replacement && seen?.candidates == candidates, "\(String(describing: seen))")
    }

    @Test("goes on with aliases at the beginning of a line")
    func aliases() async throws {
        let options = RunOptions { $0.aliases = ["paragraph": ["write", "A long one"]] }
        let seen = try await (complete("pa", after: [], options), complete("page 3 pa", after: [], options))
        #expect(seen.0?.candidates == ["page", "paragraph"])
        #expect(seen.1?.candidates == ["paint"])
    }

    @Test("does nothing where anything can stand, or nothing", arguments: ["write x", "nowhere ", "x", "write \"a"])
    func nothing(text: String) async throws {
        #expect(try await complete(text) == nil)
    }

    @Test("puts in what is sure, and ends a word that is the only one")
    func sure() async throws {
        #expect(try await complete("tr") == Completion(replacing: "tr", with: "tree ", candidates: ["tree"]))
        #expect(
            try await complete("page 3 paint ")
                == Completion(replacing: "", with: "", candidates: ["red", "rose", "green"]))
        let reds = Completion(replacing: "r", with: "r", candidates: ["red", "rose"])
        #expect(try await complete("page 3 paint r") == reds)
    }

    @Test("knows the place where a person is, and the ones above it for words that it has not")
    func place() async throws {
        #expect(try await complete("s", after: ["page 2"])?.candidates == ["sign", "show"])
        #expect(try await complete("cov", after: ["page 2"])?.candidates == ["cover"])
        #expect(try await complete("pa", after: ["page 2"])?.candidates == ["page"])
    }

    @Test("goes on with the answers that a question knows, and with no command")
    func answers() async throws {
        let answers = try await complete("J", after: ["page 2", "sign"])
        #expect(answers == Completion(replacing: "J", with: "Ju", candidates: ["Juno", "Judith"]))
        #expect(try await complete("wr", after: ["page 2", "sign"]) == nil)
    }
}
