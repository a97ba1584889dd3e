import Commands
import Console
import Testing

@testable import Host

/// Options without a value, which settings turn on and arguments off.
extension SettingsTests {
    @Test("an option without a value is turned off by =no in the arguments, wherever it was turned on")
    func turnedOff() throws {
        let flags = ["from-start", "json", "keep-going", "yes", "trace", "no-pager"]
        let lines = flags.map { "\($0) = yes\n" }.joined()
        let variables = Dictionary(
            uniqueKeysWithValues: flags.map { flag in
                ("MY_NOTES_\(String(flag.uppercased().map { $0 == "-" ? "_" : $0 }))", "on")
            })
        let arguments = flags.map { "--\($0)=no" }
        for settings in [try settings(lines), try settings("", variables), try settings("")] {
            let seen = try Invocation(flags.map { "--\($0)" } + arguments, settings: settings)
            #expect(seen.options == RunOptions() && seen.pager == .usual)
        }
        let again = try Invocation(arguments + ["--json", "--yes=on"], settings: settings(lines))
        #expect(again.options.writesJSON && again.options.saysYes && !again.options.keepsGoing)
        let pager = try Invocation(["--pager", "more", "--no-pager=no"], settings: settings(lines))
        #expect(pager.pager == .command("more"))
    }

    @Test("errors are text after --json=no, also where the arguments cannot be parsed")
    func textAgain() async throws {
        let seen = try await run("--json=no", "--frob", file: "json = yes\n")
        #expect(seen.transcript == ["! my-notes: There is no option “--frob”. Try --help; after -- all are words."])
        let last = try await run("--json=no", "--json", "--frob", file: "")
        #expect(last.transcript.first?.contains(#"{"schema":"#) == true)
    }

    @Test("a shell completes what turns an option off, after its equals sign")
    func switches() {
        func candidates(_ words: String...) -> [String] { program.candidates(completing: words).map(\.name) }
        #expect(candidates("--json=n") == ["--json=no"])
        // As bash cuts it.
        #expect(candidates("--json", "=") == ["yes", "no"])
        #expect(candidates("--json", "=", "n") == ["no"])
        #expect(candidates("--js") == ["--json"])
        #expect(candidates("--json", "wri") == ["write"])
    }
}
