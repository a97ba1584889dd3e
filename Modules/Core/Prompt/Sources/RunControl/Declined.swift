public import Languages

/// A command that asks was not confirmed, or was given up. Nothing was done.
public enum Declined: Explained, Equatable {
    /// The person did not say yes.
    case answered
    /// The person gave up the command instead of typing a missing argument.
    case givenUp
    /// No person can be asked: the input is a script or a pipe, or the output is JSON.
    case notAsked(command: String)

    /// One line for a person, with what to do.
    public var explanation: Phrase {
        switch self {
        case .answered: HostPhrases.nothingChanged
        case .givenUp: HostPhrases.nothingDone
        case .notAsked(let command): HostPhrases.nobodyToAsk(command)
        }
    }
}
