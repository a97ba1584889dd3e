// Access to the contents of a chart by cell.
extension Chart {
    /// Returns the content of a cell; `nil` if the cell is empty.
    public func content(of cell: Cell) -> CellContent? {
        switch cell {
        case .coreGoal: coreGoal.map(CellContent.goal)
        case .subGoal(let position): (subGoals[position]?.goal).map(CellContent.goal)
        case .actionItem(let position, in: let subGoal):
            subGoals[subGoal]?.items[position].map(CellContent.actionItem)
        }
    }

    /// Returns the text of a field of a filled cell; `nil` if the cell does not have the field.
    ///
    /// - Throws: ``MandalartError/empty(_:)``.
    public func text(of field: CellField, in cell: Cell) throws(MandalartError) -> String? {
        guard let content = content(of: cell) else { throw .empty(cell) }
        return field.text(of: content)
    }

    /// Sets the content of a cell, or clears the cell with `nil`. Setting the content of a filled sub-goal keeps its
    /// items; clearing a sub-goal clears them.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for an item whose sub-goal is empty, and
    ///   ``MandalartError/noSuchField(_:_:)`` for a goal in the cell of an item, or an item in the cell of a goal.
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

    /// Returns the edits that turn this chart into the next one: one for each cell that differs, goals before action
    /// items. The items of a removed sub-goal are included. For two charts of which only the contents are known, such
    /// as those of an import; an edit returns what it changes.
    public func edits(to next: Chart) -> [CellEdit] { edits(of: Cell.all, to: next) }

    /// Returns the edits of some of the cells, in the order of these cells.
    func edits(of cells: [Cell], to next: Chart) -> [CellEdit] {
        cells.compactMap { cell in
            let edit = CellEdit(cell, before: content(of: cell), after: next.content(of: cell))
            return edit.changedFields.isEmpty ? nil : edit
        }
    }
}

extension Cell {
    /// All cells of a chart: the goals, then the action items, each in reading order.
    static let all: [Cell] =
        Position.all.prefix(4).map(Cell.subGoal) + [.coreGoal] + Position.all.dropFirst(4).map(Cell.subGoal)
        + Position.all.flatMap { subGoal in Cell.subGoal(subGoal).branch.dropFirst() }

    /// The cell and, for a sub-goal, the cells of its action items, in reading order.
    var branch: [Cell] {
        guard case .subGoal(let subGoal) = self else { return [self] }
        return [self] + Position.all.map { .actionItem($0, in: subGoal) }
    }
}
