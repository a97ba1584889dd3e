import Basics
import Commands
import ConsoleTesting
import HostTesting
import Platform
import Ribcage
import Testing

@testable import Host

@MainActor @Suite("Work that a line has begun")
struct UnfinishedWorkTests {
    private final class Ledger {
        var lines: [String] = []
    }

    private let cover = CoverRouter()
    private let ledger = Ledger()

    /// Begins work when something is written, which ends after the line.
    private func beginWork() {
        cover.interactor.beforeWriting = { [interactor = cover.interactor, ledger] in
            interactor.task {
                try? await Task.sleep(for: .milliseconds(20))
                ledger.lines.append(Task.isCancelled ? "cut off" : "entered")
            }
        }
    }

    @Test("is awaited by a single command")
    func command() async throws {
        beginWork()
        let code = try await PromptHost(
            root: cover, command: Words(["write", "one"]), console: ConsoleScript([])
        ).run()
        #expect((code, ledger.lines) == (.ok, ["entered"]))
    }

    @Test("is awaited at the end of the lines", arguments: [["write one"], ["write one", "quit"]])
    func lines(_ lines: [String]) async throws {
        beginWork()
        let code = try await PromptHost(root: cover, console: ConsoleScript(lines)).run()
        #expect((code, ledger.lines) == (.ok, ["entered"]))
    }

    @Test("is named if it does not end in time")
    func cutOff() async throws {
        cover.interactor.beforeWriting = { [interactor = cover.interactor] in
            interactor.task { try? await Task.sleep(for: .seconds(3600)) }
        }
        cover.launch()
        try await cover.interactor.send(.write("one"))
        let unfinished = try await cover.finishWork(within: .milliseconds(1))
        #expect(
            CutOffWork(of: unfinished)?.explanation.english
                == "The run has ended before the work of NotebookInteractor. What was not done is lost.")
        cover.terminate()
        #expect(try await cover.finishWork(within: .zero).isEmpty, "canceled work is over")
    }

    @Test("is named if Ctrl-C breaks the wait off, and the run ends in order")
    func interrupted() async throws {
        let console = ConsoleScript(["write one", "quit"])
        cover.interactor.beforeWriting = { [interactor = cover.interactor] in
            interactor.task {
                try? await Task.sleep(for: .milliseconds(20))
                console.send(.interrupt)
                try? await Task.sleep(for: .seconds(3600))
            }
        }
        let code = try await PromptHost(root: cover, console: console).run()
        #expect(code == .failed)
        #expect(
            console.transcript.last
                == "! The run has ended before the work of NotebookInteractor. What was not done is lost.")
    }

    @Test("is not awaited if it accompanies the activation")
    func companions() async throws {
        final class Clock: Worker {
            var isCancelled = false

            override func didStart(on interactor: Interactor) {
                interactor.task { [weak self] in
                    try? await Task.sleep(for: .seconds(3600))
                    self?.isCancelled = Task.isCancelled
                }
            }
        }
        let clock = Clock()
        clock.start(on: cover.interactor)
        let code = try await PromptHost(
            root: cover, command: Words(["write", "one"]), console: ConsoleScript([])
        ).run()
        #expect(code == .ok)
        while !clock.isCancelled { await Task.yield() }
    }
}
