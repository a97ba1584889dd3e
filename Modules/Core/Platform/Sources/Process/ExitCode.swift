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
    /// A command was not confirmed, because the person declined or could not be asked.
    case declined = 3
    /// The terminal was closed.
    case hungUp = 129
    /// The person interrupted the program with Ctrl-C.
    case interrupted = 130
    /// The person ended the program with Ctrl-\.
    case quit = 131
    /// The output is a pipe whose reader has closed it (SIGPIPE).
    case readerGone = 141
    /// The program was asked to terminate (SIGTERM).
    case terminated = 143

    /// Creates the exit code of a program that a signal ended, as a shell reports it: 128 plus the signal's number.
    /// Returns `nil` if there is no code for the signal.
    public init?(endedBy signal: Signal) {
        self.init(rawValue: 128 + signal.number)
    }

    /// The signal that ended the program; `nil` if the program ended by itself.
    public var signal: Signal? { Signal(number: rawValue - 128) }

    /// Ends the process and its running children now. If the code is that of a signal, the process ends by this signal,
    /// so that the parent process can detect it.
    public func end() -> Never {
        RunningChildren.endAll()
        signal?.actByDefault()
        exit(rawValue)
    }
}
