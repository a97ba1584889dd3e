public import Commands
public import Languages
public import Records
public import Ribcage

/// One command of a screen, declared once: its syntax, the action that it becomes, the question before it, the reply to
/// the user, and the members of the JSON reply. Closures get the state, then the typed values.
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
    /// Whether a lone number, typed in the place, means this command with the number.
    let isByNumber: Bool
    /// The members of the JSON reply.
    var outcome: [RecordField] { makeOutcome() }
    private let makeOutcome: @Sendable () -> [RecordField]
    /// The valid titles for the last argument in a state.
    let titles: @Sendable (ReactorType.State) -> [String]

    /// A command with parameters.
    ///
    /// A destructive command takes something away: it is written in full, and asks before the action. `asks` returns its
    /// question, in the state before the action; `nil` when so little is taken away that it does not ask. Without `asks`
    /// the question is a general one. `looks` returns an action that loads what the question or the
    /// draft is about, and fails where there is no such thing. `outcome` and `reply` get the state after the action; without a reply the next page
    /// says what it did. With `byNumber`, a number typed alone in the place means the command with it.
    /// A person at a prompt who leaves out a last argument that is long (`Rest(_:isLong:)`) edits `draft`, which gets
    /// the values with an empty text as the last one.
    /// Tab goes on with `titles` at the last argument; the case of letters does not count.
    /// With `showsPage`, the command asks for other contents of the page, such as the next rows of a list: the page is its
    /// reply.
    /// A parameter whose value is a tuple crashes the compiler here (Swift 6.3): give the value a type of its own.
    public init<each Taken: Parameter>(
        _ name: String, _ parameters: repeat each Taken, summary: Phrase, example: Phrase? = nil,
        isDestructive: Bool = false, byNumber: Bool = false, showsPage: Bool = false,
        outcome: [Member<(ReactorType.State, repeat (each Taken).Value)>] = [],
        titles: @escaping @Sendable (ReactorType.State) -> [String] = { _ in [] },
        draft: (@Sendable (ReactorType.State, repeat (each Taken).Value) throws -> String?)? = nil,
        action: @escaping @Sendable (repeat (each Taken).Value) -> ReactorType.Action,
        looks: (@Sendable (repeat (each Taken).Value) -> ReactorType.Action)? = nil,
        asks: (@Sendable (ReactorType.State, repeat (each Taken).Value) -> Phrase?)? = nil,
        reply: @escaping @Sendable (ReactorType.State, repeat (each Taken).Value) -> (any Message)? = {
            (_: ReactorType.State, _: repeat (each Taken).Value) in nil
        }
    ) {
        makeOutcome = { outcome.fields() }
        isByNumber = byNumber
        self.titles = titles
        syntax = Syntax(
            name, repeat each parameters, summary: summary, example: example, isDestructive: isDestructive
        ) { (values: repeat (each Taken).Value) in
            Intent(
                action: action(repeat each values), look: looks?(repeat each values),
                question: { state in
                    if let asks { asks(state, repeat each values) } else { isDestructive ? ScreenPhrases.goOn : nil }
                },
                draft: { try draft?($0, repeat each values) },
                reply: { reply($0, repeat each values) }, outcome: { outcome.json(of: ($0, repeat each values)) },
                showsPage: showsPage)
        }
    }

    /// A command without parameters. Its example is its name.
    public init(
        _ name: String, summary: Phrase, isDestructive: Bool = false, showsPage: Bool = false,
        outcome: [Member<ReactorType.State>] = [],
        action: @escaping @Sendable () -> ReactorType.Action,
        asks: (@Sendable (ReactorType.State) -> Phrase?)? = nil,
        reply: @escaping @Sendable (ReactorType.State) -> (any Message)? = { _ in nil }
    ) {
        makeOutcome = { outcome.fields() }
        isByNumber = false
        titles = { _ in [] }
        syntax = Syntax(name, summary: summary, isDestructive: isDestructive) {
            Intent(
                action: action(), question: asks ?? { _ in isDestructive ? ScreenPhrases.goOn : nil }, reply: reply,
                outcome: outcome.json, showsPage: showsPage)
        }
    }
}
