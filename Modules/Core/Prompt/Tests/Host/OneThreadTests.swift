import Cancellation
import Commands
import Consoles
import ConsolesTesting
import JSON
import LineEditor
import Platform
import PromptTesting
import Ribcage
import Synchronization
import Terminal
import Testing

@testable import Prompt

@MainActor @Suite("The one command of the arguments, on one thread")
struct OneThreadTests {
    @Test("gives nothing else a turn while it lasts")
    func undisturbed() async throws {
        let console = NotingConsole()
        var isDisturbed = false
        Task { isDisturbed = true }
        let code = try await PromptHost(root: CoverRouter(), command: Words(typing: "write one"), console: console)
            .run()
        #expect(code == .ok)
        #expect(!isDisturbed)
        #expect(console.script.transcript == ["! wrote one on 0"])
    }

    @Test(
        "ends before its next effect once a signal is noted, and the tree with it",
        arguments: [Signal.terminate, .hangUp])
    func noted(signal: Signal) async throws {
        let (console, cover) = (NotingConsole(), CoverRouter())
        cover.interactor.beforeWriting = {
            console.receive(signal)
            try CancellationSteps.check()
        }
        let code = try await PromptHost(root: cover, command: Words(typing: "write never"), console: console).run()
        #expect(code == (signal == .terminate ? .terminated : .hungUp))
        #expect(cover.interactor.state.text == "")
        #expect(!cover.interactor.isActive)
        #expect(console.script.transcript == [])
    }

    @Test("says what it did that a signal came too late for, and ends by the signal")
    func late() async throws {
        let (console, cover) = (NotingConsole(), CoverRouter())
        cover.interactor.beforeWriting = { console.receive(.terminate) }
        let code = try await PromptHost(root: cover, command: Words(typing: "write one"), console: console).run()
        #expect(code == .terminated)
        #expect(cover.interactor.state.text == "one")
    }
}

/// A console that takes note of signals, over a script.
@MainActor private final class NotingConsole: SignalNotingConsole {
    let script = ConsoleScript([])
    private nonisolated let noted = Mutex<Signal?>(nil)

    func receive(_ signal: Signal) { noted.withLock { $0 = signal } }

    func note(_ signals: [Signal]) -> @Sendable () -> Signal? { { self.noted.withLock(\.self) } }

    var isInteractive: Bool { script.isInteractive }
    var width: Int { script.width }
    var color = ColorChoice.auto
    var lineHistory: HistoryFile?
    var showsProgress: Bool { script.showsProgress }

    func nextLine(_ request: LineRequest) async throws -> LineReader.Line? { try script.nextLine(request) }
    func bytes(ofFile path: String) throws -> [UInt8] { try script.bytes(ofFile: path) }
    func remember(_ line: String) async throws(SystemError) { script.remember(line) }
    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        script.watch(signals, handle)
    }
    func show(_ text: Text) throws { try script.show(text) }
    func show(json value: JSONValue) throws { try script.show(json: value) }
    func tell(json value: JSONValue) throws { script.tell(json: value) }
    func show(document: String) throws { try script.show(document: document) }
    func draw(progress: Text?) throws { script.draw(progress: progress) }

    func draw(done: Text) throws { script.draw(done: done) }
    func tell(_ text: Text) throws { script.tell(text) }
}
