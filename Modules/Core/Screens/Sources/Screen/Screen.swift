public import Basics
public import Commands
public import Ribcage
public import Terminal

/// The presentation of a RIB at the prompt: the text of a state, and the commands that a place takes. A screen is a type
/// without instances, such as an enumeration without cases; a ``ScreenView`` connects it to a reactor.
@MainActor public protocol Screen {
    /// The type of the interactor whose states the screen shows, and which receives its actions.
    associatedtype ReactorType: Reactor

    /// All commands that places with this screen can have, in any state.
    static var commands: [Command<ReactorType>] { get }

    /// Returns the commands that a place has in a state.
    static func commands(in state: ReactorType.State) -> [Command<ReactorType>]

    /// The answers to the screen's questions; `nil` for a screen without questions.
    static var answer: Answer<ReactorType>? { get }

    /// The action that loads the data each time a person or script arrives, before anything is shown; `nil` for none. A
    /// route also sends it to a place on the way whose router does not offer the next place.
    static var arrival: ReactorType.Action? { get }

    /// The action that records that a hint was shown; `nil` for none.
    static var hintSeen: ReactorType.Action? { get }

    /// Returns the text of the whole place, in the reader's language and no wider than the reader's columns. A script
    /// gets the same text.
    static func page(of state: ReactorType.State, for reader: Reader) -> Text

    /// The JSON record of the whole place, for `show --json`. The host adds the place's address.
    static var record: Record<ReactorType.State> { get }

    /// Returns the hint below the page, on what to type next; `nil` for none. A script gets no hints.
    static func hint(in state: ReactorType.State, for reader: Reader) -> Text?

    /// Returns the question in this state, to which the next line is an answer; `nil` if lines are commands.
    static func question(in state: ReactorType.State) -> Question?

    /// Returns the label before the prompt at a time; `nil` for none. It is shown only to a person at a terminal, and
    /// updated a few times a second while they type.
    static func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel?

    /// Returns representative states of the screen: empty, one item, full, long and wide texts, right-to-left text,
    /// failed, asking, and every hint. The catalog shows the states, and golden snapshots record their output.
    ///
    /// - Throws: the error of creating a state.
    static func states() throws -> [ScreenState<ReactorType>]
}

extension Screen {
    /// No action by default.
    public static var arrival: ReactorType.Action? { nil }
    /// No action by default.
    public static var hintSeen: ReactorType.Action? { nil }
    /// No commands by default.
    public static var commands: [Command<ReactorType>] { [] }
    /// All of the static commands by default.
    public static func commands(in state: ReactorType.State) -> [Command<ReactorType>] { commands }
    /// No answers by default.
    public static var answer: Answer<ReactorType>? { nil }
    /// No hint by default.
    public static func hint(in state: ReactorType.State, for reader: Reader) -> Text? { nil }
    /// No states by default, for a screen that does not belong to a feature.
    public static func states() throws -> [ScreenState<ReactorType>] { [] }
    /// No label by default.
    public static func liveLabel(in state: ReactorType.State, at time: Timestamp) -> LiveLabel? { nil }
    /// No question by default.
    public static func question(in state: ReactorType.State) -> Question? { nil }
}
