import JSON

/// What a command has to say when it is done.
@MainActor struct Reply {
    /// For the person who reads it then: the command may have changed the language; `nil` when the next page says it.
    var message: (any Message)?
    /// What a program is told beside the command's name; `nil` when the command has shown by itself what it was asked
    /// for.
    var outcome: JSONObject?

    /// Said by going somewhere, and by what a person is told nothing of.
    static let done = Reply(outcome: [:])
}
