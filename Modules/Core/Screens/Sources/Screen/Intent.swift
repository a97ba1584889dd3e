package import Basics
package import Ribcage

/// A parsed command or answer: its action, the question before the action, and the reply after it.
package struct Intent<ReactorType: Reactor> {
    let action: ReactorType.Action
    /// The action, if any, that runs before the question or the draft and loads the data for it.
    var look: ReactorType.Action?
    /// What is loaded before the question.
    var preparation = Preparation.none
    /// A closure that returns the question before the action, given the state at that time; `nil` to ask none.
    package var question: (ReactorType.State) -> Phrase? = { _ in nil }
    /// A closure that returns the initial text in the editor when a person omitted the last argument; `nil` to open no
    /// editor.
    var draft: (ReactorType.State) throws -> String? = { _ in nil }
    /// A closure that returns the reply, given the state after the action; `nil` for none.
    let reply: (ReactorType.State) -> (any Message)?
    /// A closure that returns the members of the JSON reply, given the state after the action.
    let outcome: (ReactorType.State) -> JSONObject
    /// Whether the reply is the screen's page.
    var showsPage = false

    /// What is loaded before a question, besides what the place has loaded on arrival.
    enum Preparation {
        case none
        /// What ``look`` loads.
        case look
        /// The place, since another program may have changed what a destructive command takes away, and what ``look``
        /// loads.
        case all

        init(isDestructive: Bool, mayAsk: Bool) {
            self = isDestructive ? .all : mayAsk ? .look : .none
        }
    }
}
