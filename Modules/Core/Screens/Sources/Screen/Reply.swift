package import Basics

/// The reply to a finished command.
@MainActor package struct Reply {
    /// The message; `nil` if the page or the text that the command shows makes a message unnecessary. It is formatted
    /// once the command has finished, because the command may have changed the reader's language.
    package var message: (any Message)?
    /// A closure that returns the members of the JSON reply besides the command's name. The closure is `nil` if the
    /// command has already shown its result.
    package var outcome: (() -> JSONObject)?
    /// Whether the result of the command has already been shown to a person.
    package var isShown = false
    /// The screen whose page is the result of the command; `nil` if there is none, or once the page is shown.
    package var page: (any OpenScreen)?

    package init(message: (any Message)? = nil, outcome: (() -> JSONObject)? = nil) {
        (self.message, self.outcome) = (message, outcome)
    }

    /// The reply of a command without a message, such as one that leads to another place.
    package static let done = Reply(outcome: { [:] })
}
