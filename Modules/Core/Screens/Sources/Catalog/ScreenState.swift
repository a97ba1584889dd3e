public import Ribcage

/// A named sample state of a screen, for the catalog and for golden snapshots.
///
///     static func states() throws -> [ScreenState<HomeInteractor>] {
///         [
///             .page("empty", HomeInteractor.State()),
///             .reply("set", to: "set 1 Endurance", in: full),
///             .confirmation("clear", of: "clear 1", in: full),
///             .error("failed", MandalartError.emptyTitle),
///         ]
///     }
public struct ScreenState<ReactorType: Reactor> {
    /// A short name, unique among the states of a screen.
    public let name: String
    let content: Content

    enum Input {
        case line(String)
        /// The user leaves without an answer.
        case end
    }

    enum Content {
        case page(ReactorType.State)
        case reply(command: String, ReactorType.State)
        case answer(Input, question: ReactorType.State, ReactorType.State)
        case confirmation(command: String, ReactorType.State)
        case error(any Error)
    }

    /// Creates a state that shows the whole screen: its page and, if any, its hint and its question. The JSON output is
    /// the screen's record.
    public static func page(_ name: String, _ state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .page(state))
    }

    /// Creates a state that shows the reply to a typed command; `state` is the state after the command. The JSON output
    /// is the command's outcome.
    public static func reply(_ name: String, to command: String, in state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .reply(command: command, state))
    }

    /// Creates a state that shows the reply to a typed answer. `state` is the state after the answer, and `question`
    /// the state in which the question is asked, by default the same. The JSON output is the answer's outcome.
    public static func reply(
        _ name: String, answering line: String, to question: ReactorType.State? = nil, in state: ReactorType.State
    ) -> ScreenState {
        ScreenState(name: name, content: .answer(.line(line), question: question ?? state, state))
    }

    /// Creates a state that shows the reply when the user leaves a question without an answer. `question` is the state
    /// in which the question is asked, and `state` the state afterwards. The JSON output is the outcome.
    public static func reply(_ name: String, leaving question: ReactorType.State, in state: ReactorType.State)
        -> ScreenState
    {
        ScreenState(name: name, content: .answer(.end, question: question, state))
    }

    /// Creates a state that shows the question before a destructive command; `state` is the state before the command.
    public static func confirmation(_ name: String, of command: String, in state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .confirmation(command: command, state))
    }

    /// Creates a state that shows the message of an error that the screen's actions throw.
    public static func error(_ name: String, _ error: any Error) -> ScreenState {
        ScreenState(name: name, content: .error(error))
    }
}
