import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A crash handler that restores the terminal's mode. Otherwise the shell would not echo the text that is typed next,
/// and would receive pasted text enclosed in escape sequences.
public enum TerminalRescue {
    /// The saved state that a crash restores. It is never freed, because a crash may happen at any time.
    private struct Saved {
        var mode: termios
        /// The previous signal actions, indexed by signal number.
        let actions: UnsafeMutablePointer<sigaction>
    }

    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
    /// The address of the saved state; 0 until it exists. It is published before the handlers are installed.
    private static let address = Atomic<UInt>(0)
    private static var saved: UnsafeMutablePointer<Saved>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Saves the terminal's current mode, which is restored if the program crashes. Call this function before anything
    /// changes the mode. Later calls have no effect.
    public static func prepare() {
        var mode = termios()
        guard saved == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(signals.max() ?? 0) + 1)
        for signal in signals { sigaction(signal, nil, actions + Int(signal)) }
        let state = UnsafeMutablePointer<Saved>.allocate(capacity: 1)
        state.initialize(to: Saved(mode: mode, actions: actions))
        address.store(UInt(bitPattern: state), ordering: .releasing)
        for signal in signals { install(restore, for: signal) }
    }

    /// Restores the terminal's mode, and raises the signal again with its previous action, such as ending the program.
    private static let restore: SignalHandler = { signal in
        guard let state = TerminalRescue.saved else { return }
        let bytes = TerminalMode.endsPastes
        _ = write(STDOUT_FILENO, bytes.utf8Start, bytes.utf8CodeUnitCount)
        tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.mode)
        sigaction(signal, state.pointee.actions + Int(signal), nil)
        raise(signal)
    }
}
