import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Terminal
import Testing

@MainActor @Suite("The host for a program that reads JSON")
struct HostJSONTests {
    private func run(_ lines: String..., isInteractive: Bool = false, keepsGoing: Bool = false) async throws
        -> (code: ExitCode, seen: [String])
    {
        let options = RunOptions { ($0.writesJSON, $0.keepsGoing) = (true, keepsGoing) }
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        let code = try await PromptHost(root: CoverRouter(), console: console, options: options).run()
        return (code, console.transcript)
    }

    private func done(_ place: String, _ command: String, _ outcome: String = "") -> String {
        #"{"schema":1,"kind":"done","place":"\#(place)","command":"\#(command)"\#(outcome)}"#
    }

    @Test("answers every line with one object: a place, or that it was carried out and where")
    func answers() async throws {
        #expect(
            try await run("page 3", "write hello", "show", "", "# no line", "cover", "back", "go page/1", "quit").seen
                == [
                    done("cover/page/3", "go"), done("cover/page/3", "write", #","text":"hello""#),
                    #"{"schema":1,"kind":"page","place":"cover/page/3","number":3,"text":"hello"}"#,
                    done("cover/page/3", "cover", #","text":"cover""#), done("cover", "back"),
                    done("cover/page/1", "go"), done("cover/page/1", "quit"),
                ])
    }

    @Test("answers a word for the place where it is already as any other that leads somewhere")
    func samePlace() async throws {
        let seen = try await run("page 3", "page 3", "go page 3").seen
        #expect(seen == Array(repeating: done("cover/page/3", "go"), count: 3))
    }

    @Test("answers a command whose reply is the page with the record")
    func page() async throws {
        let seen = try await run("page 10", "reread").seen
        #expect(seen.last == #"{"schema":1,"kind":"page","place":"cover/page/10","number":10,"text":"again"}"#)
    }

    @Test("is where it was after a command that was carried out somewhere else")
    func elsewhere() async throws {
        #expect(try await run("page 4 write far").seen == [done("cover", "write", #","text":"far""#)])
    }

    @Test("says that an answer was taken, and nothing of what is asked")
    func answer() async throws {
        #expect(
            try await run("page 2", "sign", "Juno").seen == [
                done("cover/page/2", "go"), done("cover/page/2", "sign"), done("cover/page/2", "answer"),
            ])
    }

    @Test("tells an error as one object with its line and its code")
    func errors() async throws {
        let (code, seen) = try await run("write \"x", "page 1", "tear", keepsGoing: true)
        #expect(code == .failed)
        #expect(
            seen.filter { $0.contains("\"error\"") } == [
                #"{"schema":1,"error":{"code":"usage","message":"The quote \" is not closed. "#
                    + #"Close it, or type \\\" if it belongs to the text.","line":1}}"#,
                #"{"schema":1,"error":{"code":"failed","message":"The page is torn.","line":3}}"#,
            ])
    }

    @Test("has failed where the input ends in a form, and says so")
    func endInForm() async throws {
        let (code, seen) = try await run("page 9", "sign")
        #expect(code == .failed)
        #expect(seen.last == #"{"schema":1,"error":{"code":"failed","message":"not signed","line":null}}"#)
    }

    @Test(
        "shows a program at a terminal no page, no hint and no line of its own, asks nothing, and goes on after an error"
    )
    func terminal() async throws {
        let (code, seen) = try await run("page 12", "write x", "erase", "page 8", isInteractive: true)
        #expect(code == .ok)
        #expect(
            seen == [
                "cover> page 12", done("cover/page/12", "go"), "cover/page/12> write x",
                done("cover/page/12", "write", #","text":"x""#), "cover/page/12> erase",
                #"{"schema":1,"error":{"code":"declined","message":"“erase” asks for confirmation, "#
                    + #"and no answer can be typed here. Add --yes.","line":null}}"#,
                "cover/page/12> page 8", done("cover/page/8", "go"), "cover/page/8> ",
            ])
    }

    @Test("lists words, a line each, with the place that they belong to")
    func help() async throws {
        let seen = try await run("page 12", "help").seen
        let erase =
            #"{"schema":1,"kind":"command","place":"cover/page/12","name":"erase","usage":"erase","#
            + #""summary":"empty this page","example":null,"isDestructive":true}"#
        let go =
            #"{"schema":1,"kind":"command","place":null,"name":"go","usage":"go <route…>","#
            + #""summary":"go to a place by its route, as prompts show it","example":"go ..","isDestructive":false}"#
        #expect(seen.contains(erase) && seen.contains(go))
        #expect(try await run("page 12", "help era").seen.last == erase)
        #expect(try await run("help page").seen.first?.contains(#""place":"cover","name":"page""#) == true)
    }

    @Test("shows the live tree as one object")
    func tree() async throws {
        let page = #"{"name":"PageRouter page/3","isActive":true,"children":[]}"#
        #expect(
            try await run("page 3", "tree").seen.last
                == #"{"schema":1,"kind":"tree","root":{"name":"CoverRouter cover","isActive":true,"children":[\#(page)]}}"#
        )
    }

    @Test(
        "writes on one line what every parser reads, whatever a person typed",
        arguments: [
            #"quotes \" and \\ backslashes"#, "\u{0}\u{1B}[31m\u{7F}\u{9B}", "\u{202E}rtl\u{2066}",
            "a\u{2028}b\u{2029}c",
            "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 e\u{301}", "\u{D7FF}\u{E000}\u{FFFF}\u{10FFFF}", "</script>{\"schema\":2}", "\u{FEFF}",
        ])
    func hostile(text: String) async throws {
        let page = PageRouter(number: 3)
        try await page.interactor.send(.write(text))
        let seen = try await typing("show", at: page, options: RunOptions { $0.writesJSON = true })
        let line = try #require(seen.first)
        #expect(seen.count == 1)
        #expect(line.visible == line, "a terminal would show it as it is, but for joiners")
        guard case .object(let object) = try JSONValue(parsingByFoundation: line),
            case .string(let found)? = object["text"]
        else {
            Issue.record("\(line)")
            return
        }
        #expect(Array(found.utf8) == Array(text.utf8))
        #expect(object["schema"] == 1)
    }
}
