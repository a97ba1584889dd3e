package import JSON

/// The reply of a command that is done.
@MainActor package struct Reply {
    /// For the person who reads it then: the command may have changed the language; `nil` when the next page says it.
    package var message: (any Message)?
    /// The members of the JSON reply beside the command's name, made when one reads it; `nil` when the command has shown by itself
    /// what it was asked for.
    package var outcome: (() -> JSONObject)?
    /// Whether a person has seen already what the command was asked for.
    package var isShown = false
    /// The screen whose page is what the command was asked for, until that is shown.
    package var page: (any Screen)?

    package init(message: (any Message)? = nil, outcome: (() -> JSONObject)? = nil) {
        (self.message, self.outcome) = (message, outcome)
    }

    /// A reply without text, as of a command that leads to another place.
    package static let done = Reply(outcome: { [:] })
}
