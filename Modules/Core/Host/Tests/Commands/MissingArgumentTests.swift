import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Testing

@MainActor @Suite("A command with a missing argument")
struct MissingArgumentTests {
    private static let documents = HostCommandGroup.documents(
        DocumentOffer(formats: ["html", "markdown", "json", "svg"], item: "page", export: "write", importing: "read"))

    private func host(_ console: ConsoleScript, _ options: RunOptions = RunOptions()) -> PromptHost {
        PromptHost(root: CoverRouter(), console: console, commandGroups: [Self.documents], options: options)
    }

    /// Returns the transcript of a run with these lines, without empty prompts and covers.
    private func seen(_ lines: String..., isInteractive: Bool = true) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        _ = try await host(console).run()
        return console.transcript.filter { !["cover> ", "[0: ]", "! "].contains($0) }
    }

    @Test("asks a person for it, and is carried out with the answer as it is typed")
    func asks() async throws {
        let seen = try await seen("write", "  say \"hi\"  --now \\o/ ")
        #expect(seen == ["cover> write", "text:   say \"hi\"  --now \\o/ ", #"! wrote say "hi"  --now \o/ on 0"#])
    }

    @Test("shows a line for example, and asks again after an answer that it cannot read")
    func wrong() async throws {
        let seen = try await seen("go page 16", "turn", "", "history x", "show")
        #expect(
            seen == [
                "cover> go page 16", "[16: ]", "cover/page/16> turn", "! in one line: turn 3", "number: ",
                "! Nothing was done.", "cover/page/16> history x",
                "! There is no command “history” here. help lists them.", "cover/page/16> show", "[16: ]",
                "cover/page/16> ",
            ])
    }

    @Test("asks for the value of a place, also on the way to a command, and again after one that is none")
    func place() async throws {
        let seen = try await seen("page", "x", "3", "back")
        #expect(
            seen == [
                "cover> page", "number: x", "! A page has a number. Enter alone gives up.", "number: 3", "[3: ]",
                "cover/page/3> back",
            ])
    }

    @Test("notes that a word of the host became the answer, but not one in a longer answer")
    func wordOfHost() async throws {
        let seen = try await seen("write", "quit", "write", "quit smoking")
        #expect(
            seen == [
                "cover> write", "text: quit", "! “quit” is taken as the answer. Enter alone gives up.",
                "! wrote quit on 0", "cover> write", "text: quit smoking", "! wrote quit smoking on 0",
            ])
    }

    @Test("is given up with an empty answer, with Ctrl-D and with Ctrl-C, and says so")
    func givenUp() async throws {
        let ended = ConsoleScript(["write", "never typed"])
        ended.ends = [1]
        _ = try await host(ended).run()
        #expect(ended.transcript.contains("text: "))
        #expect(ended.transcript.contains("! Nothing was done."))
        let stopped = ConsoleScript(["write", "write x"])
        stopped.beforeLine[1] = { stopped.send(.interrupt) }
        _ = try await host(stopped).run()
        let seen = stopped.transcript.filter { !["cover> ", "[0: ]", "! "].contains($0) }
        #expect(seen == ["cover> write", "text: ", "! Cancelled.", "cover> write x", "! wrote x on 0"])
    }

    @Test("is refused in a script, in arguments and with --json")
    func refused() async throws {
        let script = try await seen("write", isInteractive: false)
        #expect(script == ["! line 1: “write” needs a text: write <text…>"])
        let arguments = PromptHost(root: CoverRouter(), command: Words(["write"]), console: ConsoleScript([]))
        let error = await #expect(throws: UsageError.self) { _ = try await arguments.run() }
        #expect(error?.explanation.english == "“write” needs a text: write <text…>")
        let console = ConsoleScript(["write"])
        let options = RunOptions { $0.writesJSON = true }
        _ = try await host(console, options).run()
        #expect(console.transcript.contains { $0.contains(#""message":"“write” needs a text: write <text…>""#) })
    }

    @Test("leaves a line that is no text, and asks again")
    func noText() async throws {
        let console = ConsoleScript(lines: [.text("write"), .invalidUTF8, .text("x")])
        _ = try await host(console).run()
        #expect(console.transcript.contains("! The line is not valid UTF-8. Enter alone gives up."))
        #expect(console.transcript.contains("! wrote x on 0"))
    }

    @Test("that is a choice lists them with their numbers, and takes a number, a beginning or a part that no other has")
    func choices() async throws {
        let seen = try await seen("export", "x", "o", "9", "2")
        let kinds = "Choose one of: html, markdown, json, svg. Enter alone gives up."
        #expect(
            seen == [
                "cover> export", "! in one line: export json",
                "! 1\u{A0}html, 2\u{A0}markdown, 3\u{A0}json, 4\u{A0}svg",
                "format: x", "! There is no format “x”. \(kinds)",
                "format: o", "! “o” could be markdown or json. Enter alone gives up.",
                "format: 9", "! There is no format “9”. \(kinds)",
                "format: 2", "! This place has nothing to export, and takes no import.",
            ])
    }

    @Test("completes the answer from what is known, and offers no command of before")
    func completion() async throws {
        let console = ConsoleScript(["export", ""])
        console.tabs[1] = ["ma"]
        _ = try await host(console).run()
        let request = console.requests.dropFirst().first
        #expect(request?.offersHistory == false)
        #expect(
            console.completions == [Completion(replacing: "ma", with: "markdown ", candidates: ["markdown"])])
    }

    @Test("is not asked for behind an option that is wrong or lacks its value")
    func options() async throws {
        let seen = try await seen("import --into")
        #expect(seen == ["cover> import --into", "! “import” needs a name: import <file> [--into <name> | --as-new]"])
    }

    @Test("is asked for again after an answer with an option of the command, which belongs in the line")
    func optionInAnswer() async throws {
        let seen = try await seen("import", "pages.json --as-new", "")
        let usage = "import <file> [--into <name> | --as-new]"
        #expect(
            seen == [
                "cover> import", "! in one line: import pages.json", "file: pages.json --as-new",
                "! Here goes the text alone. With --as-new, type one line: “\(usage)”. Enter alone gives up.", "file: ",
                "! Nothing was done.",
            ])
    }
}
