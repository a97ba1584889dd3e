import Basics
import BasicsTesting
import CatalogKit
import Commands
import ConsoleTesting
import Host
import Ribcage
import Screens
import Terminal
import Testing

@MainActor @Suite("The catalog")
struct CatalogTests {
    private let entries: [CatalogEntry]

    init() throws {
        entries = [
            try CatalogEntry("Home", Self.placeDescription(Rooms.self)),
            try CatalogEntry("DreamTree", Self.placeDescription(Branches.self)),
        ]
    }

    private func seen(_ lines: String..., in language: Language = .english) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: false)
        let choice = LanguageChoice(option: language)
        _ = try await PromptHost(root: CatalogRouter(entries), console: console, languageChoice: choice).run()
        return console.transcript
    }

    @Test("lists all screens with their states")
    func list() async throws {
        let seen = try await seen("show")
        #expect(seen == ["home        empty, full", "dream-tree  bare, grown"])
    }

    @Test("lists the screens of one app alone below its name")
    func app() async throws {
        let console = ConsoleScript(["notes", "show", "dream-tree bare", "show"], isInteractive: false)
        let root = CatalogRouter(entries, apps: [("notes", ["DreamTree", "Gone"])])
        _ = try await PromptHost(root: root, console: console).run()
        let seen = console.transcript.map(\.withoutRule)
        #expect(seen == ["dream-tree  bare, grown", "── bare", "en, 80 columns"])
    }

    @Test("shows one state under its name, in the language of the person")
    func oneState() async throws {
        let seen = try await seen("home full", "show", in: Language(Whisper.self))
        #expect(seen == ["── full " + String(repeating: "─", count: 72), "xx, 80 columns"])
    }

    @Test("shows all states of a screen below each other")
    func allStates() async throws {
        let seen = try await seen("dream-tree", "show").map(\.withoutRule)
        #expect(seen == ["── bare", "en, 80 columns", "── grown", "en, 80 columns"])
    }

    @Test("shows a state at another width than the terminal's")
    func width() async throws {
        let seen = try await seen("width 60 home full", "show")
        #expect(seen == ["── full " + String(repeating: "─", count: 52), "en, 60 columns"])
    }

    @Test(
        "takes the width behind a screen, too",
        arguments: [
            ("home full width 60", ["── full", "en, 60 columns"]),
            ("home width 60", ["── empty", "en, 60 columns", "── full", "en, 60 columns"]),
            ("home/full/width/60", ["── full", "en, 60 columns"]),
            ("width 40 home full width 60", ["── full", "en, 60 columns"]),
        ])
    func widthBehind(line: String, pages: [String]) async throws {
        let console = ConsoleScript([], isInteractive: false)
        _ = try await PromptHost(root: CatalogRouter(entries), command: Words(typing: line), console: console).run()
        let seen = console.transcript.map(\.withoutRule)
        #expect(seen == pages)
    }

    @Test(
        "shows a screen reader's form behind a screen, before it, and as the option asks",
        arguments: ["home full linear", "linear home full", "home/full/linear"])
    func linear(line: String) async throws {
        let console = ConsoleScript([], isInteractive: false)
        _ = try await PromptHost(root: CatalogRouter(entries), command: Words(typing: line), console: console).run()
        #expect(console.transcript == ["full", "en, 1048576 columns"])
        let other = ConsoleScript(["home full", "show", "cover"], isInteractive: false)
        var options = RunOptions()
        options.isLinear = true
        _ = try await PromptHost(root: CatalogRouter(entries), console: other, options: options).run()
        #expect(other.transcript.prefix(2) == ["full", "en, 1048576 columns"])
    }

    @Test(
        "tells in one line what is wrong with a state or a width",
        arguments: [
            ("home fulll", "Home has no state “fulll”. It has: empty, full"),
            ("home full width 19", "A width is a number from 20 to 400, not “19”."),
            ("width 19 home", "A width is a number from 20 to 400, not “19”."),
            ("width wide home", "A width is a number from 20 to 400, not “wide”."),
        ])
    func mistakes(line: String, message: String) async throws {
        let seen = try await seen(line)
        #expect(seen.count == 1)
        #expect(seen.first == "! line 1: \(message)")
    }

    @Test("refuses a screen that lists no states")
    func noStates() throws {
        let mistake = #expect(throws: CatalogMistake.self) { try CatalogEntry("Empty", PlaceDescription("empty")) }
        #expect(mistake?.description == "Empty lists no states of its screen")
    }

    @Test("refuses two states of one name")
    func twice() throws {
        let mistake = #expect(throws: CatalogMistake.self) {
            try CatalogEntry("Twice", Self.placeDescription(Twice.self))
        }
        #expect(mistake?.description == "Twice has two states called “full”")
    }

    @Test("refuses a name that cannot be typed as one word")
    func spaces() throws {
        let mistake = #expect(throws: CatalogMistake.self) {
            try CatalogEntry("Spaced", Self.placeDescription(Spaced.self))
        }
        #expect(mistake?.description == "the state “quite full” of Spaced is not one word: write hyphens")
    }

    private static func placeDescription<Names: StateNames>(_ names: Names.Type) -> PlaceDescription {
        PlaceDescription("place", of: NamedScreen<Names>.self)
    }
}

/// A language that no project speaks.
private enum Whisper: Tongue {
    static let code = "xx"
    static let name: Phrase = "Whisper"
}

private protocol StateNames {
    static var names: [String] { get }
}

private enum Rooms: StateNames {
    static let names = ["empty", "full"]
}

private enum Branches: StateNames {
    static let names = ["bare", "grown"]
}

private enum Twice: StateNames {
    static let names = ["empty", "full", "long", "full"]
}

private enum Spaced: StateNames {
    static let names = ["empty", "quite full"]
}

/// A screen with states of given names, which all say how they are read.
private enum NamedScreen<Names: StateNames>: Screen {
    static var record: Record<CatalogInteractor.State> {
        Record("names", "The names.", [])
    }

    static func states() throws -> [ScreenState<CatalogInteractor>] {
        let state = CatalogInteractor().state
        return Names.names.map { .page($0, state) }
    }

    static func page(of state: CatalogInteractor.State, for reader: Reader) -> Text {
        "\(reader.language.rawValue), \(reader.width) columns"
    }
}

extension String {
    /// A heading without the rule behind its name.
    fileprivate var withoutRule: String { replacing(/\ ─+$/, with: "") }
}
