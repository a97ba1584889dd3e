import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Records signals for a program without a thread to handle them: it checks between its steps whether one came.
///
/// A terminating signal takes effect in the end: if the program has not ended after ``SignalWatch/secondsToEnd``, or
/// when a second one comes.
public enum SignalNote {
    /// The number of the first signal that came; 0 if none has.
    private static let number = Atomic<Int32>(0)

    /// The first signal that came, if any.
    public static var first: Signal? {
        let number = number.load(ordering: .relaxed)
        return number == 0 ? nil : Signal(number: number)
    }

    /// Records these signals from now on, instead of their default actions. A signal that the program was started to
    /// ignore is still ignored.
    public static func take(_ signals: [Signal]) {
        // A handler may call little: no lock, and nothing that allocates. The number exists before the first one runs.
        _ = first
        install({ _ in SignalNote.first?.actByDefault() }, for: SIGALRM)
        for signal in signals where !signal.isIgnored {
            install(note, for: signal.number)
        }
    }

    private static let note: SignalHandler = { number in
        let (isFirst, _) = SignalNote.number.compareExchange(expected: 0, desired: number, ordering: .relaxed)
        guard isFirst else { return SignalNote.first?.actByDefault() ?? () }
        alarm(UInt32(SignalWatch.secondsToEnd))
    }
}
