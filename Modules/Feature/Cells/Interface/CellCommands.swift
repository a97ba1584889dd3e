public import Basics
import Commands
public import MandalartDomainInterface
import ProgressDomainInterface
public import Ribcage
public import Screens

/// The commands that edit cells by their addresses, for the reactor of a grid.
public struct CellCommands<ReactorType: Reactor>: Sendable {
    /// The state of the reactor.
    public typealias State = ReactorType.State

    private let edit: @Sendable ([CellName], CellAction) -> ReactorType.Action
    private let look: @Sendable (CellAddress) -> ReactorType.Action
    private let open: @Sendable (CellName) -> ReactorType.Action
    private let cells: @Sendable (State) -> CellsState
    private let place: @Sendable (State) -> Position?
    private let example: String

    /// Creates the commands for a place that shows cells.
    ///
    /// - Parameters:
    ///   - edit: Returns the action that edits the cells with the given names.
    ///   - look: Returns the action that reads the chart of an address, to show a cell of that chart to the person before
    ///     an edit.
    ///   - open: Returns the action that opens the page of the item with the given name.
    ///   - cells: Returns the shown charts and the last edit.
    ///   - place: Returns the open sub-goal, where a lone number is an action item; `nil` at home.
    ///   - example: The address of an item, for the examples in help.
    public init(
        _ edit: @escaping @Sendable ([CellName], CellAction) -> ReactorType.Action,
        look: @escaping @Sendable (CellAddress) -> ReactorType.Action,
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
            "set", Argument.cell, RestOfWords(MandalartPhrases.title, RatedTitle.init(words:)),
            NamedArgument("--rate", Argument.rate), summary: summary, example: example,
            outcome: [.cells { state, address, _, _ in [cell(address, in: state)] }]
        ) {
            edit([.address($0)], .set($1, $2))
        } looks: { address, _, _ in
            address.chart == nil ? nil : look(address)
        } asks: { state, address, title, _ in
            questionBeforeRenaming(address, to: title, in: state)
        } reply: { state, address, _, _ in
            reply(address, in: state) { cell, content, place in
                guard case .subGoal(let position) = cell else { return FieldCommand.rate.reply(cell, content, place) }
                return CellsPhrases.subGoalIs(position, content.title)
            }.map { [$0] + was(address.cell(around: place(state)), in: state) }
        }
    }

    /// Returns the question that confirms giving a filled cell another title, if that may not be what the person means:
    /// the title begins like the number of another cell, as in `set 1 4 Read`, or the address is the centre of a
    /// sub-goal's grid, as in `set 1/5 Read`; otherwise `nil`.
    private func questionBeforeRenaming(_ address: CellAddress, to title: RatedTitle, in state: State) -> Phrase? {
        let new = title.text
        let cell = address.cell(around: place(state))
        guard let old = cells(state).chart(of: address).content(of: cell)?.title, old.text != new else { return nil }
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

    /// Returns the line about the title that the last edit replaced in a cell; empty for none.
    public func was(_ cell: Cell, in state: State) -> [Phrase] {
        let edit = cells(state).edited?.cells.first { $0.cell == cell }
        return edit?.replacedTitle.map { [CellsPhrases.was($0)] } ?? []
    }

    /// Returns the command that changes a field of one or more cells. `pairs` is whether two lone numbers are one address.
    public func change(_ command: FieldCommand, pairs: Bool = false) -> Command<ReactorType> {
        change(
            command, of: Targets(name(for: command), pairs: pairs, before: .value(command.argument)),
            to: command.argument)
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
            outcome: [.cells { state, names, _ in names.compactMap { cell($0, in: state) } }],
            draft: { state, names, _ in
                guard let name = names.first, names.count == 1 else { return nil }
                let (chart, cell) = try cells(state).cell(of: name, around: place(state))
                return try chart.text(of: command.field, in: cell)
            }
        ) {
            edit($0, $1)
        } looks: { names, _ in
            guard case .address(let address) = names.first else { return nil }
            return look(address)
        } reply: { state, names, _ in
            replies(names, in: state, command.reply)
        }
    }

    /// Returns the command `done`, which completes action items, or logs that habits were kept. `pairs` is
    /// whether two lone numbers are one address.
    public func done(pairs: Bool = false, example: Phrase) -> Command<ReactorType> {
        Command(
            "done", Targets(.itemName, pairs: pairs), PastDay(), summary: ProgressPhrases.done, example: example,
            outcome: [.cells { state, names, _ in names.compactMap { cell($0, in: state) } }]
        ) {
            edit($0, .done(on: $1))
        } reply: { state, names, day in
            let day = cells(state).edited?.entry?.day(unlessToday: day)
            return replies(names, in: state) { _, content, _ in
                content.item.map { ProgressPhrases.isDone($0, on: day) }
            }
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
            edit([.address($0)], .place(placing, at: $1))
        } reply: { state, address, target in
            MandalartPhrases.placed(
                address.target(around: place(state)), placing, target.target(around: place(state)))
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

    /// Returns the cell with a name, with its content; `nil` if no title of the chart means one cell.
    private func cell(_ name: CellName, in state: State) -> ChartCell? {
        switch name {
        case .address(let address): cell(address, in: state)
        case .title: (try? cells(state).cell(of: name)).map { $0.chart.cell($0.cell) }
        }
    }

    /// Returns a reply for each edited cell.
    private func replies(
        _ names: [CellName], in state: State, _ reply: (Cell, CellContent, Position?) -> Phrase?
    ) -> [Phrase] {
        names.indices.compactMap { index in
            let edited = cells(state).edits.indices.contains(index) ? cells(state).edits[index] : nil
            switch names[index] {
            case .address(let address): return self.reply(address, of: edited, in: state, reply)
            case .title:
                guard let cell = (try? cells(state).cell(of: names[index]))?.cell else { return nil }
                return self.reply(CellAddress(cell), of: edited, in: state, reply)
            }
        }
    }

    /// Returns the cell at an address, with its content.
    public func cell(_ address: CellAddress, in state: State) -> ChartCell {
        cells(state).chart(of: address).cell(address.cell(around: place(state)), of: address.chart)
    }

    /// Returns the reply about an edited cell, preceded by the number of its chart if the address has one; `nil` if the
    /// cell is empty. If the edit changed nothing, the reply says so. An item of the open sub-goal is named only by its
    /// position.
    public func reply(
        _ address: CellAddress, in state: State, _ reply: (Cell, CellContent, Position?) -> Phrase?
    ) -> Phrase? {
        self.reply(address, of: cells(state).edited, in: state, reply)
    }

    private func reply(
        _ address: CellAddress, of edited: EditedChart?, in state: State,
        _ reply: (Cell, CellContent, Position?) -> Phrase?
    ) -> Phrase? {
        let cell = address.cell(around: place(state))
        guard let content = cells(state).chart(of: address).content(of: cell) else { return nil }
        let told =
            edited?.isUnchanged == true
            ? CellsPhrases.already(content.title) : reply(cell, content, address.chart == nil ? place(state) : nil)
        return told.map { told in address.chart.map { MandalartPhrases.told(told, of: $0) } ?? told }
    }
}
