import Basics
package import Journal
package import MandalartDomainInterface
import SQLite

extension JournaledTable {
    /// The table of charts, with their names, due days, and whether they are archived.
    package static let chart = JournaledTable(
        "chart", fields: [.plain("name"), .plain("archived"), .plain("due")],
        number: Number("number", claimedBy: "claim"), counted: EditPhrases.charts,
        scope: { _ in "\(EditScope.charts)" }, describe: chartChanges)

    /// The table of the filled cells in main grids.
    static let goal = JournaledTable(
        "goal",
        fields: [
            .parent("chart", in: "chart"), .structural("position"), .plain("title"), .plain("note"),
            .plain("palette"), .plain("image"), .plain("due"),
        ],
        claim: ["chart", "position"],
        keptDeleted: Connection.hasItems("goal"),
        counted: EditPhrases.goals, scope: { "\($0).chart" },
        describe: { $0.cellChanges(isItem: false) })

    /// The table of the filled cells around sub-goals.
    static let item = JournaledTable(
        "item",
        fields: [
            .parent("goal", in: "goal"), .structural("position"), .plain("title"), .plain("rate"), .plain("due"),
            .plain("cadence"), .plain("pauses"), .plain("note"), .plain("picked").quiet,
        ],
        claim: ["goal", "position"], mentions: ["item_touch.item"], counted: EditPhrases.items,
        scope: { "(SELECT chart FROM goal WHERE id = \($0).goal)" },
        describe: { $0.cellChanges(isItem: true) + $0.pickChanges })

    private static let chartChanges: @Sendable (RowEdit) -> [Described] = { edit in
        let number = (edit.after ?? edit.before)?.integer("number") ?? 0
        let subject = EditPhrases.chart(number)
        func record(_ fields: Fields?) -> JSONObject? {
            fields.map { fields in
                [
                    "name": fields.text("name").map { .string($0) } ?? .null,
                    "archived": .bool(fields.integer("archived") == 1),
                    "due": fields.due.map { .string("\($0)") } ?? .null,
                ]
            }
        }
        let details = RecordedEdit.Details(
            part: "chart", address: "\(number)", before: record(edit.before), after: record(edit.after))
        if edit.changed.contains("archived"), edit.before != nil, edit.after != nil {
            func word(_ fields: Fields?) -> RecordedEdit.Content {
                .word(fields?.integer("archived") == 1 ? EditPhrases.archived : EditPhrases.notArchived)
            }
            let change = RecordedEdit.Change(
                subject, before: word(edit.before), after: word(edit.after), details: details)
            return [Described(order: number, change)]
        }
        if edit.changed.contains("due"), edit.before != nil, edit.after != nil {
            func day(_ fields: Fields?) -> RecordedEdit.Content { .word(fields?.due?.phrase ?? EditPhrases.noDay) }
            let change = RecordedEdit.Change(
                EditPhrases.dueDay(of: number), label: EditPhrases.dueDayLabel(of: number), before: day(edit.before),
                after: day(edit.after), details: details)
            return [Described(order: number, change)]
        }
        func name(_ fields: Fields?) -> RecordedEdit.Content? {
            fields.map { fields in fields.text("name").map { .text($0) } ?? .word(EditPhrases.noName) }
        }
        let change = RecordedEdit.Change(
            subject, before: name(edit.before), after: name(edit.after), details: details, isEntry: true)
        return [Described(order: number, change)]
    }
}

/// The address and the content of a cell at the time before or after an edit.
private struct CellPlace {
    let cell: Cell
    /// The number of the chart; `nil` for the chart whose history is shown.
    let chart: ChartID?
    let content: CellContent?
}

extension RowEdit {
    /// Returns the number of a goal's chart; `nil` for the chart whose history is shown.
    fileprivate func chart(of goal: Fields, _ moment: Moment) -> ChartID? {
        guard goal["chart"] != .integer(scope), let chart = relative(in: "chart", of: goal, moment) else { return nil }
        return chart.integer("number").flatMap { try? ChartID($0) }
    }

