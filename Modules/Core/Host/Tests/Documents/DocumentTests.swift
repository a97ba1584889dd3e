import Basics
import BasicsTesting
import Commands
import Console
import ConsoleTesting
import Host
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Testing

@MainActor @Suite("Documents at the prompt")
struct DocumentTests {
    private let documents = DocumentPortStub()
    private let file: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("text", to: "pages.json")
    }

    private static let offer = DocumentOffer(
        formats: ["csv", "json"], item: "page", export: "write", importing: "read")

    private func host(_ console: ConsoleScript, options: RunOptions = RunOptions()) -> PromptHost {
        PromptHost(
            root: CoverRouter(providing: documents), console: console, commandGroups: [.documents(Self.offer)],
            options: options)
    }

    private func typing(_ lines: String..., isInteractive: Bool = false) async throws -> [String] {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        _ = try await host(console).run()
        return console.transcript
    }

    @Test("are there when the program has documents, and are no words otherwise")
    func presence() async throws {
        let seen = try await HostTesting.typing("export json", at: CoverRouter())
        #expect(seen.first?.hasPrefix("! line 1: There is no command “export” here.") == true)
        #expect(
            try await typing("help").contains { $0.hasPrefix("  export <format> [<file>] [--page <name> | --all]") })
    }

    @Test("are refused where no open place provides them")
    func nowhere() async throws {
        for line in ["export json", "import \(file)"] {
            let console = ConsoleScript([line], isInteractive: false)
            let host = PromptHost(root: CoverRouter(), console: console, commandGroups: [.documents(Self.offer)])
            #expect(try await host.run() == .failed)
            #expect(
                console.transcript == ["! line 1: This place has nothing to export, and takes no import."])
        }
    }

    @Test("an export shows the document as it is: of what is worked on, of one that is named, or of all")
    func export() async throws {
        #expect(try await typing("export json", "export csv --page \"two words\"", "export csv --all").count == 6)
        #expect(documents.exported == ["json current", "csv named(\"two words\")", "csv all"])
    }

    @Test("an unknown format is told with those that there are")
    func unknownFormat() async throws {
        let seen = try await typing("export jsn")
        #expect(seen == ["! line 1: There is no format “jsn”. Did you mean json? Choose one of: csv, json."])
        let shortened = try await typing("export cv")
        #expect(shortened == ["! line 1: There is no format “cv”. Did you mean csv? Choose one of: csv, json."])
        #expect(
            try await typing("export csv --page") == [
                "! line 1: “export” needs a name: export <format> [<file>] [--page <name> | --all]"
            ])
    }

    @Test("an export is written to the file that a person names")
    func exportToFile() async throws {
        let new = folder.file("new.csv")
        let (shown, written) = (try await typing("export csv"), try await typing("export csv \(new)"))
        #expect(written == ["! The document is in \(new)."])
        let text = String(decoding: try FileSystem.bytes(of: new, atMost: 1000), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(shown == lines.dropLast())
    }

    @Test("an export takes the place of a file only when a person agrees")
    func exportOverFile() async throws {
        let refused = try await typing("export csv \(file)")
        #expect(refused.last?.contains("Add --yes") == true)
        _ = try await typing("export csv \(file)", "n", isInteractive: true)
        #expect(try FileSystem.bytes(of: file, atMost: 1000) == Array("text".utf8))
        _ = try await typing("export csv \(file)", "y", isInteractive: true)
        #expect(try FileSystem.bytes(of: file, atMost: 1000) != Array("text".utf8))
    }

    @Test("an export into a file that cannot be written says why, and leaves nothing")
    func exportNowhere() async throws {
        #expect(try await typing("export csv \(folder.file("none/a.csv"))").last?.contains("No such file") == true)
        #expect(try await typing("export csv \(folder.path)").last?.contains("is a folder") == true)
    }

    @Test("an export looks as a person says, in formats that look like anything")
    func theme() async throws {
        let offer = DocumentOffer(
            formats: ["csv", "svg"], themes: ["light", "dark"], themedFormats: ["svg"], item: "page", export: "write",
            importing: "read")
        let lines = [
            "export svg --theme dark", "export --theme=LIGHT svg --all", "export svg", "help export",
            "export svg --theme drak", "export csv --theme dark", "export svg --theme",
        ]
        let console = ConsoleScript(lines, isInteractive: false)
        let options = RunOptions { $0.keepsGoing = true }
        _ = try await PromptHost(
            root: CoverRouter(providing: documents), console: console, commandGroups: [.documents(offer)],
            options: options
        ).run()
        #expect(documents.exported == ["svg current dark", "svg all light", "svg current"])
        #expect(
            console.transcript.suffix(7) == [
                "export <format> [<file>] [--page <name> | --all] [--theme <theme>]", "  write",
                "  Formats: csv, svg. It is shown, or written to a file if you name one.",
                "  for example: export json",
                "! line 5: There is no theme “drak”. Did you mean dark? Choose one of: light, dark.",
                "! line 6: csv has no colours. --theme goes with: svg.",
                "! line 7: “export” needs a theme: export <format> [<file>] [--page <name> | --all] [--theme <theme>]",
            ])
    }

    @Test("a complete export is one of all, in a format that has such a form, and no word where there is none")
    func complete() async throws {
        let offer = DocumentOffer(
            formats: ["csv", "json"], completeFormats: ["json"], item: "page", export: "write", importing: "read")
        let lines = [
            "export json --all --complete", "export --complete json --all", "export json --complete",
            "export csv --all --complete", "export json --page two --complete",
            "export json --page two --all --complete", "help export",
        ]
        let options = RunOptions { $0.keepsGoing = true }
        func typing(_ lines: [String], _ offer: DocumentOffer) async throws -> [String] {
            let console = ConsoleScript(lines, isInteractive: false)
            let root = CoverRouter(providing: documents)
            _ = try await PromptHost(root: root, console: console, commandGroups: [.documents(offer)], options: options)
                .run()
            return console.transcript
        }
        let seen = try await typing(lines, offer)
        #expect(documents.exported == ["json complete", "json complete"])
        let refusals = (3...6).map { "! line \($0): --complete goes with json and --all." }
        #expect(seen.filter { $0.hasPrefix("!") } == refusals)
        #expect(seen.contains("export <format> [<file>] [--page <name> | --all [--complete]]"))
        let refusal = try await typing(["export json --all --complete"], Self.offer)
        #expect(refusal.count == 1 && refusal[0].hasPrefix("! line 1:"))
        #expect(documents.exported.count == 2)
    }

    @Test("what an export leaves out is said to a person, and not to a script or a program")
    func omissions() async throws {
        documents.omissions = .success("Not in it: the log.")
        let seen = try await typing("export json", "quit", isInteractive: true)
        #expect(seen.suffix(3) == ["two", "! Not in it: the log.", "cover> quit"])
        #expect(try await typing("export json") == ["one", "two"])
        let console = ConsoleScript(["export csv", "quit"])
        let options = RunOptions { $0.writesJSON = true }
        _ = try await host(console, options: options).run()
        #expect(!console.transcript.contains { $0.contains("Not in it") })
    }

    @Test("an export succeeds also when what it leaves out cannot be read")
    func unknownOmissions() async throws {
        documents.omissions = .failure(Unreadable())
        let console = ConsoleScript(["export json", "quit"])
        #expect(try await host(console).run() == .ok)
        #expect(!console.transcript.contains { $0.hasPrefix("!") })
    }

    @Test(
        "Tab goes on with the names of what can be exported, with a backslash where a word would end",
        arguments: [
            ("export csv --page ", ["two\\ words", "two", "\\\"quoted\"", "a\\\\b"]),
            ("export csv --page t", ["two\\ words", "two"]), ("export csv --page two\\ ", ["two\\ words"]),
            ("export csv --page two\\ w", ["two\\ words"]), ("export csv --page a\\\\", ["a\\\\b"]),
            ("export csv --page=two\\ w", ["--page=two\\ words"]),
        ])
    func names(text: String, expected: [String]) async throws {
        let console = ConsoleScript(["quit"])
        console.tabs[0] = [text]
        _ = try await host(console).run()
        let completion = try #require(console.completions.first ?? nil)
        #expect(completion.candidates == expected)
        #expect(text.hasSuffix(completion.replaced))
    }

    @Test(
        "a name that Tab types is that name again",
        arguments: [
            "two words", "\"quoted\"", "it's", "'tis", "a\\b", "\\", "tab\there", "한국어 배우기", " x", "e\u{301} \u{301}",
        ])
    func typedName(name: String) async throws {
        let documents = DocumentPortStub(names: [name])
        let console = ConsoleScript(["quit"])
        console.tabs[0] = ["export csv --page "]
        let host = PromptHost(
            root: CoverRouter(providing: documents), console: console, commandGroups: [.documents(Self.offer)])
        _ = try await host.run()
        let completion = try #require(console.completions.first ?? nil)
        #expect(try Words(typing: "go \(completion.replacement)") == Words(["go", name]))
    }

    @Test("an import says what it would do, asks, and does it after a yes")
    func importing() async throws {
        let seen = try await typing("import \(file)", "yes", "quit", isInteractive: true)
        #expect(documents.read == Array("text".utf8))
        #expect(
            seen.dropFirst(2).prefix(4) == [
                "! “a” is new.", "! “b” is new.", "Add 2 pages? [no]> yes", "! 2 pages are imported.",
            ])
        #expect(documents.isImported)
    }

    @Test("an import of a table says how its columns are read, and reads them otherwise when the answer says how")
    func columns() async throws {
        documents.hasColumns = true
        let seen = try await typing(
            "import \(file)", "title=2", "page=1", "title＝3", "what", "yes", "quit", isInteractive: true)
        let preview = ["! “a” is new.", "! “b” is new."]
        let hint = "! Answer title=2 for another column."
        let expected = [
            preview, [hint, "Add 2 pages? [no]> title=2"], preview,
            ["! Columns: title=2", hint, "Add 2 pages? [no]> page=1", "! There is no page=1."],
            ["Add 2 pages? [no]> title＝3"], preview, ["! Columns: title=2 title＝3", hint],
        ].flatMap(\.self)
        #expect(Array(seen.dropFirst(2).prefix(15)) == expected)
        #expect(documents.isImported)
    }

    @Test("an import takes what the columns of a table mean as an option, where the program offers that")
    func columnsOption() async throws {
        func run(_ offer: DocumentOffer) async throws -> [String] {
            let console = ConsoleScript(["import \(file) --columns title=2"], isInteractive: false)
            _ = try await PromptHost(
                root: CoverRouter(providing: documents), console: console, commandGroups: [.documents(offer)],
                options: RunOptions { $0.saysYes = true }
            ).run()
            return console.transcript
        }
        let offer = DocumentOffer(
            formats: ["csv"], item: "page", export: "write", importing: "read", hasColumns: true)
        let seen = try await run(offer)
        #expect(seen.contains("! Columns: title=2"))
        let refused = try await run(Self.offer)
        #expect(refused.count == 1 && refused[0].hasPrefix("! line 1: "))
    }

    @Test("an import that gets no yes changes nothing", arguments: ["", "no", "ja"])
    func declined(answer: String) async throws {
        let seen = try await typing("import \(file)", answer, "quit", isInteractive: true)
        #expect(seen.contains("! Nothing was changed."))
        #expect(!documents.isImported)
    }

    @Test("a script that cannot be asked sees what would be done, and nothing is")
    func script() async throws {
        let console = ConsoleScript(["import \(file)"], isInteractive: false)
        #expect(try await host(console).run() == .declined)
        #expect(console.transcript.first == "! “a” is new.")
        #expect(!documents.isImported)
    }

    @Test("an import that is given up at Ctrl-C has changed nothing")
    func interrupted() async throws {
        let console = ConsoleScript(["import \(file)", "y", "quit"])
        documents.whileImporting = {
            await MainActor.run { console.send(.interrupt) }
            try await Task.sleep(for: .seconds(60))
        }
        #expect(try await host(console).run() == .ok)
        #expect(console.transcript.contains("! Cancelled."))
        #expect(!documents.isImported)
    }

    @Test("a program that reads JSON gets the lines of JSON, any other document as one text, and what was imported")
    func json() async throws {
        let console = ConsoleScript(["export json", "export csv", "import \(file)"], isInteractive: false)
        let options = RunOptions { ($0.writesJSON, $0.saysYes) = (true, true) }
        _ = try await host(console, options: options).run()
        #expect(
            console.transcript == [
                "one", "two", #"{"schema":1,"kind":"document","format":"csv","text":"one\ntwo\n","file":null}"#,
                #"{"schema":1,"kind":"done","place":"cover","command":"import","pages":["a","b"]}"#,
            ])
    }

    private func run(_ arguments: String..., on console: ConsoleScript = ConsoleScript([])) async -> ExitCode {
        await Program("notes", summary: "Keeps notes.", documents: Self.offer).run(arguments, on: console) { _, _ in
            Program.App(root: CoverRouter(providing: documents))
        }
    }

    @Test("an import is recorded with the file, and done again without it")
    func recorded() async throws {
        let recording = folder.file("recording")
        #expect(await run("import", file, "--yes", "--record", recording) == .ok)
        _ = try folder.write("another", to: "pages.json")
        #expect(await run("--replay", recording) == .ok)
        #expect(documents.read == Array("text".utf8))
    }

    @Test("an import that could not read its file is recorded with the reason, and fails in the same way again")
    func recordedFailure() async throws {
        let recording = folder.file("recording")
        let lines = ["import \(folder.path)", "import \(folder.file("none/a b"))", "import \(file)", "y"]
        #expect(await run("--record", recording, on: ConsoleScript(lines)) == .ok)
        try FileSystem.removeFile(file)
        let console = ConsoleScript([])
        #expect(await run("--replay", recording, on: console) == .ok)
        #expect(console.transcript == ["! \(recording): all as recorded."])
        #expect(documents.read == Array("text".utf8))
    }

    @Test("an export is recorded with what was there, and a replay writes no file, whatever is there by then")
    func recordedExport() async throws {
        let (recording, new) = (folder.file("recording"), folder.file("new.csv"))
        let lines = [
            "export csv \(new)", "export csv \(file)", "y", "export csv \(folder.path)", "export csv \(new)/x",
        ]
        #expect(await run("--record", recording, on: ConsoleScript(lines)) == .ok)
        try FileSystem.removeFile(file)
        _ = try folder.write("mine", to: "new.csv")
        let console = ConsoleScript([])
        #expect(await run("--replay", recording, on: console) == .ok)
        #expect(console.transcript == ["! \(recording): all as recorded."])
        #expect(!FileSystem.exists(file))
        #expect(try folder.bytes(of: "new.csv") == Array("mine".utf8))
    }

    @Test("a recording reads no file of the machine")
    func foreignRecording() async throws {
        let recording = try folder.write("$ notes import \(file) --yes\n", to: "recording")
        let console = ConsoleScript([])
        let code = await run("--replay", recording, on: console)
        #expect(code == .failed)
        #expect(documents.read == [])
        #expect(console.transcript.contains("+ ! notes: cannot open \(file): No such file or directory"))
    }

    @Test("a file that cannot be read is told")
    func missing() async throws {
        let seen = try await typing("import \(folder.file("none"))")
        #expect(seen.first?.hasPrefix("! line 1: cannot open") == true)
    }

    @Test("Tab goes on with the paths of files and folders")
    func completion() async throws {
        _ = try folder.write("x", to: "pages.csv")
        let console = ConsoleScript(["quit"])
        console.tabs[0] = ["import \(folder.file("pa"))", "import \(folder.path.dropLast())", "export c"]
        _ = try await host(console).run()
        let seen = console.completions
        #expect(seen.first??.candidates == [folder.file("pages.csv"), folder.file("pages.json")])
        #expect(seen.map { $0?.replacement } == [folder.file("pages."), "\(folder.path)/", "csv "])
    }
}

/// What a store throws.
private struct Unreadable: Error {}
