import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#endif

/// Signals that the program answers itself, as long as this lives.
///
/// One that is to end the program does so at last: when the program has not ended after ``secondsToEnd``, or when a
/// second one comes.
public final class SignalWatch {
    /// How long a program may take to end in its own way.
    public static let secondsToEnd = 5

    private let sources: [any DispatchSourceSignal]

    /// A watch of some signals. Watch each signal only once. `handle` is called on a queue of its own. A signal that
    /// the program was started not to hear stays unheard.
    public init(_ signals: [Signal], _ handle: @escaping @Sendable (Signal) -> Void) {
        let queue = DispatchQueue(label: "dev.ribcage.platform.signals")
        let (endings, registered) = (Endings(), DispatchGroup())
        sources = signals.filter { !$0.isIgnored }.map { signal in
            #if canImport(Darwin)
            // There a source only looks on. On Linux it takes the signal away by itself.
            Darwin.signal(signal.number, SIG_IGN)
            #endif
            let source = DispatchSource.makeSignalSource(signal: signal.number, queue: queue)
            source.setEventHandler {
                if Signal.endings.contains(signal) { endings.begin(with: signal, on: queue) }
                handle(signal)
            }
            source.setRegistrationHandler { registered.leave() }
            registered.enter()
            source.activate()
            return source
        }
        // The source receives no signal before this; the previous handler would.
        _ = registered.wait(timeout: .now() + .seconds(1))
    }
}

/// Sees to it that a program that is to end ends.
private final class Endings: Sendable {
    private let hasBegun = Mutex(false)

    func begin(with signal: Signal, on queue: DispatchQueue) {
        let isFirst = hasBegun.withLock { hasBegun in
            defer { hasBegun = true }
            return !hasBegun
        }
        guard isFirst else { return signal.actByDefault() }
        queue.asyncAfter(deadline: .now() + .seconds(SignalWatch.secondsToEnd)) { signal.actByDefault() }
    }
}
