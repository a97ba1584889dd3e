/// The maximum time that a write waits for another connection's write. Whatever the limit, a finished write survives a
/// power loss.
public enum BusyTimeout: Sendable {
    /// Five seconds.
    case long
    /// A tenth of a second, for a write for which a user should not have to wait, such as a log entry.
    case short

    /// The number of attempts to get the lock. After each of the first ten, SQLite waits a millisecond, and after each
    /// later one, ten milliseconds.
    var attempts: Int32 {
        switch self {
        case .long: 500
        case .short: 19
        }
    }
}
