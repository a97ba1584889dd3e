/// A command that asks first was not confirmed. Nothing was done.
public enum Declined: Error, Equatable, CustomStringConvertible {
    /// The person did not say yes.
    case answered
    /// There was nobody to ask: a script, a pipe, or a program that reads JSON.
    case notAsked(command: String)

    /// One line for a person, with what to do.
    public var description: String {
        switch self {
        case .answered: "Nothing was changed."
        case .notAsked(let command):
            "“\(command)” asks before it takes something away, and nobody can be asked here. Say yes with --yes."
        }
    }
}
