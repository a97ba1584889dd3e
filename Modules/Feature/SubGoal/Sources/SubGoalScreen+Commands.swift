import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Screens
import Time

extension SubGoalScreen {
    static let commands: [Command<SubGoalInteractor>] = [
        Command(
            "set", Argument.cell, RestOfWords(MandalartPhrases.title, RatedTitle.init(words:)),
            NamedArgument("--rate", Argument.rate), summary: SubGoalPhrases.set, example: SubGoalPhrases.setExample,
            outcome: [.cells { state, address, _, _ in [state.cell(address)] }]
        ) {
            .edit(.set($0, $1.changes(rated: $2)))
        } reply: { state, address, _, _ in
            address.telling(state.itemIs(address))
        },
        change(.rate, to: FieldCommand.rate.argument),
        change(.due, to: FieldCommand.due.argument),
        change(.every, to: FieldCommand.every.argument),
        change(.note, to: Rest(FieldCommand.note.argument, isLong: true)),
        Command(
            "done", Argument.cell, NamedArgument("--on", Argument.pastDay), summary: ProgressPhrases.done,
            example: SubGoalPhrases.doneExample, outcome: [.cells { state, address, _ in [state.cell(address)] }]
        ) {
            .edit(.done($0, $1))
        } reply: { state, address, _ in
            address.telling(
                ProgressPhrases.isDone(
                    address.cell(around: state.position), of: state.cells.chart(of: address), state.cells.deed))
        },
        // An item is a line, and `undo` brings it back: that is not asked about.
        Command(
            "clear", Argument.cell, summary: SubGoalPhrases.clear, example: SubGoalPhrases.clearExample,
            isDestructive: true, outcome: [.cells { state, address in [state.cell(address)] }]
        ) {
            .edit(.clear($0))
        } asks: { _, _ in
            nil
        } reply: { _, address in
            SubGoalPhrases.cleared(address)
        },
        place(.move, summary: SubGoalPhrases.move, example: SubGoalPhrases.moveExample),
        place(.swap, summary: SubGoalPhrases.swap, example: SubGoalPhrases.swapExample),
        place(.copy, summary: SubGoalPhrases.copy, example: SubGoalPhrases.copyExample),
        Command(
            "log", Argument.cell, Rest(.deed), NamedArgument("--on", Argument.pastDay), summary: SubGoalPhrases.log,
            example: SubGoalPhrases.logExample,
            outcome: [
                .entry { state, _, _, _ in state.cells.activity }, .entryDay { state, _, _, _ in state.cells.activity },
            ]
        ) {
            .edit(.log($0, $1, $2))
        } reply: { state, _, _, day in
            state.cells.activity.map { ProgressPhrases.logged($0, on: day) }
        },
    ]

    private static func change(
        _ command: FieldCommand, to change: some Parameter<TypedChange>
    ) -> Command<SubGoalInteractor> {
        Command(
            command.field.word, Argument.cell, change, summary: command.summary, example: command.example(at: "2"),
            outcome: [.cells { state, address, _ in [state.cell(address)] }],
            draft: { state, address, _ in
                try state.cells.chart(of: address).text(of: command.field, in: address.cell(around: state.position))
            }
        ) {
            .edit(.change($0, command.field, $1))
        } looks: { address, _ in
            .edit(.look(address))
        } reply: { state, address, _ in
            let cell = address.cell(around: state.position)
            let content = state.cells.chart(of: address).content(of: cell)
            return address.telling(
                content.flatMap { command.reply(cell, $0, address.chart == nil ? state.position : nil) })
        }
    }

    private static func place(
        _ placing: CellPlacing, summary: Phrase, example: Phrase
    ) -> Command<SubGoalInteractor> {
        Command(
            placing.rawValue, Argument.cell, Argument.target, summary: summary, example: example,
            outcome: [
                .cells { state, address, target in
                    let target = target.target(around: state.position)
                    return [state.cell(address)] + (target.chart == nil ? [state.cells.chart.cell(target.cell)] : [])
                }
            ]
        ) {
            .edit(.place($0, placing, $1))
        } reply: { state, address, target in
            MandalartPhrases.placed(
                address.target(around: state.position), placing, target.target(around: state.position))
        }
    }
}

extension SubGoalInteractor.State {
    /// Returns a cell with its content.
    fileprivate func cell(_ address: CellAddress) -> ChartCell {
        cells.chart(of: address).cell(address.cell(around: position), of: address.chart)
    }

    fileprivate func itemIs(_ address: CellAddress) -> Phrase? {
        guard case .actionItem(let item, in: let subGoal) = address.cell(around: position) else { return nil }
        let isHere = subGoal == position && address.chart == nil
        return cells.chart(of: address).subGoals[subGoal]?.items[item].map {
            MandalartPhrases.itemIs(item, in: isHere ? nil : subGoal, $0)
        }
    }
}
