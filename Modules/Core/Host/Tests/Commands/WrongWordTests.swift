import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Ribcage
import Screens
import ScreensTesting
import Testing

@MainActor @Suite("A word that is not quite right")
struct WrongWordTests {
    @Test(
        "is answered with the right one, with all that begin so, or with the help when none is near",
        arguments: [
            ("hlep", "There is no command “hlep” here. Did you mean help?"),
            ("pgae 3", "There is no command “pgae” here. Did you mean page?"),
            ("Show", "There is no command “Show” here. Did you mean show?"),
            ("bakc", "There is no command “bakc” here. Did you mean back?"),
            ("help wirte", "There is no command “wirte” here. Did you mean write?"),
            ("go pgae/3", "There is no place “pgae” here. Did you mean page?"),
            ("pgae/3", "There is no place “pgae” here. Did you mean page?"),
            ("pa/3", "There is no place “pa” here. Did you mean page?"),
            ("go pa 3", "There is no place “pa” here. Did you mean page?"),
            ("go cover/pa/3", "There is no place “pa” in cover. Did you mean page?"),
            ("cover/pgae/3", "There is no place “pgae” in cover. Did you mean page?"),
            ("page 3 wirte x", "There is no command “wirte” here. Did you mean write?"),
            ("Ｈｅｌｐ", "There is no command “Ｈｅｌｐ” here. Did you mean help?"),
            ("ｈｌｐ", "There is no command “ｈｌｐ” here. Did you mean help?"),
            ("flip", "There is no command “flip” here. help lists them."),
            ("help flip", "There is no command “flip” here. help lists them."),
            ("page 1 s", "“s” could be sign or show."), ("page 1 help s", "“s” could be sign or show."),
            ("b", "There is no way back from here. “quit” leaves the program."),
        ])
    func answered(line: String, answer: String) async throws {
        let seen = try await typing(line, at: CoverRouter())
        #expect(seen == ["! line 1: \(answer)"])
    }

    @Test("is the right one in the full-width letters of an input method", arguments: ["ｗｒｉｔｅ", "ｗｒ"])
    func fullWidth(word: String) async throws {
        let (wide, plain) = (
            try await typing("\(word) ｘ", at: CoverRouter()), try await typing("write ｘ", at: CoverRouter())
        )
        #expect(wide == plain)
    }

    @Test(
        "is the right one in full-width letters also as a topic of help, a place or an option",
        arguments: [
            ("ｈｅｌｐ ｗｒｉｔｅ", "help write"), ("ｗｒｉｔｅ －－ｈｅｌｐ", "write --help"), ("go ｐａｇｅ 1", "go page 1"),
            ("help ｐａｇｅ", "help page"),
        ])
    func fullWidthTopics(wide: String, plain: String) async throws {
        #expect(try await typing(wide, "show", at: CoverRouter()) == typing(plain, "show", at: CoverRouter()))
    }

    @Test(
        "is answered with the place that knows it, and the nearest way there",
        arguments: [
            ("# here", "tear", "“tear” works in page, not here: go page/<number>"),
            ("# here", "help tear", "“tear” works in page, not here: go page/<number>"),
            ("# here", "note", "“note” works in page, not here: go page/<number>/note"),
            ("# here", "scribble", "“scribble” works in note, not here: go page/<number>/note"),
            ("page 15", "scribble", "“scribble” works in note, not here: go page/<number>/note"),
            ("# here", "lost", "There is no command “lost” here. help lists them."),
        ])
    func elsewhere(place: String, line: String, answer: String) async throws {
        let page = Destination("page", value: "number", example: "3", summary: "a page")
        let note = Destination("note", summary: "a note")
        let placeDescriptions = [
            PlaceDescription("cover", isStart: true, destinations: [page]),
            PlaceDescription("page", of: NotebookScreen.self, destinations: [note]),
            PlaceDescription(
                "note", commands: [Syntax("scribble", summary: "scribble") { 1 }.entry], destinations: [page]),
            PlaceDescription("nowhere", commands: [Syntax("lost", summary: "be lost") { 1 }.entry]),
        ]
        let cover = CoverRouter()
        cover.way = page
        let seen = try await typing(place, line, at: cover, placeDescriptions: placeDescriptions)
        #expect(seen == ["! line 2: \(answer)"])
    }

    @Test("is answered with all places that know it, those that keep everything first, then the nearest")
    func severalPlaces() async throws {
        let page = Destination("page", value: "number", example: "3", summary: "a page")
        let (note, bin) = (Destination("note", summary: "a note"), Destination("bin", summary: "a bin"))
        func clear(isDestructive: Bool) -> HelpEntry {
            Syntax("clear", summary: "clear", isDestructive: isDestructive) { 1 }.entry
        }
        let placeDescriptions = [
            PlaceDescription("page", commands: [clear(isDestructive: true)], destinations: [note, bin]),
            PlaceDescription("note", commands: [clear(isDestructive: false)], destinations: []),
            PlaceDescription("bin", commands: [clear(isDestructive: true)], destinations: []),
        ]
        let cover = CoverRouter()
        cover.way = page
        let seen = try await typing("clear 2", at: cover, placeDescriptions: placeDescriptions)
        #expect(
            seen == [
                "! line 1: “clear” works in note (go page/<number>/note), page (go page/<number>) or bin (go page/<number>/bin), not here."
            ])
    }

    @Test(
        "is answered with what has to be done first, if a place knows it that cannot be opened yet",
        arguments: ["tear", "help tear", "shelf 3", "go shelf/3", "shelf/3", "notes://shelf/3"])
    func tooEarly(line: String) async throws {
        let shelf = Destination("shelf", value: "number", summary: "a shelf")
        let library = PlaceDescription("library", of: NotebookScreen.self, destinations: [shelf])
        func seen(_ line: String, missing: (any Error)?) async throws -> [String] {
            let cover = CoverRouter()
            cover.interactor.missingPrerequisite = missing
            return try await typing("page 15", line, at: cover, scheme: "notes", placeDescriptions: [library])
        }
        let open = try await seen(line, missing: nil)
        #expect(open.first?.hasPrefix("! line 2: There is no ") == true)
        let missing = try await seen(line, missing: NotebookInteractor.Torn())
        #expect(missing == ["! line 2: The page is torn."])
        let unknown = try await seen("flip", missing: NotebookInteractor.Torn())
        #expect(unknown.first?.hasPrefix("! line 2: There is no command “flip” here.") == true)
    }

    @Test(
        "is taken for the only one that begins so",
        arguments: ["pa 3", "pag 3", "page 1 pa 3"])
    func beginning(line: String) async throws {
        #expect(try await typing(line, "sh", "q", "tear", at: CoverRouter()) == ["[3: ]"])
    }

    @Test("is taken for the only one that begins so in a help", arguments: ["help w", "he wri"])
    func beginningInHelp(line: String) async throws {
        #expect(try await typing(line, at: CoverRouter()).first == "write <text…>")
    }

    @Test("is itself when it is one, though others begin so")
    func exact() async throws {
        #expect(try await typing("go page 3", "wr x", "show", at: CoverRouter()) == ["! wrote x on 3", "[3: x]"])
    }

    @Test("is the answer where something is asked", arguments: ["wri", "qu", "page2"])
    func answer(line: String) async throws {
        #expect(try await typing("page 1", "sign", line, at: CoverRouter()) == ["! signed by \(line)"])
    }

    @Test("leads nowhere and changes nothing when it is empty")
    func empty() async throws {
        #expect(
            try await typing("\"\"", at: CoverRouter()).first?.hasPrefix("! line 1: There is no command “” here.")
                == true)
    }
}
