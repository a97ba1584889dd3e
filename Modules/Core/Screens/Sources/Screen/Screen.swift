public import Basics
public import Commands
public import Ribcage
public import Terminal

/// The presentation of a RIB at the prompt: the text of its state, and its commands. A screen has no state of its own.
@MainActor public protocol Screen: ViewControllable {
    /// The type of the screen's interactor.
    associatedtype ReactorType: Reactor

    /// The interactor that receives the screen's actions and provides its states.
    var reactor: ReactorType { get }

    /// All commands that places with this screen can have, in any state.
    static var commands: [Command<ReactorType>] { get }

    /// The commands that this place has now.
    var commands: [Command<ReactorType>] { get }

    /// The answers to the screen's questions; `nil` for a screen without questions.
    static var answer: Answer<ReactorType>? { get }

    /// The action that loads the data each time a person or script arrives, before anything is shown; `nil` for none.
    var arrival: ReactorType.Action? { get }

    /// The action that records that a hint was shown; `nil` for none.
    var hintSeen: ReactorType.Action? { get }

    /// Returns the text of the whole place, in the reader's language and no wider than the reader's columns. A script
    /// gets the same text.
    func page(of state: ReactorType.State, for reader: Reader) -> Text

    /// The JSON record of the whole place, for `show --json`. The host adds the place's address.
    static var record: Record<ReactorType.State> { get }

    /// Returns the hint below the page, on what to type next; `nil` for none. A script gets no hints.
    func hint(in state: ReactorType.State, for reader: Reader) -> Text?

    /// Returns the question in this state, to which the next line is an answer; `nil` if lines are commands.
    func question(in state: ReactorType.State) -> Question?

    /// Returns the label before the prompt at a time; `nil` for none. It is shown only to a person at a terminal, and
    /// updated a few times a second while they type.
    func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel?

    /// Returns representative states of the screen: empty, one item, full, long and wide texts, right-to-left text,
    /// failed, asking, and every hint. The catalog shows the states, and golden snapshots record their output.
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
    /// All of the static commands by default.
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
