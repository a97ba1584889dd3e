public import Commands
public import Records
public import Ribcage
public import Terminal
public import Time

/// The presentation of a RIB at the prompt: the text of its state, and its commands. It holds no state of its own.
@MainActor public protocol Screen: ViewControllable {
    /// The type of the interactor.
    associatedtype ReactorType: Reactor

    /// The interactor that receives actions and provides states.
    var reactor: ReactorType { get }

    /// The commands of this place and the places below, in any state.
    static var commands: [Command<ReactorType>] { get }

    /// The commands of this place now.
    var commands: [Command<ReactorType>] { get }

    /// The answers to the screen's questions; `nil` for a screen without questions.
    static var answer: Answer<ReactorType>? { get }

    /// The action that is sent each time a person arrives, before anything is shown, to load the data.
    var arrival: ReactorType.Action? { get }

    /// The action that is sent after a hint was shown, to remember that it was seen.
    var hintSeen: ReactorType.Action? { get }

    /// The whole place, in the reader's language and no wider than their columns. A script gets the same.
    func page(of state: ReactorType.State, for reader: Reader) -> Text

    /// The JSON record of the whole place: `show --json`. The host adds the place.
    static var record: Record<ReactorType.State> { get }

    /// The hint below the page: what to type next. Scripts get none.
    func hint(in state: ReactorType.State, for reader: Reader) -> Text?

    /// The question in this state, if the next line is an answer instead of a command.
    func question(in state: ReactorType.State) -> Question?

    /// The label before the prompt at a time; `nil` for none. Only a person at a terminal sees it. It is updated a few
    /// times a second while they type.
    func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel?

    /// Representative states of the screen: empty, one, full, long and wide texts, right-to-left text, failed, asking,
    /// every hint. The catalog shows them, and golden snapshots pin them down.
    ///
    /// - Throws: the error of creating a state.
    static func states() throws -> [ScreenState<ReactorType>]
}

extension Screen {
    /// No action by default.
    public var arrival: ReactorType.Action? { nil }
    /// No action by default.
    public var hintSeen: ReactorType.Action? { nil }
    /// No commands by default.
    public static var commands: [Command<ReactorType>] { [] }
    /// All of the screen's commands by default.
    public var commands: [Command<ReactorType>] { Self.commands }
    /// No answers by default.
    public static var answer: Answer<ReactorType>? { nil }
    /// No hint by default.
    public func hint(in state: ReactorType.State, for reader: Reader) -> Text? { nil }
    /// No states by default, for a screen that does not belong to a feature.
    public static func states() throws -> [ScreenState<ReactorType>] { [] }
    /// No label by default.
    public func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel? { nil }
    /// No question by default.
    public func question(in state: ReactorType.State) -> Question? { nil }
}
