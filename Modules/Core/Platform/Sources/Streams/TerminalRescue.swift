import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Restores the mode of the terminal when the program crashes. Otherwise the shell would not show what is typed next.
public enum TerminalRescue {
    /// The state that a crash restores. It is never freed: a crash may come at any time.
    private struct Saved {
        var mode: termios
        /// The actions before, by the numbers of their signals.
        let actions: UnsafeMutablePointer<sigaction>
    }

    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
    /// The address of the saved state; 0 before there is one. Handlers are installed after it was published.
    private static let address = Atomic<UInt>(0)
    private static var saved: UnsafeMutablePointer<Saved>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Saves the current mode of the terminal, which a crash restores. Only the first call has an effect; it has to come
    /// before anything changes the mode.
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

    /// Restores the mode, and raises the signal again for the action before, such as ending the program.
    private static let restore: SignalHandler = { signal in
        guard let state = TerminalRescue.saved else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.mode)
        sigaction(signal, state.pointee.actions + Int(signal), nil)
        raise(signal)
    }
}
