import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Terminal
import Testing

@MainActor @Suite("A program for one that reads JSON")
struct ProgramJSONTests {
    private struct Lost: Error, CustomStringConvertible { let description = "It is lost." }

    private let program = Program(
        "notes", version: "1.2.3", summary: "Keeps notes.", errorCode: { $0 is Lost ? .storage : nil })

    private func run(_ arguments: String..., lines: [String] = []) async -> (code: ExitCode, transcript: [String]) {
        let console = ConsoleScript(lines, isInteractive: false)
        let code = await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter()) }
        return (code, console.transcript)
    }

    private func error(_ code: String, _ message: String, line: String = "null") -> String {
        #"{"schema":1,"error":{"code":"\#(code)","message":"\#(message)","line":\#(line)}}"#
    }

    @Test("says its version and its options")
    func papers() async {
        let version = #"{"schema":1,"kind":"version","name":"notes","version":"1.2.3"}"#
        #expect(await run("--json", "--version") == (.ok, [version]))
        let options = await run("--help", "--json").transcript
        #expect(
            options.contains(
                #"{"schema":1,"kind":"option","name":"--data","value":"<folder>","variable":"NOTES_DATA","summary":"keep the data in this folder"}"#
            )
        )
        #expect(
            await run("--json", "manual") == (
                .usage, [error("usage", "“manual” writes a page of text. Leave --json out.")]
            ))
    }

    @Test("answers arguments with one object, before or after the words")
    func arguments() async {
        let page = #"{"schema":1,"kind":"page","place":"cover/page/3","number":3,"text":""}"#
        #expect(await run("--json", "page", "3") == (.ok, [page]))
        #expect(await run("page", "3", "show", "--json") == (.ok, [page]))
        #expect(
            await run("page", "3", "write", "x", "--json")
                == (.ok, [#"{"schema":1,"kind":"done","place":"cover/page/3","command":"write","text":"x"}"#]))
        #expect(await run("write", "--", "--json") == (.ok, ["! wrote --json on 0"]))
    }

    @Test("tells an error by its code, also of arguments that cannot be read and of an app that cannot start")
    func errors() async {
        #expect(await run("--json", "page", "3", "tear") == (.failed, [error("failed", "The page is torn.")]))
        #expect(await run("--json", "page", "x").transcript == [error("usage", "A page has a number.")])
        #expect(
            await run("--frob", "--json")
                == (.usage, [error("usage", "There is no option “--frob”. Try --help; after -- all are words.")]))
        let console = ConsoleScript([], isInteractive: false)
        let code = await program.run(["--json"], on: console) { _, _ in throw Lost() }
        #expect(code == .failed)
        #expect(console.transcript == [error("storage", "It is lost.")])
        let other = ConsoleScript([], isInteractive: false)
        _ = await program.run(["--json"], on: other) { _, _ in throw SystemError(.open, "/data", code: 13) }
        #expect(other.transcript == [error("system", "cannot open /data: Permission denied")])
        let full = ConsoleScript([], isInteractive: false)
        full.failure = SystemError(.write, "standard output", code: 28)
        _ = await program.run(["--json"], on: full) { _, _ in throw Lost() }
        #expect(full.transcript == ["! " + error("storage", "It is lost.")])
    }

    @Test("tells the line of a script")
    func script() async {
        #expect(
            await run("--json", lines: ["show", "tear"]).transcript.last?.hasPrefix(
                #"{"schema":1,"error":{"code":"usage","#)
                == true)
        #expect(await run("--json", lines: ["page 12 write x", "page 12 erase"]).code == .ok)
    }

    @Test("uses no colour, whatever else is said")
    func colour() async {
        let console = ConsoleScript([], isInteractive: false)
        _ = await program.run(["--color", "always", "--json", "show"], on: console) { _, _ in
            Program.App(root: CoverRouter())
        }
        #expect(console.color == .never)
    }
}
