// The chart as cells that hold something or nothing.
extension Chart {
    /// The content of a cell; `nil` if it is empty.
    public func content(of cell: Cell) -> CellContent? {
        switch cell {
        case .coreGoal: coreGoal.map(CellContent.goal)
        case .subGoal(let position): (subGoals[position]?.goal).map(CellContent.goal)
        case .actionItem(let position, in: let subGoal):
            subGoals[subGoal]?.items[position].map(CellContent.actionItem)
        }
    }

    /// The text of a field of a filled cell.
    ///
    /// - Throws: ``MandalartError/empty(_:)``.
    public func text(of field: CellField, in cell: Cell) throws(MandalartError) -> String? {
        guard let content = content(of: cell) else { throw .empty(cell) }
        return field.text(of: content)
    }

    /// Sets or clears the content of a cell. A sub-goal keeps its items while it is filled.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for an item whose sub-goal is empty, and
    ///   ``MandalartError/noSuchField(_:_:)`` for content of the wrong kind.
    public mutating func put(_ content: CellContent?, in cell: Cell) throws(MandalartError) {
        switch (cell, content) {
        case (.coreGoal, .goal(let goal)): coreGoal = goal
        case (.coreGoal, nil): coreGoal = nil
        case (.subGoal(let position), .goal(let goal)):
            if subGoals[position] == nil { subGoals[position] = SubGoal(goal) } else { subGoals[position]?.goal = goal }
        case (.subGoal(let position), nil): subGoals[position] = nil
        case (.actionItem(let position, in: let subGoal), .actionItem(let item)):
            guard subGoals[subGoal] != nil else { throw .empty(.subGoal(subGoal)) }
            subGoals[subGoal]?.items[position] = item
        case (.actionItem(let position, in: let subGoal), nil): subGoals[subGoal]?.items[position] = nil
        case (.coreGoal, .actionItem), (.subGoal, .actionItem): throw .noSuchField(.rate, cell)
        case (.actionItem, .goal): throw .noSuchField(.palette, cell)
        }
    }

    /// Returns the edits from this chart to the next: one for each cell that differs, goals before action items,
    /// including the items of a removed sub-goal.
    public func edits(to next: Chart) -> [CellEdit] {
        Cell.all.compactMap { cell in
            let edit = CellEdit(cell, before: content(of: cell), after: next.content(of: cell))
            return edit.changedFields.isEmpty ? nil : edit
        }
    }
}

extension Cell {
    /// All cells, goals before action items, in reading order.
    fileprivate static let all: [Cell] =
        Position.all.prefix(4).map(Cell.subGoal) + [.coreGoal] + Position.all.dropFirst(4).map(Cell.subGoal)
        + Position.all.flatMap { subGoal in Position.all.map { .actionItem($0, in: subGoal) } }
}
