public import MandalartDomainInterface

extension EditedChart {
    /// The events for the saved cells, and further events if the edit filled the chart's first sub-goal or first action
    /// item.
    package var events: [Event] {
        let subGoals = chart.subGoals.count
        let actionItems = chart.subGoals.values.reduce(0) { $0 + $1.items.count }
        let saved = cells.compactMap { SavedCell($0, of: id, subGoals: subGoals, actionItems: actionItems) }
        var events = saved.map(Event.cellSaved)
        if subGoals == growth(of: \.isSubGoal), let position = saved.lazy.compactMap(\.subGoal).first {
            events.append(.firstSubGoalFilled(position, in: id))
        }
        if actionItems == growth(of: \.isActionItem), let item = saved.lazy.compactMap(\.actionItem).first {
            events.append(.firstActionItemFilled(item.position, subGoal: item.subGoal, in: id))
        }
        return events
    }

    /// Returns the increase in the number of filled cells of a kind, which is negative for a decrease.
    private func growth(of kind: KeyPath<Cell, Bool>) -> Int {
        cells.filter { $0.cell[keyPath: kind] }.reduce(0) {
            $0 + ($1.after == nil ? 0 : 1) - ($1.before == nil ? 0 : 1)
        }
    }
}

extension Cell {
    fileprivate var isSubGoal: Bool { if case .subGoal = self { true } else { false } }
    fileprivate var isActionItem: Bool { if case .actionItem = self { true } else { false } }
}

extension SavedCell {
    fileprivate var subGoal: Position? { if case .subGoal(let position) = cell { position } else { nil } }
    fileprivate var actionItem: (position: Position, subGoal: Position)? {
        if case .actionItem(let position, in: let subGoal) = cell { (position, subGoal) } else { nil }
    }
}

/// The properties of a saved cell in the log: its address, and its fields without their texts.
public struct SavedCell: Hashable, Sendable {
    /// The properties that only goals or only action items have.
    public enum Parts: Hashable, Sendable {
        /// The properties of the core goal or a sub-goal.
        case goal(noteCharacters: Int, palette: Palette?, hasImage: Bool)
        /// The properties of an action item.
        case actionItem(rate: AchievementRate)
    }

    /// The number of the cell's chart.
    public let chart: ChartID
    /// The address of the cell.
    public let cell: Cell
    /// Whether the cell was empty before it was saved.
    public let wasEmpty: Bool
    /// The number of characters in the cell's title.
    public let titleCharacters: Int
    /// The properties that only this kind of cell has.
    public let parts: Parts
    /// The numbers of filled sub-goals, 0…8, and of filled action items, 0…64, in the chart after the cell was saved.
    public let subGoals, actionItems: Int

    /// Creates a saved cell from its logged properties.
    public init(
        chart: ChartID, cell: Cell, wasEmpty: Bool, titleCharacters: Int, parts: Parts, subGoals: Int, actionItems: Int
    ) {
        (self.chart, self.cell, self.wasEmpty, self.titleCharacters) = (chart, cell, wasEmpty, titleCharacters)
        (self.parts, self.subGoals, self.actionItems) = (parts, subGoals, actionItems)
    }

    /// Creates the saved cell for an edit; `nil` if the edit cleared the cell.
    public init?(_ edit: CellEdit, of chart: ChartID, subGoals: Int, actionItems: Int) {
        guard let content = edit.after else { return nil }
        let parts: Parts =
            switch content {
            case .goal(let goal):
                .goal(noteCharacters: goal.note.text.count, palette: goal.palette, hasImage: goal.image != nil)
            case .actionItem(let item): .actionItem(rate: item.rate)
            }
        self.init(
            chart: chart, cell: edit.cell, wasEmpty: edit.before == nil, titleCharacters: content.title.text.count,
            parts: parts, subGoals: subGoals, actionItems: actionItems)
    }
}
