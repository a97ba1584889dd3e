public import Languages

/// The error for a command that was not confirmed. Nothing was done.
public enum Declined: Explained, Equatable {
    /// The person did not answer yes.
    case answered
    /// The person gave up instead of typing a missing argument.
    case givenUp
    /// No person can be asked: the input is a script or a pipe, or the output is JSON.
    case notAsked(command: String)

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .answered: HostPhrases.nothingChanged
        case .givenUp: HostPhrases.nothingDone
        case .notAsked(let command): HostPhrases.nobodyToAsk(command)
        }
    }
}
