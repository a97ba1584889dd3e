import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The signals of a program that has no thread to answer them: it looks between its steps whether one came.
///
/// One that is to end the program does so at last: when the program has not ended after ``SignalWatch/secondsToEnd``, or
/// when a second one comes.
public enum SignalNote {
    /// The system's number of the first signal that came; 0 before.
    private static let number = Atomic<Int32>(0)

    /// The first of the signals that came, once one has.
    public static var first: Signal? {
        let number = number.load(ordering: .relaxed)
        return number == 0 ? nil : Signal(number: number)
    }

    /// Takes note of these signals from now on, instead of what they do by default. A signal that the program was started
    /// not to hear stays unheard.
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
