import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Screens
import Terminal
import Time

extension HomeScreen {
    static let commands: [Command<HomeInteractor>] = [
        Command(
            "core", Rest(.title), summary: HomePhrases.core, example: HomePhrases.coreExample,
            outcome: [.cells { state, _ in [state.cells.chart.cell(.coreGoal)] }]
        ) {
            .setCoreGoal($0)
        } reply: { _, title in
            HomePhrases.coreGoalIs(title)
        },
        Command(
            "set", Argument.cell, RestOfWords(MandalartPhrases.title, RatedTitle.init(words:)),
            NamedArgument("--rate", Argument.rate), summary: HomePhrases.set, example: HomePhrases.setExample,
            outcome: [.cells { state, address, _, _ in [state.cell(address)] }]
        ) {
            .edit(.set($0, $1.changes(rated: $2)))
        } reply: { state, address, _, _ in
            address.telling(state.cells.chart(of: address).isNow(address))
        },
        change(.rate, of: ItemAddress(), to: FieldCommand.rate.argument),
        change(.due, of: Argument.cell, to: FieldCommand.due.argument),
        change(.every, of: ItemAddress(), to: FieldCommand.every.argument),
        change(.note, of: Argument.cell, to: Rest(FieldCommand.note.argument, isLong: true)),
        Command(
            "done", ItemAddress(), NamedArgument("--on", Argument.pastDay), summary: ProgressPhrases.done,
            example: HomePhrases.doneExample,
            outcome: [.cells { state, address, _ in [state.cell(address)] }]
        ) {
            .edit(.done($0, $1))
        } reply: { state, address, _ in
            address.telling(
                ProgressPhrases.isDone(address.cell(), of: state.cells.chart(of: address), state.cells.deed))
        },
        Command(
            "clear", Argument.cell, summary: HomePhrases.clear, example: HomePhrases.clearExample,
            isDestructive: true, outcome: [.cells { state, address in [state.cell(address)] }]
        ) {
            .edit(.clear($0))
        } looks: {
            .edit(.look($0))
        } asks: { state, address in
            state.cells.chart(of: address).questionBeforeClearing(address.target())
        } reply: { _, address in
            address.telling(HomePhrases.cleared(address.cell()))
        },
        place(.move, summary: HomePhrases.move, example: HomePhrases.moveExample),
        place(.swap, summary: HomePhrases.swap, example: HomePhrases.swapExample),
        place(.copy, summary: HomePhrases.copy, example: HomePhrases.copyExample),
        Command(
            "log", ItemAddress(), Rest(.deed), NamedArgument("--on", Argument.pastDay), summary: HomePhrases.log,
            example: HomePhrases.logExample,
            outcome: [
                .entry { state, _, _, _ in state.cells.activity }, .entryDay { state, _, _, _ in state.cells.activity },
            ]
        ) {
            .edit(.log($0, $1, $2))
        } reply: { state, _, _, day in
            state.cells.activity.map { ProgressPhrases.logged($0, on: day) }
        },
        Command(
            "open", Rest(.subGoalName), summary: HomePhrases.open, example: HomePhrases.openExample,
            titles: { $0.cells.chart.titlesOfSubGoals }
        ) {
            .open($0)
        },
    ]

    private static func change(
        _ command: FieldCommand, of address: some Parameter<CellAddress>, to change: some Parameter<TypedChange>
    ) -> Command<HomeInteractor> {
        Command(
            command.field.word, address, change, summary: command.summary, example: command.example(at: "3/2"),
            outcome: [.cells { state, address, _ in [state.cell(address)] }],
            draft: { state, address, _ in
                try state.cells.chart(of: address).text(of: command.field, in: address.cell())
            }
        ) {
            .edit(.change($0, command.field, $1))
        } looks: { address, _ in
            .edit(.look(address))
        } reply: { state, address, _ in
            let cell = address.cell()
            let content = state.cells.chart(of: address).content(of: cell)
            return address.telling(content.flatMap { command.reply(cell, $0, nil) })
        }
    }

    private static func place(
        _ placing: CellPlacing, summary: Phrase, example: Phrase
    ) -> Command<HomeInteractor> {
        Command(
            placing.rawValue, Argument.cell, Argument.target, summary: summary, example: example,
            outcome: [
                .cells { state, address, target in
                    let target = target.target()
                    return [state.cell(address)]
                        + (target.chart == nil ? [state.cells.chart.cell(target.cell)] : [])
                }
            ]
        ) {
            .edit(.place($0, placing, $1))
        } reply: { _, address, target in
            MandalartPhrases.placed(address.target(), placing, target.target())
        }
    }
}

/// The address of an action item in one word, `3/2`, or in two, `3 2`.
private struct ItemAddress: Parameter {
    private let argument = Argument.item

    var usage: Phrase { argument.usage }
    var candidates: [String] { argument.candidates }

    func take(from words: inout Words) throws -> CellAddress {
        let address = try argument.take(from: &words)
        guard address.subGoal == nil, let word = words.first, (try? Position(word)) != nil else { return address }
        _ = words.next()
        return try CellAddress("\(address)/\(word)")
    }
}

extension HomeInteractor.State {
    /// Returns a cell with its content.
    fileprivate func cell(_ address: CellAddress) -> ChartCell {
        cells.chart(of: address).cell(address.cell(), of: address.chart)
    }
}

extension Chart {
    /// Returns the sentence with a cell's new content.
    fileprivate func isNow(_ address: CellAddress) -> Phrase? {
        switch address.cell() {
        case .coreGoal: nil
        case .subGoal(let position): subGoals[position].map { HomePhrases.subGoalIs(position, $0.title) }
        case .actionItem(let position, in: let subGoal):
            subGoals[subGoal]?.items[position].map { MandalartPhrases.itemIs(position, in: subGoal, $0) }
        }
    }

    /// Returns the question before a cell is cleared; `nil` for an empty cell, and for an action item: it is a single
    /// line, and `undo` restores it.
    fileprivate func questionBeforeClearing(_ target: CellTarget) -> Phrase? {
        guard let title = content(of: target.cell)?.title else { return nil }
        let name = Text(line: title.text).truncated(to: 40).plain
        switch target.cell {
        case .coreGoal: return HomePhrases.empty(target, name, items: 0)
        case .actionItem: return nil
        case .subGoal(let position):
            return HomePhrases.empty(target, name, items: subGoals[position]?.items.count ?? 0)
        }
    }
}
