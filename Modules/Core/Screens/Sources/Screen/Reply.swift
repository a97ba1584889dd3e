package import JSON

/// The reply to a finished command.
@MainActor package struct Reply {
    /// The message, formatted for the reader after the command, which may have changed the language; `nil` if the next
    /// page makes it unnecessary.
    package var message: (any Message)?
    /// Returns the members of the JSON reply beside the command's name; `nil` if the command has already shown its
    /// result.
    package var outcome: (() -> JSONObject)?
    /// Whether a person has already seen the result of the command.
    package var isShown = false
    /// The screen whose page is the result of the command, until that is shown.
    package var page: (any Screen)?

    package init(message: (any Message)? = nil, outcome: (() -> JSONObject)? = nil) {
        (self.message, self.outcome) = (message, outcome)
    }

    /// A reply without text, as for a command that leads to another place.
    package static let done = Reply(outcome: { [:] })
}