    private func cellPlace(_ moment: Moment, isItem: Bool) -> CellPlace? {
        guard let fields = moment == .before ? before : after, let number = fields.integer("position") else {
            return nil
        }
        let position = try? Position(number)
        guard isItem else {
            return CellPlace(
                cell: position.map { .subGoal($0) } ?? .coreGoal, chart: chart(of: fields, moment),
                content: CellContent(goal: fields))
        }
        guard let goal = relative(in: "goal", of: fields, moment), let position,
            let subGoal = goal.integer("position").flatMap({ try? Position($0) })
        else { return nil }
        return CellPlace(
            cell: .actionItem(position, in: subGoal), chart: chart(of: goal, moment),
            content: CellContent(item: fields))
    }

    /// Returns the changes of a cell. A row that has moved has two changes: one cell is emptied, and another one is
    /// filled.
    fileprivate func cellChanges(isItem: Bool) -> [JournaledTable.Described] {
        let (before, after) = (cellPlace(.before, isItem: isItem), cellPlace(.after, isItem: isItem))
        guard let before, let after, (before.cell, before.chart) == (after.cell, after.chart) else {
            let emptied = before.map { Self.described(CellEdit($0.cell, before: $0.content, after: nil), in: $0.chart) }
            let filled = after.map { Self.described(CellEdit($0.cell, before: nil, after: $0.content), in: $0.chart) }
            return (emptied ?? []) + (filled ?? [])
        }
        return Self.described(
            CellEdit(before.cell, before: before.content, after: after.content), in: before.chart)
    }

    /// The changes that pick or unpick an item: at most one, and none if the cell was cleared together with its pick.
    fileprivate var pickChanges: [JournaledTable.Described] {
        guard changed.contains("picked"), before != nil, let place = cellPlace(.after, isItem: true) else { return [] }
        let change = RecordedEdit.Change(
            pickOf: place.cell, in: place.chart, before: before?.lastPick, after: after?.lastPick)
        return [JournaledTable.Described(order: Self.order(of: place.cell, in: place.chart), change)]
    }

    private static func described(_ edit: CellEdit, in chart: ChartID?) -> [JournaledTable.Described] {
        let order = order(of: edit.cell, in: chart)
        return edit.recorded(in: chart).map { JournaledTable.Described(order: order, $0) }
    }

    private static func order(of cell: Cell, in chart: ChartID?) -> Int {
        let place =
            switch cell {
            case .coreGoal: Position.centre
            case .subGoal(let position): position.number
            case .actionItem(let position, in: let subGoal): subGoal.number * 10 + position.number
            }
        return (chart?.number ?? 0) * 100 + place
    }
}

extension CellContent {
    fileprivate init?(goal fields: Fields) {
        guard let title = try? Title(fields.text("title") ?? "") else { return nil }
        self = .goal(Goal(title: title))
        read(fields)
    }

    fileprivate init?(item fields: Fields) {
        guard let title = try? Title(fields.text("title") ?? ""),
            let rate = try? AchievementRate(fields.integer("rate") ?? 0)
        else { return nil }
        self = .actionItem(ActionItem(title: title, rate: rate, habit: fields.habit))
        read(fields)
    }

    /// Reads the fields that are stored as text, and skips invalid ones.
    private mutating func read(_ row: Fields) {
        for field in fields { if let text = row.text(field.word) { _ = try? field.read(text, into: &self) } }
    }
}

extension Fields {
    /// The habit of an item, without the days on which it was kept; `nil` for an item that is not a habit.
    package var habit: Habit? {
        let cadence = text("cadence").flatMap { try? Cadence($0) }
        let pauses = text("pauses").flatMap { try? HabitPauses($0) }
        return cadence.map { Habit($0, pauses: pauses ?? .none) }
    }

    fileprivate var due: Day? { text("due").flatMap { try? Day($0) } }

    /// The day on which an item was picked last, the first of the stored days.
    fileprivate var lastPick: Day? { text("picked").flatMap { try? Day(String($0.prefix(10))) } }
}
