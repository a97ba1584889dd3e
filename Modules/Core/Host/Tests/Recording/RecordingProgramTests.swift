import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Testing

@MainActor @Suite("A program that is recorded")
struct RecordingProgramTests {
    private let program = Program("notes", summary: "Keeps notes.")
    private let home: TemporaryFolder
    private var file: String { home.file("recording") }

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ arguments: String..., on console: ConsoleScript = ConsoleScript([])) async -> ExitCode {
        await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter()) }
    }

    private func expectSameAgain(_ file: String) async {
        let console = ConsoleScript([])
        #expect(await run("--replay", file, on: console) == .ok)
        #expect(console.transcript == ["! \(file): all as recorded."])
    }

    private func recording(_ text: String) throws -> String {
        try home.write(text, to: "recording")
    }

    private var recorded: [Substring] {
        get throws { String(decoding: try home.bytes(of: "recording"), as: UTF8.self).split(separator: "\n") }
    }

    private func expectSameAgain() async {
        let console = ConsoleScript([])
        #expect(await run("--replay", file, on: console) == .ok)
        #expect(console.transcript == ["! \(file): all as recorded."])
    }

    @Test("has what was typed and shown in its file, in the order in which it happened, and does the same again")
    func roundTrip() async throws {
        let typed = ConsoleScript(["page 8", "write \"x", "sign", "Juno", "show"], width: 60)
        #expect(await run("--record", file, on: typed) == .ok)
        let lines = try recorded
        #expect(lines[0] == "$ notes")
        #expect(lines[1] == "@ terminal 60" || lines[2] == "@ terminal 60")
        #expect(lines.contains("< write \"x") && lines.contains("! signed by Juno") && lines.contains("> [8: Juno]"))
        #expect(lines.filter { !$0.hasPrefix("@ time") }.suffix(2) == ["<^D", "!"])
        await expectSameAgain()
    }

    @Test("has the answers to what a command lacked, also where they are given up, and does the same again")
    func missingArguments() async throws {
        let typed = ConsoleScript(["write", "say \"hi\"", "page", "x", "3", "write", "", "show"], width: 60)
        #expect(await run("--record", file, on: typed) == .ok)
        let lines = try recorded.filter { !$0.hasPrefix("@") }
        #expect(
            lines == [
                "$ notes", "> [0: ]", "< write", "< say \"hi\"", "! wrote say \"hi\" on 0", "< page", "< x",
                "! A page has a number. Enter alone gives up.", "< 3", "> [3: ]", "< write", "<", "! Nothing was done.",
                "< show", "> [3: ]",
                "<^D", "!",
            ])
        await expectSameAgain()
    }

    @Test("does the same again when Ctrl-C came instead of an answer")
    func interruptedAnswer() async throws {
        let typed = ConsoleScript(["write", "never", "show"], width: 60)
        typed.beforeLine[1] = { [weak typed] in typed?.send(.interrupt) }
        #expect(await run("--record", file, on: typed) == .ok)
        let lines = try recorded.filter { !$0.hasPrefix("@") }
        #expect(lines.contains { $0.hasPrefix("<^C") })
        #expect(lines.contains("! Cancelled."))
        await expectSameAgain()
    }

    @Test("has whether a text replaced a file, asks the same again, and writes no file again")
    func copiedText() async throws {
        let path = try home.write("old", to: "post")
        let typed = ConsoleScript(["page 11", "write a line", "copy --to \(path)", "y", "show"], width: 60)
        #expect(await run("--record", file, on: typed) == .ok)
        #expect(try home.bytes(of: "post") == Array("a line\n".utf8))
        try FileSystem.removeFile(path)
        await expectSameAgain()
        #expect(!FileSystem.exists(path))
    }

    @Test("is for a screen reader again where it was for one, whoever replays it")
    func linear() async throws {
        let code = await program.run(
            ["--record", file], on: ConsoleScript(["tree"], isInteractive: false),
            environment: Environment(["ACCESSIBLE": "1"])
        ) { _, _ in Program.App(root: CoverRouter()) }
        #expect(code == .ok)
        let lines = try recorded.filter { !$0.hasPrefix("@ time") }
        #expect(lines == ["$ notes --linear", "< tree", "> 1 CoverRouter cover: active"])
        await expectSameAgain()
    }

    @Test("has the region of the person, and reads dates in the same order again")
    func dateOrder() async {
        var orders: [DateOrder?] = []
        let region = Environment(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"])
        for (option, environment) in [("--record", region), ("--replay", Environment([:]))] {
            _ = await program.run([option, file], on: ConsoleScript([]), environment: environment) { _, choice in
                orders.append(choice.dateOrder)
                return Program.App(root: CoverRouter())
            }
        }
        #expect(orders == [.dayFirst, .dayFirst])
    }

    @Test("does the same again when a minute turned before the first line")
    func minute() async throws {
        #expect(await run("--record", file, on: ConsoleScript(["show"], width: 60)) == .ok)
        var lines = try recorded
        let first = try #require(lines.firstIndex(of: "< show"))
        #expect(lines[first - 1].first == ">" || lines[first - 1].first == "!")
        lines.insert("@ time 2026-11-21T09:06+09:00", at: first)
        let other = try home.write(lines.joined(separator: "\n") + "\n", to: "other")
        await expectSameAgain(other)
    }

    @Test("of a script ends where its input ends, with no key for that")
    func script() async throws {
        let code = await run("--record", file, on: ConsoleScript(["write x"], isInteractive: false))
        #expect(code == .ok)
        // A minute may turn while the test waits for others.
        let lines = try recorded.filter { !$0.hasPrefix("@ time") }.suffix(2)
        #expect(lines == ["< write x", "! wrote x on 0"])
    }

    @Test("has the time of each line again")
    func times() async throws {
        let file = try recording(
            "$ notes\n@ time 2026-11-21T09:05+09:00\n< write a\n! wrote a on 0\n@ time 2026-11-21T09:07+09:00\n< write b\n"
                + "! wrote b on 0\n")
        var minutes: [Int64] = []
        let code = await program.run(["--replay", file], on: ConsoleScript([])) { invocation, _ in
            let cover = CoverRouter()
            cover.interactor.beforeWriting = { minutes.append(invocation.clock.now().milliseconds / 60_000) }
            return Program.App(root: cover)
        }
        #expect(code == .ok)
        let start = try #require(minutes.first)
        #expect(minutes == [start, start + 2])
    }

    @Test("has the arguments and the exit code, and not where the data lay")
    func arguments() async throws {
        #expect(await run("--record=\(file)", "page", "3", "write", "a \"b\" c", "--data", "/d") == .ok)
        #expect(try recorded.first == #"$ notes page 3 write "a \"b\" c""#)
        #expect(await run("--replay", file) == .ok)
    }

    @Test("does the same again behind a byte order mark, with which some editors begin a file")
    func byteOrderMark() async throws {
        #expect(await run("--record", file, on: ConsoleScript(["write x"], isInteractive: false)) == .ok)
        let text = try recorded.map { "\($0)\n" }.joined()
        await expectSameAgain(try recording("\u{FEFF}\(text)"))
    }

    @Test("is told apart when it does something else now")
    func different() async throws {
        let file = try recording("$ notes\n< write x\n! wrote y on 0\n= 1\n")
        let console = ConsoleScript([])
        #expect(await run("--replay", file, on: console) == .failed)
        #expect(
            console.transcript == [
                "$ notes", "  < write x", "- ! wrote y on 0", "- = 1", "+ ! wrote x on 0",
                "! \(file): not as recorded. - was recorded, + is so now.",
            ])
    }

    @Test("has what came after its end, and its comments, where they were")
    func kept() async throws {
        let file = try recording("# one\n$ notes\n# two\n< tear\n! line 1: odd\n= 1\n< never\n# three\n")
        #expect(await run("--replay", file, "--record", home.file("now")) == .failed)
        #expect(
            String(decoding: try home.bytes(of: "now"), as: UTF8.self)
                == "# one\n$ notes\n# two\n< tear\n! line 1: There is no command “tear” here. "
                + "help lists them.\n= 1\n< never\n# three\n")
    }

    @Test("is never written over another file")
    func existing() async throws {
        let file = try recording("dear diary")
        let console = ConsoleScript([])
        #expect(await run("--record", file, on: console) == .failed)
        #expect(console.transcript == ["! notes: There is a file \(file) already. Choose another name."])
        #expect(try recorded == ["dear diary"])
    }

    @Test(
        "is refused in one line when it is none, or leads out of its own folder",
        arguments: [
            ("dear diary\n", "line 1 begins with none of # $ @ < <x <repeat <^C <HUP <TERM <QUIT <^D > ! ="),
            ("$ other\n", "no run of notes: $ other"),
            ("$ notes --data /d\n", "no run of a recording keeps its data outside $HOME: $ notes --data /d"),
            (
                "$ notes --data $HOME/../d\n",
                "no run of a recording keeps its data outside $HOME: $ notes --data $HOME/../d"
            ),
            ("$ notes --data $HOMEX\n", "no run of a recording keeps its data outside $HOME: $ notes --data $HOMEX"),
            ("$ notes --record x\n", "no run of a recording records or replays: $ notes --record x"),
            ("$ notes \"x\n", "The quote \" is not closed. Close it, or type \\\" if it belongs to the text."),
            ("$ notes\n? odd\n", "line 2 begins with none of # $ @ < <x <repeat <^C <HUP <TERM <QUIT <^D > ! ="),
            ("> early\n$ notes\n", "line 1 belongs to no run"),
        ])
    func refused(text: String, reason: String) async throws {
        let console = ConsoleScript([])
        #expect(await run("--replay", try recording(text), on: console) == .usage)
        #expect(console.transcript == ["! notes: \(file): \(reason)"])
    }

    @Test(
        "is refused when a line of it cannot be done again",
        arguments: [
            "<x 0g", "<repeat x", "<repeat 99999999999 x", "@ time now", "@ terminal 0", "@ data a", "@ bytes a",
            "@ variable LANG", "@ editor x", "@ failed x 1", "@ colour red", "<^C -1", "<TERM cancelled 2", "@",
        ])
    func unrepeatable(line: String) async throws {
        let console = ConsoleScript([])
        #expect(await run("--replay", try recording("$ notes\n\(line)\n"), on: console) == .usage)
        #expect(console.transcript == ["! notes: \(file): cannot be done again: \(line)"])
    }

    @Test("needs a file")
    func missing() async {
        #expect(await run("--replay") == .usage)
        #expect(await run("--replay", home.file("nothing")) == .failed)
        #expect(await run("--record", home.file("no/folder")) == .failed)
    }
}
