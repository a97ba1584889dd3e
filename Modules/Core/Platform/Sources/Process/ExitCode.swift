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
    /// Whatever read the output is gone: the system ends the program.
    case readerGone = 141
    /// The program was told to end.
    case terminated = 143

    /// The exit code of a program that a signal ended, as a shell reports it: 128 and the signal's number. `nil` for a
    /// signal that ends no program.
    public init?(endedBy signal: Signal) {
        self.init(rawValue: 128 + signal.number)
    }

    /// The signal that ended the program, if one did.
    public var signal: Signal? { Signal(number: rawValue - 128) }

    /// Ends the process now: by the signal, where one is the reason, so that whoever started it can tell. Children that
    /// still run are ended, too.
    public func end() -> Never {
        RunningChildren.endAll()
        signal?.actByDefault()
        exit(rawValue)
    }
}
