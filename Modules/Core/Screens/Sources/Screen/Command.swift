public import Basics
public import Commands
public import Ribcage

/// The declaration of a screen's command: its syntax, the action that the command becomes, the question before the
/// action, the reply to the user, and the members of the JSON reply. `action` and `looks` get the typed values; the
/// closures that also need the state get it before them.
///
///     Command(
///         "set", Argument.position, Rest(.title), summary: HomePhrases.set, example: HomePhrases.setExample,
///         outcome: [.cells { state, position, _ in [state.chart.cell(.subGoal(position))] }]
///     ) {
///         .setSubGoal($0, $1)
///     } reply: { _, position, title in
///         HomePhrases.subGoalIs(position, title)
///     }
public struct Command<ReactorType: Reactor>: Sendable {
    /// The syntax of the command.
    package let syntax: Syntax<Intent<ReactorType>>
    /// Whether a number typed alone in the place means this command with that number.
    let isByNumber: Bool
    /// The documentation of the members in the JSON reply.
    var outcome: [RecordField] { makeOutcome() }
    private let makeOutcome: @Sendable () -> [RecordField]
    /// A closure that returns the titles, given the state, with which Tab completes the last argument; `nil` if Tab
    /// completes no titles.
    let titles: (@Sendable (ReactorType.State) -> [String])?

    /// Creates a command with parameters.
    ///
    /// A parameter whose value is a tuple crashes the compiler here (Swift 6.3): give the value a type of its own.
    ///
    /// - Parameters:
    ///   - name: The word that begins the command.
    ///   - parameters: The parameters that parse the words after the name.
    ///   - summary: What the command does, for the help.
    ///   - example: A whole line with the command, for the help.
    ///   - isDestructive: Whether the command takes something away. It must then be typed in full, and asks before the
    ///     action.
    ///   - byNumber: Whether a number typed alone in the place means the command with that number.
    ///   - showsPage: Whether the page is the reply, because the command asks for other contents of the page, such as
    ///     the next rows of a list.
    ///   - shows: The members of the JSON reply that depend only on the state after the action.
    ///   - outcome: The members of the JSON reply that also depend on the values.
    ///   - titles: Returns the titles with which Tab completes the last argument, ignoring case.
    ///   - draft: Returns the text to edit for a person at a prompt who omits a long last argument
    ///     (`Rest(_:isLong:)`). It gets an empty text as the last value.
    ///   - action: Returns the action that the command becomes.
    ///   - looks: Returns an action that loads the data for the draft or the question. The action fails if the data does
    ///     not exist.
    ///   - asks: Returns the question, given the state before the action; `nil` to ask none, if little is taken away.
    ///     By default, a destructive command asks a general question.
    ///   - reply: Returns the reply, given the state after the action; `nil` if the next page says what was done.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        isDestructive: Bool = false, byNumber: Bool = false, showsPage: Bool = false,
        shows: [Member<ReactorType.State>] = [],
        outcome: [Member<(ReactorType.State, repeat (each Taken).Value)>] = [],
        titles: (@Sendable (ReactorType.State) -> [String])? = nil,
        draft: (@Sendable (ReactorType.State, repeat (each Taken).Value) throws -> String?)? = nil,
        action: @escaping @Sendable (repeat (each Taken).Value) -> ReactorType.Action,
        looks: (@Sendable (repeat (each Taken).Value) -> ReactorType.Action?)? = nil,
        asks: (@Sendable (ReactorType.State, repeat (each Taken).Value) -> Phrase?)? = nil,
        reply: @escaping @Sendable (ReactorType.State, repeat (each Taken).Value) -> (any Message)? = {
            (_: ReactorType.State, _: repeat (each Taken).Value) in nil
        }
    ) {
        makeOutcome = { shows.fields() + outcome.fields() }
        isByNumber = byNumber
        self.titles = titles
        let mayAsk = if case .some = asks { true } else { false }
        let preparation = Intent<ReactorType>.Preparation(isDestructive: isDestructive, mayAsk: mayAsk)
        syntax = Syntax(
            name, repeat each parameters, summary: summary, example: example, isDestructive: isDestructive
        ) { (values: repeat (each Taken).Value) in
            Intent(
                action: action(repeat each values), look: looks?(repeat each values),
                preparation: preparation,
                question: { state in
                    if let asks { asks(state, repeat each values) } else { isDestructive ? ScreenPhrases.goOn : nil }
                },
                draft: { try draft?($0, repeat each values) },
                reply: { reply($0, repeat each values) },
                outcome: { shows.json(of: $0) + outcome.json(of: ($0, repeat each values)) },
                showsPage: showsPage)
        }
    }

    /// Creates a command without parameters, whose example is its name.
    public init(
        _ name: String, summary: Phrase, isDestructive: Bool = false, showsPage: Bool = false,
        shows: [Member<ReactorType.State>] = [],
        action: @escaping @Sendable () -> ReactorType.Action,
        asks: (@Sendable (ReactorType.State) -> Phrase?)? = nil,
        reply: @escaping @Sendable (ReactorType.State) -> (any Message)? = { _ in nil }
    ) {
        makeOutcome = { shows.fields() }
        isByNumber = false
        titles = nil
        syntax = Syntax(name, summary: summary, isDestructive: isDestructive) {
            Intent(
                action: action(), preparation: isDestructive ? .all : .none,
                question: asks ?? { _ in isDestructive ? ScreenPhrases.goOn : nil }, reply: reply,
                outcome: shows.json, showsPage: showsPage)
        }
    }
}
