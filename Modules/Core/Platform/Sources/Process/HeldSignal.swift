import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The first signal that arrived, held for a program without a thread to handle signals: the program checks between its
/// steps whether a signal has arrived.
///
/// A held signal ends a program that does not end by itself: after ``SignalWatch/secondsToEnd``, or when a second
/// signal arrives. It also ends the ``ShellCommand`` that is running.
public enum HeldSignal {
    /// The number of the first signal that has arrived; 0 if there is none.
    private static let number = Atomic<Int32>(0)

    /// The first signal that has arrived, if any.
    public static var first: Signal? {
        let number = number.load(ordering: .relaxed)
        return number == 0 ? nil : Signal(number: number)
    }

    /// From now on, holds the first of these signals that arrives, instead of taking the signals' default action. A
    /// signal that the parent process made the program ignore stays ignored.
    public static func hold(_ signals: [Signal]) {
        // A handler must not lock or allocate, so the number is initialized before the first handler runs.
        _ = first
        ForegroundCommand.prepare()
        install(end, for: SIGALRM)
        for signal in signals where !signal.isIgnored {
            install(keep, for: signal.number)
        }
    }

    private static let end: SignalHandler = { _ in
        guard let signal = HeldSignal.first else { return }
        ForegroundCommand.pass(signal.number)
        signal.actByDefault()
    }

    private static let keep: SignalHandler = { number in
        let (isFirst, _) = HeldSignal.number.compareExchange(expected: 0, desired: number, ordering: .relaxed)
        ForegroundCommand.pass(number)
        guard isFirst else { return HeldSignal.first?.actByDefault() ?? () }
        alarm(UInt32(SignalWatch.secondsToEnd))
    }
}
