import JSON
package import Languages
package import Ribcage

/// A typed command or answer: its action, the question before it and the reply after it.
package struct Intent<ReactorType: Reactor> {
    let action: ReactorType.Action
    /// The action before the question or the draft, after which the state has what they are about.
    var look: ReactorType.Action?
    /// Returns the question before the action, given the state before it.
    package var question: (ReactorType.State) -> Phrase? = { _ in nil }
    /// Returns the initial text in the editor for a person who omitted the last argument; `nil` if no editor is to be
    /// opened.
    var draft: (ReactorType.State) throws -> String? = { _ in nil }
    /// Returns the reply to the action, given the state after it.
    let reply: (ReactorType.State) -> (any Message)?
    /// Returns the members of the JSON reply, given the state after the action.
    let outcome: (ReactorType.State) -> JSONObject
    /// Whether the page is the reply.
    var showsPage = false
}
