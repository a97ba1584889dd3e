/// The limit of a write's wait for another connection's write. A finished write survives a power loss either way.
public enum Patience: Sendable {
    /// Five seconds.
    case long
    /// A tenth of a second, for a write that is not worth a person's time, such as a log.
    case short

    /// The number of attempts to lock: ten a millisecond apart, then one every ten milliseconds.
    var attempts: Int32 {
        switch self {
        case .long: 500
        case .short: 19
        }
    }
}
