public import Ribcage

/// One state of a screen under a name: an entry of the catalog, and of the golden snapshots that pin down what people
/// see.
///
///     static func states() throws -> [ScreenState<HomeInteractor>] {
///         [
///             .page("empty", HomeInteractor.State()),
///             .reply("set", to: .setSubGoal(one, title), in: full),
///             .confirmation("clear", of: .clear(.subGoal(one)), in: full),
///             .error("failed", MandalartError.emptyTitle),
///         ]
///     }
public struct ScreenState<ReactorType: Reactor> {
    /// Short, and unique among the states of one screen.
    public let name: String
    let content: Content

    enum Content {
        case page(ReactorType.State)
        case reply(ReactorType.Action, ReactorType.State)
        case confirmation(ReactorType.Action, ReactorType.State)
        case error(any Error)
    }

    /// The whole screen: its page, its hint, and its question if it asks one; its record as JSON.
    public static func page(_ name: String, _ state: ReactorType.State) -> ScreenState {
        ScreenState(name: name, content: .page(state))
    }

    /// The reply to an action that led to the state; the outcome as JSON.
    public static func reply(
        _ name: String, to action: ReactorType.Action, in state: ReactorType.State
    ) -> ScreenState {
        ScreenState(name: name, content: .reply(action, state))
    }

    /// The question before a destructive action.
    public static func confirmation(
        _ name: String, of action: ReactorType.Action, in state: ReactorType.State
    ) -> ScreenState {
        ScreenState(name: name, content: .confirmation(action, state))
    }

    /// The message of an error that the screen's actions throw.
    public static func error(_ name: String, _ error: any Error) -> ScreenState {
        ScreenState(name: name, content: .error(error))
    }
}
