/// The user's choice of colour: the values of the option `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
    /// Colour where it can be shown and is wanted. The default.
    case auto
    /// Colour even in a pipe and against the environment.
    case always
    /// No colour.
    case never
}
