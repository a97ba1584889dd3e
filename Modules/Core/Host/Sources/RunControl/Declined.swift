public import Basics

/// The error of a command that was not confirmed or not completed, and so did nothing.
public enum Declined: Explained, Equatable {
    /// The person did not answer the question with yes.
    case answered
    /// The person gave up instead of typing a missing argument.
    case givenUp
    /// No person can be asked: the input is a script or a pipe, or the output is JSON.
    case notAsked(command: String)

    /// The message for a person.
    public var explanation: Phrase {
        switch self {
        case .answered: HostPhrases.nothingChanged
        case .givenUp: HostPhrases.nothingDone
        case .notAsked(let command): HostPhrases.nobodyToAsk(command)
        }
    }
}
