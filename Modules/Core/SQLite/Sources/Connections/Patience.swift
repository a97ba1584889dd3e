/// How long a write waits for another connection's write. Whether it waits long or not, it survives a power loss once it is
/// done.
public enum Patience: Sendable {
    /// Five seconds.
    case long
    /// A tenth of a second. For what matters less than the time of the person who waits, such as a log.
    case short

    /// Retries a lock ten times after a millisecond each, then every ten milliseconds.
    var attempts: Int32 {
        switch self {
        case .long: 500
        case .short: 19
        }
    }
}
