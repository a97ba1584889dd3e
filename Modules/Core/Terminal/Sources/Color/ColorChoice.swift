/// The user's choice of colour: the value of the option `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
    /// Colour if the terminal supports it and the environment does not disable it. The default.
    case auto
    /// Colour even in a pipe and if the environment disables it.
    case always
    /// No colour.
    case never
}
