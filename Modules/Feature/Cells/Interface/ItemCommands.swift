public import Basics
import Commands
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage
public import Screens

extension Command {
    /// Returns the command `open`, which leads to an item of a list, given by row number or address.
    public static func open(_ action: @escaping @Sendable (ItemTarget) -> ReactorType.Action) -> Command {
        Command(
            "open", Argument.itemTarget, summary: FoundItemPhrases.open, example: FoundItemPhrases.openExample,
            byNumber: true, action: action)
    }

    /// Returns the commands for an item of a list, given by row number or address: `open`, `done`, `rate` and `log`.
    /// The replies are about the item that `last` returns, the last edited one.
    public static func ofItems(
        open: @escaping @Sendable (ItemTarget) -> ReactorType.Action,
        edit: @escaping @Sendable (ItemTarget, CellAction) -> ReactorType.Action,
        last: @escaping @Sendable (ReactorType.State) -> EditedItem?
    ) -> [Command] {
        let cells: @Sendable (ReactorType.State) -> [ChartCell] = { state in last(state).map { [$0.chartCell] } ?? [] }
        return [
            .open(open),
            Command(
                "done", Argument.itemTarget, NamedArgument("--on", Argument.pastDay), summary: ProgressPhrases.done,
                example: FoundItemPhrases.doneExample, shows: [.cells(cells)]
            ) {
                edit($0, .done(on: $1))
            } reply: { state, _, _ in
                last(state).map { $0.reply(ProgressPhrases.isDone($0.item)) }
            },
            Command(
                "rate", Argument.itemTarget, Argument.rateChange, summary: FoundItemPhrases.rate,
                example: FoundItemPhrases.rateExample, shows: [.cells(cells)]
            ) {
                edit($0, .change([.rate($1)]))
            } reply: { state, _, _ in
                last(state).map { $0.reply(ProgressPhrases.isDone($0.item)) }
            },
            Command(
                "log", Argument.itemTarget, Rest(.deed), NamedArgument("--on", Argument.pastDay),
                summary: FoundItemPhrases.log, example: FoundItemPhrases.logExample,
                shows: [.entry { last($0)?.entry }, .entryDay { last($0)?.entry }]
            ) {
                edit($0, .log($1, on: $2))
            } reply: { state, _, _, day in
                last(state)?.entry.map { ProgressPhrases.logged($0, on: day) }
            },
        ]
    }
}

extension EditedItem {
    /// The item as a cell of its chart.
    public var chartCell: ChartCell { ChartCell(cell, in: chart, content: .actionItem(item)) }

    /// Returns a reply to the edit or, if the edit changed nothing, one that says so.
    public func reply(_ reply: Phrase) -> Phrase { isUnchanged ? CellsPhrases.already(item.title) : reply }
}
