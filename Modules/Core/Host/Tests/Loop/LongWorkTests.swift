import BasicsTesting
import Commands
import ConsoleTesting
import Host
import HostTesting
import Platform
import Ribcage
import Synchronization
import Testing

@MainActor @Suite("Long work")
struct LongWorkTests {
    /// A clock whose first pauses end at once. The later ones do not, and let the work end.
    private final class Pauses: Sendable {
        private let left: Mutex<Int>
        let over: AsyncStream<Void>
        private let end: AsyncStream<Void>.Continuation

        init(_ count: Int) {
            left = Mutex(count)
            (over, end) = AsyncStream.makeStream()
        }

        func pause(_ duration: Duration) async throws {
            if duration != .milliseconds(100) { Issue.record("\(duration)") }
            let isLast = left.withLock { left in
                left -= 1
                return left < 0
            }
            guard isLast else { return }
            end.finish()
            try await Task.sleep(for: .seconds(60))
        }
    }

    private func drawn(pauses count: Int, atTerminal: Bool = true, asJSON: Bool = false) async throws -> [String] {
        let (console, cover, pauses) = (ConsoleScript(["write one"]), CoverRouter(), Pauses(count))
        console.showsProgress = atTerminal
        let isSeen = atTerminal && !asJSON
        cover.interactor.beforeWriting = {
            let answer = try await LongWork.run("Thinking") {
                if isSeen { for await _ in pauses.over {} }
                return 42
            }
            #expect(answer == 42)
        }
        _ = try await PromptHost(
            root: cover, console: console, options: RunOptions { $0.writesJSON = asJSON },
            pause: { try await pauses.pause($0) }
        ).run()
        #expect(cover.interactor.state.text == "one")
        return console.drawn
    }

    @Test("is not shown if it ends within 100 milliseconds")
    func short() async throws {
        let seen = try await drawn(pauses: 0)
        #expect(seen == [])
    }

    @Test("is shown if it lasts longer, and nothing is left of that at its end")
    func long() async throws {
        let seen = try await drawn(pauses: 2)
        #expect(seen == ["Thinking…", "Thinking…", ""])
    }

    @Test("is shown neither in a pipe nor to a program")
    func pipe() async throws {
        let (pipe, json) = (
            try await drawn(pauses: 2, atTerminal: false), try await drawn(pauses: 2, asJSON: true)
        )
        #expect([pipe, json] == [[], []])
    }

    @Test("is not drawn over the prompt when it outlives its line")
    func outlives() async throws {
        let (console, cover, pauses) = (ConsoleScript(["write one", "write two"]), CoverRouter(), Pauses(100))
        console.showsProgress = true
        let (firstLine, firstEnd) = AsyncStream.makeStream(of: Void.self)
        var task: Task<Void, any Error>?
        cover.interactor.beforeWriting = {
            if let task {
                firstEnd.finish()
                return try await task.value
            }
            task = Task {
                for await _ in firstLine {}
                try await LongWork.run("Thinking") { for _ in 1...20 { await Task.yield() } }
            }
        }
        _ = try await PromptHost(root: cover, console: console, pause: { try await pauses.pause($0) }).run()
        #expect(console.drawn == [])
        #expect(cover.interactor.state.text == "two")
    }

    /// Waits for ever, and sends a signal meanwhile.
    private static func waiting(sending signal: @escaping @MainActor @Sendable () -> Void) async throws {
        try await LongWork.run("Thinking") {
            signal()
            try await Task.sleep(for: .seconds(600))
            Issue.record("The work was not cancelled.")
        }
    }

    @Test("is cancelled by Ctrl-C at the prompt, which goes on")
    func interrupted() async throws {
        let (console, cover) = (ConsoleScript(["write one", "write two"]), CoverRouter())
        var isFirst = true
        cover.interactor.beforeWriting = {
            defer { isFirst = false }
            if isFirst { try await Self.waiting { console.send(.interrupt) } }
        }
        let code = try await PromptHost(root: cover, console: console).run()
        #expect(code == .ok)
        #expect(cover.interactor.state.text == "two")
    }

    @Test("of a script is cancelled by Ctrl-C, which ends it", arguments: [Signal.interrupt, .terminate])
    func script(signal: Signal) async throws {
        let (console, cover) = (ConsoleScript(["write one", "write two"], isInteractive: false), CoverRouter())
        cover.interactor.beforeWriting = { try await Self.waiting { console.send(signal) } }
        let code = try await PromptHost(root: cover, console: console).run()
        #expect(code == (signal == .interrupt ? .interrupted : .terminated))
        #expect(cover.interactor.state.text == "")
    }

    @Test(
        "of the arguments is cancelled by a signal, also where signals are only held",
        arguments: [Signal.interrupt, .terminate])
    func arguments(signal: Signal) async throws {
        let (console, cover) = (HoldingConsole(), CoverRouter())
        cover.interactor.beforeWriting = { try await Self.waiting { console.script.send(signal) } }
        let code = try await PromptHost(root: cover, command: Words(typing: "write one"), console: console).run()
        #expect(code == (signal == .interrupt ? .interrupted : .terminated))
        #expect(cover.interactor.state.text == "")
    }

    @Test("is done without a host, too")
    func hostless() async throws {
        let seen = try await LongWork.run("Thinking") { "done" }
        #expect(seen == "done")
    }
}
