import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import RibcageTesting
import ScreensTesting
import Terminal
import Testing

@MainActor @Suite("The host")
struct HostTests {
    @Test(
        "shows a person",
        arguments: [
            TypingCase(
                "each place on arrival, and prompts with its route", "page 3", "write hello", "back", "quit",
                shows: "[0: ]", "cover> page 3", "[3: ]", "cover/page/3> write hello", "! wrote hello on 3",
                "cover/page/3> back", "[0: ]", "cover> quit"),
            TypingCase(
                "an error, and goes on until the input ends", "page x", "page 1", "tear", "write \"x",
                shows: "[0: ]", "cover> page x", "! A page has a number.", "cover> page 1", "[1: ]",
                "cover/page/1> tear", "! The page is torn.", "cover/page/1> write \"x",
                "! The quote \" is not closed. Close it, or type \\\" if it belongs to the text.",
                "cover/page/1> ", "! "),
            TypingCase(
                "the reply of a command in another place, and comes back", "page 4 write far", "show", "page 4",
                shows: "[0: ]", "cover> page 4 write far", "! wrote far on 4", "cover> show", "[0: ]",
                "cover> page 4", "[4: ]", "cover/page/4> ", "! "),
            TypingCase(
                "the form that a command opens in another place, and stays there", "page 3 sign", "Juno", "show",
                "quit",
                shows: "[0: ]", "cover> page 3 sign", "name> Juno", "! signed by Juno", "cover/page/3> show",
                "[3: Juno]", "cover/page/3> quit"),
            TypingCase(
                "the place that they are at as it is now, with its hint, if a word leads there", "page 8", "write x",
                "page 8", "quit",
                shows: "[0: ]", "cover> page 8", "[8: ]", "! the last page", "cover/page/8> write x",
                "! wrote x on 8", "cover/page/8> page 8", "[8: x]", "! the last page", "cover/page/8> quit"),
            TypingCase(
                "a question again after nonsense, and takes the answer as it is typed", "page 2", "sign", "",
                " write \"x",
                shows: "[0: ]", "cover> page 2", "[2: ]", "cover/page/2> sign", "name> ", "! A name, please.",
                "name>  write \"x", "! signed by  write \"x", "cover/page/2> ", "! "),
            TypingCase(
                "the page that a command has for its reply", "page 10", "reread",
                shows: "[0: ]", "cover> page 10", "[10: ]", "cover/page/10> reread", "[10: again]", "cover/page/10> ",
                "! "),
        ])
    func person(_ typed: TypingCase) async throws {
        let seen = try await typed.seen(isInteractive: true)
        #expect(seen == typed.output)
    }

    @Test(
        "shows a script",
        arguments: [
            TypingCase(
                "nothing but what it asks for", "page 3", "write hello", "show",
                shows: "! wrote hello on 3", "[3: hello]"),
            TypingCase(
                "the effects of commands and places above", "page 1", "cover", "page 2", "show",
                shows: "! wrote cover on 0", "[2: ]"),
            TypingCase(
                "the reply in a place whose value is the word after a route", "cover/page 7 write far",
                "page 7 write near", shows: "! wrote far on 7", "! wrote near on 7"),
            TypingCase(
                "that an answer may look like the route of another program", "page 1", "sign", "https://page/3",
                shows: "! signed by https://page/3"),
            TypingCase(
                "that neither a comment nor a route is an answer where commands are taken", "page 1", "sign",
                "# \"x", "page 3", "show", shows: "[3: ]"),
            TypingCase(
                "the page that a command has for its reply", "page 10 reread", "page 10", "reread",
                shows: "[10: again]", "[10: again]"),
            TypingCase("the live tree", "page 3", "tree", shows: "● CoverRouter cover", "  ● PageRouter page/3"),
            TypingCase(
                "the help for one word, a command or a place, with an example where it takes something",
                "help write", "help page", "help go", "help quit",
                shows: "write <text…>", "  write on this page", "page <number>", "  a page", "go <route…>",
                "  go to a place by its route, as prompts show it", "  for example: go ..", "quit",
                "  leave the program; all is saved already"),
            TypingCase(
                "all words that can be typed, nearest first, each once", "page 1", "help",
                shows: "cover/page/1", "  write <text…>  write on this page", "  tear           fail",
                "  sign           be asked for a name", "  back           leave this page", "cover",
                "  cover          on the cover alone", "  page <number>  a page", "anywhere",
                "  show              show this place",
                "  go <route…>       go to a place by its route, as prompts show it",
                "  tree              show which parts of the program are live",
                "  help [<command>]  say what can be typed",
                "  quit              leave the program; all is saved already"),
        ])
    func script(_ typed: TypingCase) async throws {
        let seen = try await typed.seen()
        #expect(seen == typed.output)
    }
    @Test("stops a script at its first error, with the number of the line")
    func scriptError() async throws {
        let console = ConsoleScript(["# a comment", "page 1", "", "tear", "write never"], isInteractive: false)
        let code = try await PromptHost(root: CoverRouter(), console: console).run()
        #expect(code == .failed)
        #expect(console.transcript == ["! line 4: The page is torn."])
    }

