#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Restores the mode of the terminal when the program crashes. Otherwise the shell would not show what is typed next.
public enum TerminalRescue {
    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    // A handler may not allocate. The memory is written in `prepare()` alone, before any handler that reads it.
    nonisolated(unsafe) private static let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    // By the number of the signal; written and read as `mode` is.
    nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

    /// Notes the mode that the terminal has now, to be restored by a crash. Called once, before anything changes the mode.
    public static func prepare() {
        guard tcgetattr(STDIN_FILENO, mode) == 0 else { return }
        for signal in signals {
            sigaction(signal, nil, former + Int(signal))
            var action = sigaction()
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = restore
            #else
            action.__sigaction_handler.sa_handler = restore
            #endif
            sigaction(signal, &action, nil)
        }
    }

    /// Restores the mode, and lets the signal do what it did before, such as ending the program.
    private static let restore: @convention(c) (Int32) -> Void = { signal in
        tcsetattr(STDIN_FILENO, TCSANOW, TerminalRescue.mode)
        sigaction(signal, TerminalRescue.former + Int(signal), nil)
        raise(signal)
    }
}
