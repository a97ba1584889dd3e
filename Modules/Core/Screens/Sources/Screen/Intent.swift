import JSON
package import Languages
package import Ribcage

/// A typed command or answer: its action, and what is said before and after it.
package struct Intent<ReactorType: Reactor> {
    let action: ReactorType.Action
    /// The question before the action, in the state before it.
    package var question: (ReactorType.State) -> Phrase? = { _ in nil }
    /// The text that a person who leaves the last argument out finds in an editor; `nil` if that is none for an editor.
    var draft: (ReactorType.State) throws -> String? = { _ in nil }
    /// The reply to the action, in the state after it.
    let reply: (ReactorType.State) -> (any Message)?
    /// The members of the JSON reply, in the state after it.
    let outcome: (ReactorType.State) -> JSONObject
    /// Whether the page is the reply.
    var showsPage = false
}
