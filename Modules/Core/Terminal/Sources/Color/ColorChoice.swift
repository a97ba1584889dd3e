/// The user's choice of when to use color: the value of the option `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
    /// Color if the terminal supports it and the environment does not disable it. This is the default.
    case auto
    /// Color even in a pipe, and even if the environment disables it.
    case always
    /// No color.
    case never
}
