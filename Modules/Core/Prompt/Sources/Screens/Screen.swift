public import JSON
public import Languages
public import Ribcage
public import Terminal

/// How a RIB looks at the prompt: the text of its state, and the commands it takes. It holds no state of its own.
@MainActor public protocol Screen: ViewControllable {
    /// The interactor that a screen shows.
    associatedtype ReactorType: Reactor

    /// Where actions go and states come from.
    var reactor: ReactorType { get }

    /// The commands that a person can type here, and in the places below.
    var commands: [Command<ReactorType.Action>] { get }

    /// Sent each time a person comes here, before anything is shown: the moment to read what is to be shown.
    var arrival: ReactorType.Action? { get }

    /// Sent after a hint was told: the moment to remember that it was seen.
    var hintSeen: ReactorType.Action? { get }

    /// The whole place, in the language of the reader and no wider than their columns. A script gets the same.
    func page(of state: ReactorType.State, for reader: Reader) -> Text

    /// The whole place for a program that reads JSON: `show --json`.
    func record(of state: ReactorType.State) -> Record

    /// What a person is told under the page: what to type next. A script is told nothing.
    func hint(in state: ReactorType.State, for reader: Reader) -> Text?

    /// One line that says what an action did; `nil` when the next page says it.
    func reply(to action: ReactorType.Action, in state: ReactorType.State, for reader: Reader) -> Text?

    /// What a program that reads JSON is told of what an action did, beside the command's name: what is there now.
    func outcome(of action: ReactorType.Action, in state: ReactorType.State) -> JSONObject

    /// What a person is asked before the action of a destructive command is carried out; anything but yes leaves all as
    /// it is. `nil` when it takes away so little that it is not asked about.
    func confirmation(of action: ReactorType.Action, in state: ReactorType.State) -> Phrase?

    /// What a person is asked here, if the next line is an answer instead of a command.
    func question(in state: ReactorType.State) -> Question<ReactorType.Action>?

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
    public var commands: [Command<ReactorType.Action>] { [] }
    /// No hint.
    public func hint(in state: ReactorType.State, for reader: Reader) -> Text? { nil }
    /// No reply.
    public func reply(to action: ReactorType.Action, in state: ReactorType.State, for reader: Reader) -> Text? { nil }
    /// Nothing but the place.
    public func record(of state: ReactorType.State) -> Record { Record("place") }
    /// Nothing but the command's name.
    public func outcome(of action: ReactorType.Action, in state: ReactorType.State) -> JSONObject { [:] }
    /// A question that goes with every command.
    public func confirmation(of action: ReactorType.Action, in state: ReactorType.State) -> Phrase? {
        HostPhrases.goOn
    }
    /// No states, for a screen that is not a feature's.
    public static func states() throws -> [ScreenState<ReactorType>] { [] }
    /// No question.
    public func question(in state: ReactorType.State) -> Question<ReactorType.Action>? { nil }
}
