import Basics
import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Testing

@MainActor @Suite("The host, when a signal comes")
struct HostSignalTests {
    /// Runs lines at a notebook whose pages take their time: while one is written, the signal comes.
    private func run(
        _ lines: String..., sending signal: Signal, isInteractive: Bool = true, afterwards: Bool = false
    ) async throws -> (code: ExitCode, seen: [String]) {
        let console = ConsoleScript(lines, isInteractive: isInteractive)
        let cover = CoverRouter()
        cover.interactor.beforeWriting = { [weak cover] in
            cover?.interactor.beforeWriting = {}
            console.send(signal)
            if !afterwards { try await Task.sleep(for: .seconds(60)) }
        }
        let code = try await PromptHost(root: cover, console: console).run()
        return (code, console.transcript)
    }

    @Test("forgets the line at Ctrl-C and asks again")
    func interruptedLine() async throws {
        let console = ConsoleScript(["write never", "quit"])
        console.beforeLine[0] = { console.send(.interrupt) }
        #expect(try await PromptHost(root: CoverRouter(), console: console).run() == .ok)
        #expect(console.transcript == ["[0: ]", "cover> ", "cover> write never", "! wrote never on 0", "cover> quit"])
    }

    @Test("leaves a question at Ctrl-C, with nothing done")
    func interruptedAnswer() async throws {
        let console = ConsoleScript(["page 9", "sign", "show"])
        console.beforeLine[2] = { console.send(.interrupt) }
        _ = try await PromptHost(root: CoverRouter(), console: console).run()
        #expect(
            console.transcript.suffix(6) == [
                "name> ", "! not signed", "cover/page/9> show", "[9: ]", "cover/page/9> ", "! ",
            ])
    }

    @Test("asks a question again after Ctrl-C that cannot be left")
    func interruptedFirstQuestion() async throws {
        let console = ConsoleScript(["page 2", "sign", "Juno"])
        console.beforeLine[2] = { console.send(.interrupt) }
        _ = try await PromptHost(root: CoverRouter(), console: console).run()
        #expect(console.transcript.suffix(5) == ["name> ", "name> Juno", "! signed by Juno", "cover/page/2> ", "! "])
    }

    @Test("gives up a command at Ctrl-C, with nothing changed, and goes on")
    func interruptedCommand() async throws {
        let (code, seen) = try await run("write slowly", "show", "quit", sending: .interrupt)
        #expect(code == .ok)
        #expect(seen == ["[0: ]", "cover> write slowly", "! ", "! Cancelled.", "cover> show", "[0: ]", "cover> quit"])
    }

    @Test("says what a command did that Ctrl-C came too late for")
    func late() async throws {
        let (_, seen) = try await run("write at once", "quit", sending: .interrupt, afterwards: true)
        #expect(seen == ["[0: ]", "cover> write at once", "! wrote at once on 0", "cover> quit"])
    }

    @Test("reads no further line after a command that was done when the signal to end came")
    func lateEnd() async throws {
        let (code, seen) = try await run("write at once", "show", sending: .terminate, afterwards: true)
        #expect(code == .terminated)
        #expect(seen == ["[0: ]", "cover> write at once", "! wrote at once on 0"])
    }

    @Test("leaves Ctrl-C in a script to the system")
    func interruptedScript() async throws {
        let (code, seen) = try await run(
            "write it", sending: .interrupt, isInteractive: false, afterwards: true)
        #expect(code == .ok)
        #expect(seen == ["! wrote it on 0"])
    }

    @Test("ends the tree when the program is to end, at the prompt", arguments: [true, false])
    func endedAtPrompt(isInteractive: Bool) async throws {
        let console = ConsoleScript(["write one", "write never"], isInteractive: isInteractive)
        console.beforeLine[1] = { console.send(.terminate) }
        let cover = CoverRouter()
        #expect(try await PromptHost(root: cover, console: console).run() == .terminated)
        #expect(cover.interactor.state.text == "one")
        #expect(!cover.interactor.isActive)
    }

    @Test("ends the tree when the terminal is gone, in a command, and says nothing more", arguments: [true, false])
    func endedInCommand(isInteractive: Bool) async throws {
        let (code, seen) = try await run("write slowly", "show", sending: .hangUp, isInteractive: isInteractive)
        #expect(code == .hungUp)
        #expect(seen == (isInteractive ? ["[0: ]", "cover> write slowly"] : []))
    }

    @Test("ends the one command of the arguments when the program is to end")
    func endedArguments() async throws {
        let console = ConsoleScript([])
        let cover = CoverRouter()
        cover.interactor.beforeWriting = {
            console.send(.terminate)
            try await Task.sleep(for: .seconds(60))
        }
        let host = PromptHost(root: cover, command: try Words(typing: "write slowly"), console: console)
        #expect(try await host.run() == .terminated)
        #expect(cover.interactor.state.text == "")
    }

    @Test("carries out no line that was read when the signal to end came, though nothing else looks for one")
    func endedAfterLine() async throws {
        let console = ConsoleScript(["help", "help"], isInteractive: false)
        console.afterLine[0] = { console.send(.terminate) }
        let code = try await PromptHost(root: CoverRouter(), console: console).run()
        #expect(code == .terminated)
        #expect(console.transcript == [])
    }

    @Test("gives up the command of a line that was read when the Ctrl-C came")
    func interruptedAfterLine() async throws {
        let console = ConsoleScript(["write one", "quit"])
        console.afterLine[0] = { console.send(.interrupt) }
        let cover = CoverRouter()
        #expect(try await PromptHost(root: cover, console: console).run() == .ok)
        #expect(cover.interactor.state.text == "")
        #expect(console.transcript == ["[0: ]", "cover> write one", "! ", "! Cancelled.", "cover> quit"])
    }

    /// Sends a signal when a command is done, and no line is waited for yet.
    private func between(_ signal: Signal, lines: [String]) async throws -> (code: ExitCode, seen: [String]) {
        let console = ConsoleScript(lines)
        var prompts = 0
        let sideErrors: () -> [any Error] = {
            prompts += 1
            if prompts == 2 { console.send(signal) }
            return []
        }
        let host = PromptHost(root: CoverRouter(), console: console, sideErrors: sideErrors)
        return (try await host.run(), console.transcript)
    }

    @Test("forgets the line that is about to be asked for at a Ctrl-C between two lines, and asks again")
    func interruptedBetween() async throws {
        let (code, seen) = try await between(.interrupt, lines: ["write one", "quit"])
        #expect(code == .ok)
        #expect(seen == ["[0: ]", "cover> write one", "! wrote one on 0", "cover> ", "cover> quit"])
    }

    @Test("reads no line after a signal to end between two lines", arguments: [Signal.terminate, .hangUp])
    func endedBetween(signal: Signal) async throws {
        let (code, seen) = try await between(signal, lines: ["write one", "help"])
        #expect(code == (signal == .terminate ? .terminated : .hungUp))
        #expect(seen == ["[0: ]", "cover> write one", "! wrote one on 0"])
    }
}
