import Dispatch
import Synchronization

/// An object that passes signals to a closure for as long as it exists.
///
/// A signal of ``Signal/endings`` ends a program that does not end by itself: after ``secondsToEnd``, or when a second
/// such signal arrives. It also ends the ``ShellCommand`` that is running.
public final class SignalWatch {
    /// The number of seconds that a program has to end by itself after a terminating signal.
    public static let secondsToEnd = 5

    private let sources: [any DispatchSourceSignal]

    /// Begins to watch signals, each of which must have only one watch. `handle` runs on a private queue. A signal that
    /// the parent process made the program ignore stays ignored.
    public init(_ signals: [Signal], _ handle: @escaping @Sendable (Signal) -> Void) {
        let queue = DispatchQueue(label: "dev.ribcage.platform.signals")
        let (endings, registered) = (Endings(), DispatchGroup())
        sources = signals.filter { !$0.isIgnored }.map { signal in
            #if canImport(Darwin)
            // On macOS, a source only observes the signal; on Linux, it also prevents the default action. The handler
            // is empty, instead of `SIG_IGN`, because the programs that this one starts would inherit `SIG_IGN`.
            install({ _ in }, for: signal.number)
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
        // Until a source is registered, its signal would still go to the previous handler.
        _ = registered.wait(timeout: .now() + .seconds(1))
    }
}

/// The forced end of a program that does not end by itself.
private final class Endings: Sendable {
    private let hasBegun = Mutex(false)

    func begin(with signal: Signal, on queue: DispatchQueue) {
        ForegroundCommand.pass(signal.number)
        let isFirst = hasBegun.withLock { hasBegun in
            defer { hasBegun = true }
            return !hasBegun
        }
        guard isFirst else { return signal.actByDefault() }
        queue.asyncAfter(deadline: .now() + .seconds(SignalWatch.secondsToEnd)) {
            ForegroundCommand.pass(signal.number)
            signal.actByDefault()
        }
    }
}
