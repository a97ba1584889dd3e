extension Chart {
    /// Makes changes to one cell, all or none.
    ///
    /// A title fills an empty cell; every other change needs a filled one. An action item needs a filled sub-goal.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` and ``MandalartError/noSuchField(_:_:)``.
    public mutating func apply(_ changes: [CellChange], to cell: Cell) throws(MandalartError) {
        var next = self
        for change in changes { try next.apply(change, to: cell) }
        self = next
    }

    /// Empties a filled cell; with a sub-goal its items go.
    ///
    /// - Throws: ``MandalartError/alreadyEmpty(_:)``.
    public mutating func clear(_ cell: Cell) throws(MandalartError) {
        guard content(of: cell) != nil else { throw .alreadyEmpty(cell) }
        try put(nil, in: cell)
    }

    private mutating func apply(_ change: CellChange, to cell: Cell) throws(MandalartError) {
        switch cell {
        case .coreGoal:
            coreGoal = try Self.changed(coreGoal, by: change, at: cell, filledBy: CoreGoal.init(title:))
        case .subGoal(let position):
            subGoals[position] = try Self.changed(
                subGoals[position], by: change, at: cell, filledBy: SubGoal.init(title:))
        case .actionItem(let position, in: let subGoal):
            guard subGoals[subGoal] != nil else { throw .empty(.subGoal(subGoal)) }
            let item = subGoals[subGoal]?.items[position]
            subGoals[subGoal]?.items[position] = try Self.changed(item, by: change, at: cell)
        }
    }

    private static func changed<G: Goal>(
        _ goal: G?, by change: CellChange, at cell: Cell, filledBy fill: (Title) -> G
    ) throws(MandalartError) -> G {
        guard var goal else {
            guard case .title(let title) = change else { throw .empty(cell) }
            return fill(title)
        }
        switch change {
        case .title(let title): goal.title = title
        case .description(let description): goal.description = description
        case .palette(let palette): goal.palette = palette
        case .image(let image): goal.image = image
        case .due(let due): goal.due = due
        case .rate, .rateBy: throw .noSuchField(.rate, cell)
        case .every: throw .noSuchField(.every, cell)
        }
        return goal
    }

    private static func changed(
        _ item: ActionItem?, by change: CellChange, at cell: Cell
    ) throws(MandalartError) -> ActionItem {
        if [.description, .palette, .image].contains(change.field) { throw .noSuchField(change.field, cell) }
        guard var item else {
            guard case .title(let title) = change else { throw .empty(cell) }
            return ActionItem(title: title)
        }
        if item.habit != nil, change.field == .rate { throw .rateOfHabit(cell) }
        switch change {
        case .title(let title): item.title = title
        case .rate(let rate): item.markedRate = rate
        case .rateBy(let percent): item.markedRate = RateChange.by(percent).applied(to: item.rate)
        case .due(let due): item.due = due
        case .every(let cadence): item.habit = cadence.map { item.habit?.kept($0) ?? Habit($0) }
        case .description, .palette, .image: break
        }
        return item
    }
}
