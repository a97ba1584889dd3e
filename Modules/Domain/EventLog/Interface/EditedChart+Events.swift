package import MandalartDomainInterface

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
