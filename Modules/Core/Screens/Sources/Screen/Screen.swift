public import Commands
public import Records
public import Ribcage
public import Terminal
public import Time

/// How a RIB looks at the prompt: the text of its state, and the commands it takes. It holds no state of its own.
@MainActor public protocol Screen: ViewControllable {
    /// The interactor that a screen shows.
    associatedtype ReactorType: Reactor

    /// Where actions go and states come from.
    var reactor: ReactorType { get }

    /// The commands that can be typed here and in the places below, in whatever state.
    static var commands: [Command<ReactorType>] { get }

    /// The commands that can be typed in this place.
    var commands: [Command<ReactorType>] { get }

    /// The answers to the screen's questions; `nil` for a screen that asks nothing.
    static var answer: Answer<ReactorType>? { get }

    /// Sent each time a person comes here, before anything is shown: the moment to read what is to be shown.
    var arrival: ReactorType.Action? { get }

    /// Sent after a hint was told: the moment to remember that it was seen.
    var hintSeen: ReactorType.Action? { get }

    /// The whole place, in the language of the reader and no wider than their columns. A script gets the same.
    func page(of state: ReactorType.State, for reader: Reader) -> Text

    /// The whole place for a program that reads JSON: `show --json`. The host adds the place.
    static var record: Record<ReactorType.State> { get }

    /// The hint below the page: what to type next. Scripts get none.
    func hint(in state: ReactorType.State, for reader: Reader) -> Text?

    /// The question of this state, if the next line is an answer instead of a command.
    func question(in state: ReactorType.State) -> Question?

    /// The label before the prompt that changes while a person types, as it is at a time; `nil` for none. A person at a
    /// terminal sees it, a few times a second anew, and nothing else does.
    func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel?

    /// The states that tell how the screen looks: empty, one, full, long and wide texts, right-to-left text, failed,
    /// asking, every hint. The catalog shows them, and golden snapshots keep them.
    ///
    /// - Throws: what making the values of a state throws.
    static func states() throws -> [ScreenState<ReactorType>]
}

extension Screen {
    /// Nothing is sent on arrival.
    public var arrival: ReactorType.Action? { nil }
    /// Nothing is sent after a hint.
    public var hintSeen: ReactorType.Action? { nil }
    /// No command.
    public static var commands: [Command<ReactorType>] { [] }
    /// All of its commands.
    public var commands: [Command<ReactorType>] { Self.commands }
    /// No answer.
    public static var answer: Answer<ReactorType>? { nil }
    /// No hint.
    public func hint(in state: ReactorType.State, for reader: Reader) -> Text? { nil }
    /// No states, for a screen that is not a feature's.
    public static func states() throws -> [ScreenState<ReactorType>] { [] }
    /// No label.
    public func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel? { nil }
    /// No question.
    public func question(in state: ReactorType.State) -> Question? { nil }
}
