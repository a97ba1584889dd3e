#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How a program ends, as a shell sees it.
public enum ExitCode: Int32, Sendable {
    /// All was done.
    case ok = 0
    /// Something could not be done.
    case failed = 1
    /// The words could not be understood.
    case usage = 2
    /// The person said no.
    case declined = 3
    /// The terminal is gone.
    case hungUp = 129
    /// The person interrupted.
    case interrupted = 130
    /// The person ended the program with Ctrl-\.
    case quit = 131
    /// The program was told to end.
    case terminated = 143

    /// Ends the process now: by the signal, where one is the reason, so that whoever started it can tell.
    public func end() -> Never {
        switch self {
        case .hungUp: Signal.hangUp.actByDefault()
        case .terminated: Signal.terminate.actByDefault()
        case .quit: Signal.quit.actByDefault()
        case .interrupted: Signal.interrupt.actByDefault()
        case .ok, .failed, .usage, .declined: break
        }
        exit(rawValue)
    }
}
