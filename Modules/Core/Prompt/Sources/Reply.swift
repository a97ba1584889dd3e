import JSON
import Terminal

/// What a command has to say when it is done.
struct Reply {
    /// One line for a person; `nil` when the next page says it.
    var text: Text?
    /// What a program is told beside the command's name; `nil` when the command has shown by itself what it was asked
    /// for.
    var outcome: JSONObject?

    /// Said by going somewhere, and by what a person is told nothing of.
    static let done = Reply(text: nil, outcome: [:])
}
