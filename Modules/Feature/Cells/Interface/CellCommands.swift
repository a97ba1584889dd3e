public import Basics
import Commands
public import MandalartDomainInterface
import ProgressDomainInterface
public import Ribcage
public import Screens
import Terminal

/// The commands that edit cells by their addresses, for the reactor of a grid.
public struct CellCommands<ReactorType: Reactor>: Sendable {
    /// The state of the reactor.
    public typealias State = ReactorType.State

    private let edit: @Sendable ([CellName], CellAction) -> ReactorType.Action
    private let look: @Sendable ([ChartID]) -> ReactorType.Action
    private let open: @Sendable (CellName) -> ReactorType.Action
    private let cells: @Sendable (State) -> CellsState
    private let place: @Sendable (State) -> Position?
    private let example: String

    /// Creates the commands for a place that shows cells.
    ///
    /// - Parameters:
    ///   - edit: Returns the action that edits the cells with the given names.
    ///   - look: Returns the action that reads other charts, to show cells of these charts to the person before an edit.
    ///   - open: Returns the action that opens the page of the item with the given name.
    ///   - cells: Returns the shown charts and the last edit.
    ///   - place: Returns the open sub-goal, where a lone number is an action item; `nil` at home.
    ///   - example: The address of an item, for the examples in help.
    public init(
        _ edit: @escaping @Sendable ([CellName], CellAction) -> ReactorType.Action,
        look: @escaping @Sendable ([ChartID]) -> ReactorType.Action,
        open: @escaping @Sendable (CellName) -> ReactorType.Action,
        in cells: @escaping @Sendable (State) -> CellsState,
        around place: @escaping @Sendable (State) -> Position? = { _ in nil }, example: String
    ) {
        (self.edit, self.look, self.open) = (edit, look, open)
        (self.cells, self.place, self.example) = (cells, place, example)
    }

    /// Returns the command `set`, which gives a cell a title and, with `--rate`, a rate.
    public func set(summary: Phrase, example: Phrase) -> Command<ReactorType> {
        Command(
            "set", Targets(.cell, before: .text), RestOfWords(MandalartPhrases.title, RatedTitle.init(words:)),
            NamedArgument("--rate", Argument.rate), summary: summary, example: example, shows: edited
        ) {
            edit($0, .set($1, $2))
        } looks: { names, _, _ in
            look(at: names)
        } asks: { state, names, title, _ in
            names.first.flatMap { questionBeforeRenaming($0, to: title, in: state) }
        } reply: { state, _, _, _ in
            replies(in: state) { cell, content, place in
                guard case .subGoal(let position) = cell else { return FieldCommand.rate.reply(cell, content, place) }
                return CellsPhrases.subGoalIs(position, content.title)
            } + was(in: state)
        }
    }

    /// Returns the question that confirms giving a filled cell another title, if that may not be what the person means:
    /// the title begins like the number of another cell, as in `set 1 4 Read`, the address is the centre of a
    /// sub-goal's grid, as in `set 1/5 Read`, or the cell is named by a part of its title; otherwise `nil`.
    private func questionBeforeRenaming(_ name: CellName, to title: RatedTitle, in state: State) -> Phrase? {
        guard let (chart, cell) = try? cells(state).cell(of: name, around: place(state)) else { return nil }
        let new = title.text
        guard let old = chart.content(of: cell)?.title, old.text != new else { return nil }
        switch name {
        case .title(let text): return old.isCalled(text) ? nil : CellsPhrases.renames(cell, old, new)
        case .address(let address): return questionBeforeRenaming(cell, at: address, old, to: new)
        }
    }

    private func questionBeforeRenaming(
        _ cell: Cell, at address: CellAddress, _ old: Title, to new: String
    ) -> Phrase? {
        if case .subGoal = cell, address.subGoal != nil {
            return CellsPhrases.renamesCentre(address, cell, old, new)
        }
        let words = new.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, (try? CellAddress(words[0])) != nil else { return nil }
        if case .subGoal = cell, let item = try? CellAddress("\(address)/\(words[0])") {
            return CellsPhrases.renames(cell, old, new, insteadOf: "set \(item) \(words[1])")
        }
        return CellsPhrases.renames(cell, old, new, beginningWith: words[0])
    }

    /// Returns the command `clear`, which empties cells. It asks before it empties a goal, but not before it empties an
    /// item, because an item is a single line that `undo` restores.
    public func clear(summary: Phrase, example: Phrase) -> Command<ReactorType> {
        Command(
            "clear", Targets(.cell), summary: summary, example: example, isDestructive: true, shows: edited
        ) {
            edit($0, .clear)
        } looks: {
            look(at: $0)
        } asks: { state, names in
            questionBeforeClearing(names, in: state)
        } reply: { state, _ in
            replies(in: state) { edited, place in
                edited.cell.map { CellsPhrases.cleared(MandalartPhrases.theCell($0, in: place)) }
            }
        }
    }

    private func questionBeforeClearing(_ names: [CellName], in state: State) -> Phrase? {
        // In the grid of a sub-goal, no goal is cleared.
        if place(state) != nil { return nil }
        var goals: [(name: Phrase, title: Title)] = []
        var count = 0
        for name in names {
            guard let (chart, cell) = try? cells(state).cell(of: name, around: place(state)),
                let content = chart.content(of: cell), content.item == nil
            else { continue }
            goals.append((CellTarget(cell, in: name.chart).name, content.title))
            if case .subGoal(let position) = cell { count += chart.subGoals[position]?.items.count ?? 0 }
        }
        guard let goal = goals.first else { return nil }
        if goals.count > 1 { return CellsPhrases.empty(goals.map(\.title.text), items: count) }
        return CellsPhrases.empty(goal.name, Text(line: goal.title.text).truncated(to: 40).plain, items: count)
    }

