import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import PlatformTesting
import Ribcage
import Testing

@MainActor @Suite("A recording of a run that a signal came into")
struct RecordingSignalTests {
    private let home: TemporaryFolder
    private var file: String { home.file("recording") }

    init() throws {
        home = try TemporaryFolder()
    }

    /// Runs a notebook in which something is done before anything is written.
    private func run(
        _ arguments: String..., on console: ConsoleScript, beforeWriting: @escaping () async throws -> Void = {}
    ) async -> ExitCode {
        let program = Program("notes", summary: "Keeps notes.")
        return await program.run(arguments, on: console) { _, _ in
            let cover = CoverRouter()
            cover.interactor.beforeWriting = beforeWriting
            return Program.App(root: cover)
        }
    }

    /// What was written down but for the settings, up to its exit code.
    private var recorded: [Substring] {
        get throws {
            String(decoding: try home.bytes(of: "recording"), as: UTF8.self).split(separator: "\n")
                .filter { !$0.hasPrefix("@") }
        }
    }

    /// Expects the same of a replay, which waits as long as the recorded run did.
    private func expectSameAgain(beforeWriting: @escaping () async throws -> Void = {}) async {
        let console = ConsoleScript([])
        _ = await run("--replay", file, on: console, beforeWriting: beforeWriting)
        #expect(console.transcript == allAsRecorded)
    }

    private var allAsRecorded: [String] { ["! \(file): all as recorded."] }

    private func wait() async throws { try await Task.sleep(for: .seconds(60)) }

    @Test("has the Ctrl-C that gave up a command, and gives it up again")
    func command() async throws {
        let console = ConsoleScript(["write slowly", "show", "quit"])
        let code = await run("--record", file, on: console) {
            console.send(.interrupt)
            try await wait()
        }
        #expect(code == .ok)
        let lines = try recorded
        #expect(
            lines == [
                "$ notes", "> [0: ]", "< write slowly", "<^C cancelled", "!", "! Cancelled.", "< show", "> [0: ]",
                "< quit",
            ])
        await expectSameAgain(beforeWriting: wait)
    }

    @Test(
        "has the signal that ended it in a command", arguments: [Signal.terminate, .hangUp], [true, false])
    func ended(signal: Signal, isInteractive: Bool) async throws {
        let console = ConsoleScript(["write slowly", "show"], isInteractive: isInteractive)
        let code = await run("--record", file, on: console) {
            console.send(signal)
            try await wait()
        }
        #expect(code == (signal == .terminate ? .terminated : .hungUp))
        let lines = try recorded.filter { !$0.hasPrefix("@ time") }.suffix(3)
        let mark = signal == .terminate ? "<TERM cancelled" : "<HUP cancelled"
        #expect(lines == ["< write slowly", mark[...], "= \(code.rawValue)"])
        await expectSameAgain(beforeWriting: wait)
    }

    @Test("has the signal that ended it at the prompt, in a question too", arguments: [true, false])
    func endedAtPrompt(isInteractive: Bool) async throws {
        let console = ConsoleScript(["page 9", "sign", "Juno"], isInteractive: isInteractive)
        console.beforeLine[2] = { console.send(.terminate) }
        let code = await run("--record", file, on: console)
        #expect(code == .terminated)
        let lines = try recorded.filter { !$0.hasPrefix("@ time") }.suffix(3)
        #expect(lines == ["< sign", "<TERM", "= 143"])
        await expectSameAgain()
    }

    @Test("has the signal to end instead of the line that was read when it came")
    func endedAfterLine() async throws {
        let console = ConsoleScript(["write one", "help"], isInteractive: false)
        console.afterLine[1] = { console.send(.terminate) }
        let code = await run("--record", file, on: console)
        #expect(code == .terminated)
        let lines = try recorded
        #expect(lines == ["$ notes", "< write one", "! wrote one on 0", "<TERM", "= 143"])
        await expectSameAgain()
    }

    @Test("has the Ctrl-C that ended a script, which then ends by it", arguments: [true, false])
    func script(isInCommand: Bool) async throws {
        let console = ConsoleScript(["write one", "write two"], isInteractive: false)
        var count = 0
        if !isInCommand { console.beforeLine[1] = { console.send(.interrupt) } }
        let code = await run("--record", file, on: console) {
            count += 1
            guard count == 2, isInCommand else { return }
            console.send(.interrupt)
            try await wait()
        }
        #expect(code == .interrupted)
        let lines = try recorded.dropFirst(2)
        let end = isInCommand ? ["< write two", "<^C cancelled"] : ["<^C"]
        #expect(lines == (["! wrote one on 0"] + end.map { $0[...] } + ["= 130"])[...])
        count = 0
        await expectSameAgain {
            count += 1
            if count == 2 { try await wait() }
        }
    }

    @Test("has the signal that ended the one command of the arguments", arguments: [Signal.interrupt, .terminate])
    func arguments(signal: Signal) async throws {
        let console = ConsoleScript([])
        let code = await run("--record", file, "write", "slowly", on: console) {
            console.send(signal)
            try await wait()
        }
        #expect(code == (signal == .terminate ? .terminated : .interrupted))
        let lines = try recorded
        let mark = signal == .terminate ? "<TERM cancelled" : "<^C cancelled"
        #expect(lines == ["$ notes write slowly", mark[...], "= \(code.rawValue)"])
        await expectSameAgain(beforeWriting: wait)
    }

    @Test("has a Ctrl-C instead of an answer, in the middle of a command", arguments: [true, false])
    func confirmation(afterAnswer: Bool) async throws {
        let console = ConsoleScript(["page 12", "write x", "erase", "yes", "show"])
        if afterAnswer {
            console.afterLine[3] = { console.send(.interrupt) }
        } else {
            console.beforeLine[3] = { console.send(.interrupt) }
        }
        let code = await run("--record", file, on: console)
        #expect(code == .ok)
        let lines = try recorded.filter { $0.hasPrefix("<^C") }
        #expect(lines.count == 1)
        await expectSameAgain()
    }

    @Test("has each of several signals in one command")
    func several() async throws {
        let console = ConsoleScript(["write slowly", "show"])
        let code = await run("--record", file, on: console) {
            console.send(.interrupt)
            console.send(.terminate)
            try await wait()
        }
        #expect(code == .terminated)
        let lines = try recorded.filter { !$0.hasPrefix("@ time") }.suffix(3)
        #expect(lines == ["<^C cancelled", "<TERM cancelled", "= 143"])
        await expectSameAgain(beforeWriting: wait)
    }
}
