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
    /// The person interrupted.
    case interrupted = 130

    /// Ends the process now.
    public func end() -> Never { exit(rawValue) }
}