    /// Returns the line about the title that the last edit replaced in its cell; empty for none.
    public func was(in state: State) -> [Phrase] {
        let edit = cells(state).edited.flatMap { edited in edited.cells.first { $0.cell == edited.cell } }
        return edit?.replacedTitle.map { [CellsPhrases.was($0)] } ?? []
    }

    /// Returns the command that changes a field of one or more cells. `pairs` is whether two lone numbers are one address.
    public func change(_ command: FieldCommand, pairs: Bool = false) -> Command<ReactorType> {
        change(
            command, of: Targets(name(for: command), pairs: pairs, before: .value(command.argument)),
            to: LastArgument(command.argument))
    }

    /// Returns the command that writes a text in a field of a cell.
    public func write(_ command: FieldCommand) -> Command<ReactorType> {
        change(command, of: Targets(name(for: command), before: .text), to: Rest(command.argument, isLong: true))
    }

    private func name(for command: FieldCommand) -> Argument<CellName> {
        CellField.ofGoals.contains(command.field) ? .cellName : .itemName
    }

    private func change(
        _ command: FieldCommand, of names: Targets<CellName>, to change: some Parameter<CellAction>
    ) -> Command<ReactorType> {
        Command(
            command.field.word, names, change, summary: command.summary, example: command.example(at: example),
            shows: edited,
            draft: { state, names, _ in
                guard let name = names.first, names.count == 1 else { return nil }
                let (chart, cell) = try cells(state).cell(of: name, around: place(state))
                return try chart.text(of: command.field, in: cell)
            }
        ) {
            edit($0, $1)
        } looks: { names, _ in
            look(at: names)
        } reply: { state, _, _ in
            replies(in: state, command.reply)
        }
    }

    /// Returns the command `done`, which completes action items, or logs that habits were kept. `pairs` is
    /// whether two lone numbers are one address.
    public func done(pairs: Bool = false, example: Phrase) -> Command<ReactorType> {
        Command(
            "done", Targets(.itemName, pairs: pairs), PastDay(), summary: ProgressPhrases.done, example: example,
            shows: edited
        ) {
            edit($0, .done(on: $1))
        } reply: { state, _, day in
            let day = cells(state).edited?.entry?.day(unlessToday: day)
            return replies(in: state) { _, content, _ in
                content.item.map { ProgressPhrases.isDone($0, on: day) }
            }
        }
    }

    /// Returns the command `move`, `swap` or `copy`, which puts a cell in another place.
    public func place(_ placing: CellPlacing, summary: Phrase, example: Phrase) -> Command<ReactorType> {
        Command(
            placing.rawValue, Targets(.cell, before: .text), Argument.target, summary: summary, example: example,
            shows: edited
        ) {
            edit($0, .place(placing, at: CellReference($1)))
        } reply: { state, _, _ in
            guard let edited = cells(state).edited, let cell = edited.cell else { return nil }
            let target = edited.target.map { CellTarget($0, in: chart(of: edited, in: state)) }
            let other = edited.others.first.flatMap { other in
                other.cell.map { CellTarget($0, in: chart(of: other, in: state)) }
            }
            return (target ?? other).map {
                MandalartPhrases.placed(CellTarget(cell, in: chart(of: edited, in: state)), placing, $0)
            }
        }
    }

    /// Returns the command `log`, which logs an activity for an action item or, without a text, opens the item's page.
    /// `pairs` is whether two lone numbers are one address.
    public func log(pairs: Bool = false, summary: Phrase, example: Phrase) -> Command<ReactorType> {
        Command(
            "log", Targets(.itemName, pairs: pairs, before: .text), OptionalDeed(), summary: summary, example: example,
            shows: [.entry { cells($0).edited?.entry }, .entryDay { cells($0).edited?.entry }]
        ) { names, deed in
            deed.map { edit(names, .log($0.text, on: $0.day)) } ?? open(names[0])
        } reply: { state, _, deed in
            deed.flatMap { deed in cells(state).edited?.entry.map { ProgressPhrases.logged($0, on: deed.day) } }
        }
    }

    private var edited: [Member<State>] { [.cells { cells($0).editedCells }] }

    /// Returns the action that reads the charts whose numbers the names have; `nil` if all cells are of the chart in view.
    private func look(at names: [CellName]) -> ReactorType.Action? {
        let charts = names.compactMap(\.chart)
        return charts.isEmpty ? nil : look(charts)
    }

    /// Returns the number of an edited chart if it is another one than the chart in view; otherwise `nil`.
    private func chart(of edited: EditedChart, in state: State) -> ChartID? {
        edited.id.isSame(as: cells(state).id) ? nil : edited.id
    }

    /// Returns a reply for each edited cell that is filled. If an edit changed nothing, its reply says so. An item of the
    /// open sub-goal is named only by its position.
    public func replies(
        in state: State, _ reply: (Cell, CellContent, Position?) -> Phrase?
    ) -> [Phrase] {
        replies(in: state) { edited, place in
            guard let cell = edited.cell, let content = edited.chart.content(of: cell) else { return nil }
            return edited.isUnchanged ? CellsPhrases.already(content.title) : reply(cell, content, place)
        }
    }

    /// Returns the replies to the edits, each preceded by the number of its chart if that is not the chart in view.
    private func replies(
        in state: State, _ reply: (EditedChart, _ place: Position?) -> Phrase?
    ) -> [Phrase] {
        cells(state).edits.compactMap { edited in
            guard let chart = chart(of: edited, in: state) else { return reply(edited, place(state)) }
            return reply(edited, nil).map { MandalartPhrases.told($0, of: chart) }
        }
    }
}
