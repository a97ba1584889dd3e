public import Ribcage

/// A named state of a screen, for the catalog and for golden snapshots.
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

    /// The whole screen: its page, its hint, and its question if it asks one; its record as JSON.
    public static func page(_ name: String, _ state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .page(state))
    }

    /// The reply to a typed command, in the state after it; the outcome as JSON.
    public static func reply(_ name: String, to command: String, in state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .reply(command: command, state))
    }

    /// The reply to a typed answer, in the state after it; the outcome as JSON. The question is asked in the state
    /// before, by default the same.
    public static func reply(
        _ name: String, answering line: String, to question: ReactorType.State? = nil, in state: ReactorType.State
    ) -> ScreenState {
        ScreenState(name: name, content: .answer(.line(line), question: question ?? state, state))
    }

    /// The reply to leaving a question without an answer, in the state after it; the outcome as JSON.
    public static func reply(_ name: String, leaving question: ReactorType.State, in state: ReactorType.State)
        -> ScreenState
    {
        ScreenState(name: name, content: .answer(.end, question: question, state))
    }

    /// The question before a destructive command.
    public static func confirmation(_ name: String, of command: String, in state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .confirmation(command: command, state))
    }

    /// The message of an error that the screen's actions throw.
    public static func error(_ name: String, _ error: any Error) -> ScreenState {
        ScreenState(name: name, content: .error(error))
    }
}
