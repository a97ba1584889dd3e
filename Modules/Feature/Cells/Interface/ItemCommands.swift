public import Basics
import Commands
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage
public import Screens

extension Command {
    /// Returns the command `open`, which leads to an item of a list, given by row number, address or title.
    public static func open(_ action: @escaping @Sendable (ItemTarget) -> ReactorType.Action) -> Command {
        Command(
            "open", Argument.itemTarget, summary: FoundItemPhrases.open, example: FoundItemPhrases.openExample,
            byNumber: true, action: action)
    }

    /// Returns the commands for the items of a list, given by row numbers, addresses or titles: `open`, `done`, `rate`,
    /// `due` and `log`. The replies are about the items that `last` returns, the last edited ones.
    public static func ofItems(
        open: @escaping @Sendable (ItemTarget) -> ReactorType.Action,
        edit: @escaping @Sendable ([ItemTarget], CellAction) -> ReactorType.Action,
        last: @escaping @Sendable (ReactorType.State) -> [EditedItem]
    ) -> [Command] {
        let cells: [Member<ReactorType.State>] = [.cells { last($0).map(\.chartCell) }]
        let due = FieldCommand.due
        return [
            .open(open),
            Command(
                "done", Targets(.itemTarget), PastDay(), summary: ProgressPhrases.done,
                example: FoundItemPhrases.doneExample, shows: cells
            ) {
                edit($0, .done(on: $1))
            } reply: { state, _, day in
                last(state).map { $0.reply(ProgressPhrases.isDone($0.item, on: $0.entry?.day(unlessToday: day))) }
            },
            Command(
                "rate", Targets(.itemTarget, before: .value(Argument.rateChange)), Argument.rateChange,
                summary: FoundItemPhrases.rate, example: FoundItemPhrases.rateExample, shows: cells
            ) {
                edit($0, .change([.rate($1)]))
            } reply: { state, _, _ in
                last(state).map { $0.reply(ProgressPhrases.isDone($0.item)) }
            },
            Command(
                due.field.word, Targets(.itemTarget, before: .value(due.argument)), due.argument,
                summary: due.summary, example: due.example(at: "1"), shows: cells
            ) {
                edit($0, $1)
            } reply: { state, _, _ in
                last(state).map { $0.reply(DuePhrases.isDue($0.cell, $0.item.title, $0.item.due)) }
            },
            Command(
                "log", Targets(.itemTarget, before: .text), OptionalDeed(), summary: FoundItemPhrases.log,
                example: FoundItemPhrases.logExample,
                shows: [.entry { last($0).last?.entry }, .entryDay { last($0).last?.entry }]
            ) { items, deed in
                deed.map { edit(items, .log($0.text, on: $0.day)) } ?? open(items[0])
            } reply: { state, _, deed in
                deed.flatMap { deed in last(state).last?.entry.map { ProgressPhrases.logged($0, on: deed.day) } }
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
