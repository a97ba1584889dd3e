import Basics
import Commands
import Console
import ConsoleTesting
import Platform
import Synchronization
import Terminal

/// A console that holds signals, over a script.
@MainActor final class HoldingConsole: Console {
    let script = ConsoleScript([])
    private nonisolated let held = Mutex<Signal?>(nil)

    var holdsSignals: Bool { true }

    func receive(_ signal: Signal) { held.withLock { $0 = signal } }

    func hold(_ signals: [Signal]) -> @Sendable () -> Signal? { { self.held.withLock(\.self) } }

    var isInteractive: Bool { script.isInteractive }
    var width: Int { script.width }
    var color = ColorChoice.auto
    var lineHistory: HistoryFile?
    var showsProgress: Bool { script.showsProgress }

    func nextLine(_ request: LineRequest) async throws -> LineReader.Content? { try await script.nextLine(request) }
    func bytes(ofFile path: String) throws -> [UInt8] { try script.bytes(ofFile: path) }
    func remember(_ line: String) async throws(SystemError) { script.remember(line) }
    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        script.watch(signals, handle)
    }
    func show(_ text: Text) throws { try script.show(text) }
    func write(json value: JSONValue, asMessage: Bool) throws { try script.write(json: value, asMessage: asMessage) }
    func show(document: String) throws { try script.show(document: document) }
    func draw(progress: Text?) throws { script.draw(progress: progress) }

    func draw(done: Text) throws { script.draw(done: done) }
    func tell(_ text: Text) throws { script.tell(text) }
}
