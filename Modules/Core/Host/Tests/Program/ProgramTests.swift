import Basics
import BasicsTesting
import Commands
import CommandsTesting
import ConsoleTesting
import HostTesting
import Platform
import PlatformTesting
import Terminal
import Testing

@testable import Host

@MainActor @Suite("A program")
struct ProgramTests {
    let program = Program("notes", version: "1.2.3", summary: "Keeps notes.")

    private func run(_ arguments: String..., lines: [String] = []) async -> (code: ExitCode, transcript: [String]) {
        let console = ConsoleScript(lines, isInteractive: false)
        let code = await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter()) }
        return (code, console.transcript)
    }

    @Test("says its version and its help without starting the app")
    func version() async {
        #expect(await run("--version") == (.ok, ["notes 1.2.3"]))
        #expect(await run("--help").transcript.contains("  notes [options] <words…>     carry out one command"))
    }

    @Test("carries out the command in its arguments")
    func oneShot() async {
        #expect(await run("page", "3", "write", "one two") == (.ok, ["! wrote one two on 3"]))
        #expect(await run("page", "3") == (.ok, ["[3: ]"]))
        #expect(await run("write", "--", "--help") == (.ok, ["! wrote --help on 0"]))
    }

    @Test(
        "explains a place behind which --help stands instead of its value, as help does",
        arguments: [
            (["page", "--help"], []), (["--help", "page"], []), ([], ["page --help"]), ([], ["page 3 page --help"]),
        ] as [([String], [String])])
    func helpOfPlace(arguments: [String], lines: [String]) async {
        let (code, seen) = await runDescribed(arguments, lines: lines)
        #expect(code == .ok)
        #expect(seen == ["page <number>", "  a page"])
    }

    /// Runs a program whose places have descriptions.
    private func runDescribed(_ arguments: [String], lines: [String] = []) async -> (ExitCode, [String]) {
        let program = Program("notes", summary: "Keeps notes.", placeDescriptions: CoverRouter.placeDescriptions)
        let console = ConsoleScript(lines, isInteractive: false)
        let code = await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter()) }
        return (code, console.transcript)
    }

    @Test(
        "explains a place before --help by the words that can be typed there, and a command, as a line does",
        arguments: ["page 3", "page/3", "notes://page/3", "go page 3", "page 3 write", "wri", "go", "ls"])
    func helpOfWords(words: String) async {
        let (code, seen) = await runDescribed(words.split(separator: " ").map(String.init) + ["--help"])
        let line = await runDescribed([], lines: ["\(words) --help"]).1
        #expect(code == .ok)
        #expect(seen == line)
    }

    @Test("lists the words of a place as JSON where --json stands beside --help")
    func helpAsJSON() async {
        let (code, seen) = await runDescribed(["page", "3", "--help", "--json"])
        #expect(code == .ok)
        #expect(seen.first?.hasPrefix(#"{"schema":1,"kind":"command","place":"cover/page/3","name":"#) == true)
    }

    @Test(
        "refuses --help behind a word that leads nowhere, as it refuses the word, and starts nothing",
        arguments: [["nosuch"], ["page", "3", "nosuch"]])
    func helpOfNothing(words: [String]) async {
        let program = Program("notes", summary: "Keeps notes.", placeDescriptions: CoverRouter.placeDescriptions)
        let console = ConsoleScript([], isInteractive: false)
        let code = await program.run(["--help"] + words, on: console) { _, _ in throw SystemError(.open, code: 13) }
        #expect(code == .usage)
        #expect(console.transcript == ["! notes: There is no command “nosuch” here. help lists them."])
    }

    @Test("reads lines when there is no command")
    func lines() async {
        #expect(await run(lines: ["write x", "show"]) == (.ok, ["! wrote x on 0", "[0: x]"]))
    }

    @Test("ends with 2 when it does not understand, with 1 when something fails")
    func codes() async {
        #expect(await run("page", "3", "tear") == (.failed, ["! notes: The page is torn."]))
        #expect(await run("write") == (.usage, ["! notes: “write” needs a text: write <text…>"]))
        #expect(await run("--colour").code == .usage)
    }

    @Test("closes its app once, also after a command that fails", arguments: [["show"], ["page", "3", "tear"]])
    func close(arguments: [String]) async {
        var count = 0
        _ = await program.run(arguments, on: ConsoleScript([])) { _, _ in
            Program.App(root: CoverRouter(), close: { count += 1 })
        }
        #expect(count == 1)
    }

    @Test("does a command, and fails with a line when something went wrong beside it")
    func sideErrors() async {
        let console = ConsoleScript([], isInteractive: false)
        var errors: [any Error] = [SystemError(.read, "/data", code: 5)]
        let code = await program.run(["write", "x"], on: console) { _, _ in
            Program.App(
                root: CoverRouter(),
                sideErrors: {
                    defer { errors = [] }
                    return errors
                })
        }
        #expect(code == .failed)
        #expect(console.transcript == ["! wrote x on 0", "! notes: cannot read /data: Input/output error"])
    }

    @Test("fails with a line when the app cannot start")
    func start() async {
        let console = ConsoleScript([], isInteractive: false)
        let code = await program.run([], on: console) { _, _ in throw SystemError(.open, "/data", code: 13) }
        #expect(code == .failed)
        #expect(console.transcript == ["! notes: cannot open /data: Permission denied"])
    }

    @Test("begins where a person left off, unless they want to begin from the start")
    func place() async throws {
        let folder = try TemporaryFolder()
        func run(_ arguments: String...) async -> [String] {
            let console = ConsoleScript(["page 3", "quit"])
            _ = await program.run(arguments, on: console) { _, _ in
                Program.App(root: CoverRouter(), placeMemory: PlaceMemory(folder: folder.path))
            }
            return console.transcript
        }
        #expect(await run().first == "[0: ]")
        #expect(await run().prefix(2).last == "[3: ]")
        #expect(await run("--from-start").first == "[0: ]")
        #expect(try folder.bytes(of: "place") == Array("notes://cover/page/3\n".utf8))
    }

    @Test("takes options before and after the words, and none after --")
    func options() throws {
        let invocation = try Invocation(["--data", "/d", "page", "--version", "--", "--data"])
        #expect(invocation.dataFolder == "/d")
        #expect(invocation.words == ["page", "--data"])
        #expect(invocation.request == .version)
        #expect(try Invocation(["--data=/x=y"]).dataFolder == "/x=y")
        #expect(try Invocation(["--color", "never"]).color == .never)
        let choices = "Choose one of: auto, always, never."
        #expect(try usageError { try Invocation(["--color=red"]) } == "There is no mode “red”. \(choices)")
        #expect(
            try usageError { try Invocation(["--color", "nevr"]) }
                == "There is no mode “nevr”. Did you mean never? \(choices)")
        #expect(throws: UsageError.self) { try Invocation(["--data"]) }
        #expect(throws: UsageError.self) { try Invocation(["--data", "", "show"]) }
        #expect(try usageError { try Invocation(["--color"]) } == "“--color” needs a mode: --color <mode>")
        #expect(try usageError { try Invocation(["--help=yes"]) } == "“--help” takes no value.")
    }

    @Test("refuses an option without its value after =, whatever word comes next, and a value where none belongs")
    func emptyValues() throws {
        for option in ProgramOption.options {
            let need = try usageError { try Invocation(["\(option.name)=", "show"]) }
            if let value = option.value?.english {
                let name = value.filter { $0 != "<" && $0 != ">" }
                #expect(need == "“\(option.name)” needs a \(name): \(option.name) \(value)")
            } else {
                let more = try usageError { try Invocation(["\(option.name)=x"]) }
                let refusals = ["", "x"].map { value in
                    option.isSwitch
                        ? "\(option.name): Write yes or no, not “\(value)”." : "“\(option.name)” takes no value."
                }
                #expect([need, more] == refusals)
            }
        }
    }

    @Test("takes the last of the options that say the same")
    func lastOption() throws {
        let invocation = try Invocation(["--data", "/a", "--color=never", "--data=/b", "--color", "always"])
        #expect(invocation.dataFolder == "/b")
        #expect(invocation.color == .always)
    }

    @Test("tells an error as a line of text where --json is a word")
    func wordsAfterDashes() async {
        let (code, transcript) = await run("write", "--help=1", "--", "--json")
        #expect(code == .usage)
        #expect(transcript == ["! notes: “--help” takes no value."])
    }

    @Test("answers a wrong option with the right one")
    func wrongOption() throws {
        #expect(
            try usageError { try Invocation(["--colour", "never"]) }
                == "There is no option “--colour”. Did you mean --color? After -- all are words.")
        #expect(
            try usageError { try Invocation(["--frob"]) }
                == "There is no option “--frob”. Try --help; after -- all are words.")
    }
}
