#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The exit code of a program.
public enum ExitCode: Int32, Sendable {
    /// Success.
    case ok = 0
    /// An operation failed.
    case failed = 1
    /// The arguments or commands could not be parsed.
    case usage = 2
    /// The person declined to go on.
    case declined = 3
    /// The terminal was closed.
    case hungUp = 129
    /// The person interrupted the program with Ctrl-C.
    case interrupted = 130
    /// The person ended the program with Ctrl-\.
    case quit = 131
    /// The reader of the output has gone: the system ends the program.
    case readerGone = 141
    /// The program was asked to terminate.
    case terminated = 143

    /// The exit code of a program that a signal ended, as a shell reports it: 128 plus the signal's number. `nil` for a
    /// signal that does not end programs.
    public init?(endedBy signal: Signal) {
        self.init(rawValue: 128 + signal.number)
    }

    /// The signal that ended the program, if one did.
    public var signal: Signal? { Signal(number: rawValue - 128) }

    /// Ends the process now: by the signal, if that is the reason, so that the parent process can tell. Running
    /// children are ended, too.
    public func end() -> Never {
        RunningChildren.endAll()
        signal?.actByDefault()
        exit(rawValue)
    }
}
