import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#endif

/// Handles signals for the lifetime of this object.
///
/// A terminating signal takes effect in the end: if the program has not ended after ``secondsToEnd``, or when a second
/// one comes.
public final class SignalWatch {
    /// The seconds that a program may take to end in its own way.
    public static let secondsToEnd = 5

    private let sources: [any DispatchSourceSignal]

    /// Watches signals; each may be watched only once. `handle` is called on a private queue. A signal that the program
    /// was started to ignore is still ignored.
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

/// Ends a program that does not end by itself.
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
