public import Arguments
public import Commands
public import Languages
public import MandalartDomainInterface
public import ProgressDomainInterface
import Records
public import Ribcage
public import Screens
import Time

/// The commands that edit cells by their addresses, for a reactor that passes actions on to a `CellEditor`.
public struct CellCommands<ReactorType: Reactor>: Sendable {
    /// The state of the reactor.
    public typealias State = ReactorType.State

    private let action: @Sendable (CellEditor.Action) -> ReactorType.Action
    private let cells: @Sendable (State) -> CellEditor.State
    private let place: @Sendable (State) -> Position?
    private let example: String

    /// Creates the commands for a place that shows cells.
    ///
    /// - Parameters:
    ///   - action: Returns the action that passes an edit on to the editor.
    ///   - cells: Returns the state of the editor.
    ///   - place: Returns the open sub-goal, where a lone number is an action item; `nil` at home.
    ///   - example: The address of an item, for the examples in help.
    public init(
        _ action: @escaping @Sendable (CellEditor.Action) -> ReactorType.Action,
        in cells: @escaping @Sendable (State) -> CellEditor.State,
        around place: @escaping @Sendable (State) -> Position? = { _ in nil }, example: String
    ) {
        (self.action, self.cells, self.place, self.example) = (action, cells, place, example)
    }

    /// Returns the command `set`, which gives a cell a title and, with `--rate`, a rate.
    public func set(summary: Phrase, example: Phrase) -> Command<ReactorType> {
        Command(
            "set", Argument.cell, RestOfWords(MandalartPhrases.title, RatedTitle.init(words:)),
            NamedArgument("--rate", Argument.rate), summary: summary, example: example,
            outcome: [.cells { state, address, _, _ in [cell(address, in: state)] }]
        ) {
            action(.set($0, $1, $2))
        } reply: { state, address, _, _ in
            reply(address, in: state) { cell, content, place in
                if case .subGoal(let position) = cell { return CellsPhrases.subGoalIs(position, content.title) }
                return FieldCommand.rate.reply(cell, content, place)
            }.map { told($0, in: state) }
        }
    }

    /// Returns the lines of a reply about a new title, with a last line about the title that it replaced, if any.
    public func told(_ reply: Phrase, in state: State) -> [Phrase] {
        [reply] + (cells(state).replacedTitle.map { [CellsPhrases.was($0)] } ?? [])
    }

    /// Returns the command that changes a field of a cell, with the field's usual argument for the new value.
    public func change(
        _ command: FieldCommand, of address: some Parameter<CellAddress> = Argument.cell
    ) -> Command<ReactorType> {
        change(command, of: address, to: command.argument)
    }

    /// Returns the command that changes a field of a cell, with a given parameter for the new value.
    public func change(
        _ command: FieldCommand, of address: some Parameter<CellAddress> = Argument.cell,
        to change: some Parameter<TypedChange>
    ) -> Command<ReactorType> {
        Command(
            command.field.word, address, change, summary: command.summary, example: command.example(at: example),
            outcome: [.cells { state, address, _ in [cell(address, in: state)] }],
            draft: { state, address, _ in
                try cells(state).chart(of: address).text(of: command.field, in: address.cell(around: place(state)))
            }
        ) {
            action(.change($0, command.field, $1))
        } looks: { address, _ in
            action(.look(address))
        } reply: { state, address, _ in
            reply(address, in: state, command.reply)
        }
    }

    /// Returns the command `done`, which completes an action item, or logs that a habit was kept.
    public func done(of address: some Parameter<CellAddress>, example: Phrase) -> Command<ReactorType> {
        Command(
            "done", address, NamedArgument("--on", Argument.pastDay), summary: ProgressPhrases.done, example: example,
            outcome: [.cells { state, address, _ in [cell(address, in: state)] }]
        ) {
            action(.done($0, $1))
        } reply: { state, address, _ in
            let (cells, cell) = (cells(state), address.cell(around: place(state)))
            return address.telling(ProgressPhrases.isDone(cell, of: cells.chart(of: address), cells.deed))
        }
    }

    /// Returns the command `move`, `swap` or `copy`, which puts a cell in another place.
    public func place(_ placing: CellPlacing, summary: Phrase, example: Phrase) -> Command<ReactorType> {
        Command(
            placing.rawValue, Argument.cell, Argument.target, summary: summary, example: example,
            outcome: [
                .cells { state, address, target in
                    let target = target.target(around: place(state))
                    return [cell(address, in: state)]
                        + (target.chart == nil ? [cells(state).chart.cell(target.cell)] : [])
                }
            ]
        ) {
            action(.place($0, placing, $1))
        } reply: { state, address, target in
            MandalartPhrases.placed(
                address.target(around: place(state)), placing, target.target(around: place(state)))
        }
    }

    /// Returns the command `log`, which logs an activity for an action item.
    public func log(
        of address: some Parameter<CellAddress>, summary: Phrase, example: Phrase
    ) -> Command<ReactorType> {
        Command(
            "log", address, Rest(.deed), NamedArgument("--on", Argument.pastDay), summary: summary, example: example,
            outcome: [
                .entry { state, _, _, _ in cells(state).activity },
                .entryDay { state, _, _, _ in cells(state).activity },
            ]
        ) {
            action(.log($0, $1, $2))
        } reply: { state, _, _, day in
            cells(state).activity.map { ProgressPhrases.logged($0, on: day) }
        }
    }

    /// Returns the cell at an address, with its content.
    public func cell(_ address: CellAddress, in state: State) -> ChartCell {
        cells(state).chart(of: address).cell(address.cell(around: place(state)), of: address.chart)
    }

    /// Returns the reply about an edited cell; `nil` if the cell is empty. An item of the open sub-goal is named only
    /// by its position.
    private func reply(
        _ address: CellAddress, in state: State, _ reply: (Cell, CellContent, Position?) -> Phrase?
    ) -> Phrase? {
        let cell = address.cell(around: place(state))
        let content = cells(state).chart(of: address).content(of: cell)
        return address.telling(content.flatMap { reply(cell, $0, address.chart == nil ? place(state) : nil) })
    }
}