    @Test(
        "refuses a line that is no text",
        arguments: [
            (LineReader.Content.nulByte, "The line has a NUL byte in it."),
            (.invalidUTF8, "The line is not valid UTF-8."),
            (.tooLong(1_048_576), "The line has 1048576 bytes; at most 65536 are taken."),
        ])
    func noText(line: LineReader.Content, message: String) async throws {
        let console = ConsoleScript(lines: [line], isInteractive: false)
        #expect(try await PromptHost(root: CoverRouter(), console: console).run() == .failed)
        #expect(console.transcript == ["! line 1: \(message)"])
    }

    @Test("goes to a route, in one word or in several", arguments: ["go page/7", "page/7", "go page 7", "page 7"])
    func go(line: String) async throws {
        #expect(try await typing(line, "show", at: CoverRouter()) == ["[7: ]"])
    }

    @Test(
        "shows the place that a word leads to also where a person or a script is there already",
        arguments: ["page 7", "go page 7", "notes://cover/page/7", "go notes://cover/page/7"])
    func samePlace(line: String) async throws {
        let script = try await typing(line, line, at: CoverRouter(), scheme: "notes")
        #expect(script == ["[7: ]"])
        let person = try await typing(
            "page 7", line, "page 7 write x", "quit", at: CoverRouter(), isInteractive: true, scheme: "notes")
        #expect(
            person.dropFirst(2) == [
                "[7: ]", "cover/page/7> \(line)", "[7: ]", "cover/page/7> page 7 write x", "! wrote x on 7",
                "cover/page/7> quit",
            ])
    }

    @Test(
        "reads a link from the root, wherever a person is",
        arguments: [
            ("notes://cover/pgae/7", "There is no place “pgae” in cover. Did you mean page?"),
            ("notes://pgae/7", "There is no place “pgae” in cover. Did you mean page?"),
            ("go notes://pgae/7", "There is no place “pgae” in cover. Did you mean page?"),
            ("notes://write", "There is no place “write” in cover. From there: page <number>"),
            ("go notes://write", "There is no place “write” in cover. From there: page <number>"),
        ])
    func absolute(line: String, reason: String) async throws {
        let seen = try await typing("page 3", line, at: CoverRouter(), scheme: "notes")
        #expect(seen == ["! line 2: \(reason)"])
    }

    @Test("follows no link from an open place: it leads to one place, wherever a person is")
    func notRelative() async throws {
        let root = RouterSpy(showing: "root")
        root.stubbedPlaces = [
            Place("shelf", summary: "books") {
                let shelf = RouterSpy(address: ["shelf"], viewController: ScreenStub("shelf"))
                shelf.stubbedPlaces = [Place("book", summary: "a book") {}]
                root.open(shelf)
            }
        ]
        let seen = try await typing("shelf", "notes://book", at: root, scheme: "notes")
        #expect(seen == ["! line 2: There is no place “book” in root. From there: shelf"])
    }

    @Test("takes an empty link as the root", arguments: ["notes://", "go notes://", "NOTES:///"])
    func emptyLink(line: String) async throws {
        let seen = try await typing("page 7", line, "write x", at: CoverRouter(), scheme: "notes")
        #expect(seen == ["! wrote x on 0"])
    }

    @Test(
        "takes a route with the program’s scheme, however that is spelled",
        arguments: ["go notes://page/7", "notes://page/7", "NOTES://cover/page/7/"])
    func scheme(line: String) async throws {
        let seen = try await typing(line, "show", at: CoverRouter(), scheme: "notes")
        #expect(seen == ["[7: ]"])
    }

    @Test(
        "refuses a route of another program, in one line",
        arguments: ["go https://page/7", "https://page/7", "https://example.org/x", "page 7 https://page/8 show"])
    func otherScheme(line: String) async throws {
        let seen = try await typing(line, at: CoverRouter(), scheme: "notes")
        #expect(seen == ["! line 1: “https://” does not lead into this program; “notes://” does."])
    }

    @Test(
        "carries out no command that stands in a route: a link edits nothing",
        arguments: ["page/7/write/x", "cover/page/7/write/x", "cover/write/x", "go cover/write/x", "page/7/sign show"])
    func routesEditNothing(line: String) async throws {
        let cover = CoverRouter()
        let seen = try await typing("page 7", line, "show", "cover", "show", at: cover, isInteractive: true)
        #expect(seen.contains { $0.hasPrefix("! There is no place “") })
        #expect(!seen.contains { $0.contains("wrote x") || $0.contains(": x]") })
        #expect(seen.suffix(2) == ["cover/page/7> ", "! "])
    }

    @Test("takes a command for an answer only where the question allows it")
    func commandInQuestion() async throws {
        #expect(try await typing("page 1", "sign", "write hello", at: CoverRouter()).first == "! wrote hello on 1")
    }

    @Test("takes a command with an unclosed quote for a wrong line, and not for the answer to a question")
    func unclosedQuoteInQuestion() async throws {
        let seen = try await typing("page 1", "sign", "write \"x", "\"Juno", at: CoverRouter(), isInteractive: true)
        let unclosed = "! The quote \" is not closed. Close it, or type \\\" if it belongs to the text."
        #expect(
            seen == [
                "[0: ]", "cover> page 1", "[1: ]", "cover/page/1> sign", "name> write \"x", unclosed, "name> \"Juno",
                "! signed by \"Juno", "cover/page/1> ", "! ",
            ])
    }

    @Test("leaves a question at the end of input: a person goes on, a script has failed")
    func leaving() async throws {
        let person = ConsoleScript(["page 9", "sign"])
        #expect(try await PromptHost(root: CoverRouter(), console: person).run() == .ok)
        #expect(person.transcript.suffix(5) == ["name> ", "! ", "! not signed", "cover/page/9> ", "! "])
        let script = ConsoleScript(["page 9", "sign"], isInteractive: false)
        #expect(try await PromptHost(root: CoverRouter(), console: script).run() == .failed)
        #expect(script.transcript == ["! not signed"])
    }

    @Test("tells its hint to a person, and nothing to a script")
    func hint() async throws {
        let page = PageRouter(number: 8)
        #expect(try await typing("show", at: page) == ["[8: ]"])
        #expect(!page.interactor.state.wasShown)
        let other = PageRouter(number: 8)
        #expect(try await typing("", at: other, isInteractive: true).prefix(2) == ["[8: ]", "! the last page"])
        #expect(other.interactor.state.wasShown)
    }

    @Test("breaks its hint into lines where the terminal is narrow")
    func narrowHint() async throws {
        let seen = try await typing(at: PageRouter(number: 8), isInteractive: true, width: 8)
        #expect(seen.prefix(3) == ["[8: ]", "! the last", "! page"])
    }

    @Test("stops when the console cannot be written")
    func consoleFailure() async {
        let console = ConsoleScript(["show", "show"], isInteractive: false)
        console.failure = SystemError(.write, code: 28)
        await #expect(throws: SystemError(.write, code: 28)) {
            try await PromptHost(root: CoverRouter(), console: console).run()
        }
    }

    @Test("reads a place again when its arrival had failed, and whenever it is shown")
    func freshness() async throws {
        let cover = CoverRouter()
        let console = ConsoleScript(["page 2", "back", "show", "quit"])
        console.beforeLine[1] = { cover.interactor.arrivalFailures = 1 }
        _ = try await PromptHost(root: cover, console: console).run()
        #expect(console.transcript.suffix(4) == ["! The page is torn.", "cover> show", "[0: ]", "cover> quit"])
        #expect(cover.interactor.state.visits == 2)
        let page = PageRouter(number: 3)
        _ = try await typing("show", "show", at: page)
        #expect(page.interactor.state.visits == 3)
    }

    @Test("ends the tree when it cannot start")
    func failedLaunch() async {
        let root = FailingRoot()
        await #expect(throws: NotebookInteractor.Torn.self) { try await typing("show", at: root) }
        #expect(!root.interactor.isActive)
    }

    @Test("shows where words in the arguments lead when nothing is said about it", arguments: ["go page/3", "page 3"])
    func arguments(line: String) async throws {
        for isInteractive in [true, false] {
            let console = ConsoleScript([], isInteractive: isInteractive)
            _ = try await PromptHost(root: CoverRouter(), command: Words(typing: line), console: console).run()
            #expect(console.transcript == ["[3: ]"])
        }
    }

    @Test("tells a person that the place is gone from which a command was carried out somewhere else")
    func gone() async throws {
        let cover = CoverRouter()
        cover.interactor.beforeWriting = { [weak cover] in cover?.lostPages = [3] }
        let console = ConsoleScript(["page 3", "page 4 write x", "quit"])
        _ = try await PromptHost(root: cover, console: console).run()
        let seen = console.transcript.dropFirst(4)
        #expect(
            seen == [
                "! wrote x on 4", "! cover/page/3 is gone, so this is cover.", "[0: ]", "cover> quit",
            ])
    }

    @Test("tells all that happens in the tree when that is wanted, and no leak of its own")
    func trace() async throws {
        let options = RunOptions { $0.isTracing = true }
        let seen = try await typing("page 3", "back", "page 4", "show", at: CoverRouter(), options: options)
        await Task {}.value
        #expect(seen.contains("! trace: activated CoverRouter cover / PageRouter page/3"))
        #expect(seen.contains("! trace: detached CoverRouter cover / PageRouter page/3"))
        #expect(!seen.contains { $0.contains("leaked") })
    }
}

/// A root that has nowhere to begin.
private final class FailingRoot: Router<Interactor> {
    init() { super.init(interactor: Interactor()) }

    override func didLaunch() async throws { throw NotebookInteractor.Torn() }
}
