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
        handle(SIGALRM) { _ in SignalNote.first?.actByDefault() }
        for signal in signals where !signal.isIgnored {
            handle(signal.number) { number in
                let (isFirst, _) = SignalNote.number.compareExchange(expected: 0, desired: number, ordering: .relaxed)
                guard isFirst else { return SignalNote.first?.actByDefault() ?? () }
                alarm(UInt32(SignalWatch.secondsToEnd))
            }
        }
    }

    /// The system's calls that a signal interrupts go on: not all that call them would.
    private static func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_RESTART
        sigemptyset(&action.sa_mask)
        sigaction(number, &action, nil)
    }
}
