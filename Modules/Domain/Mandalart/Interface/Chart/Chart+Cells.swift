// The chart as cells that hold something or nothing.
extension Chart {
    /// What a cell holds; `nil` when it is empty.
    public func content(of cell: Cell) -> CellContent? {
        switch cell {
        case .coreGoal: coreGoal.map { CellContent($0) }
        case .subGoal(let position): subGoals[position].map { CellContent($0) }
        case .actionItem(let position, in: let subGoal):
            subGoals[subGoal]?.items[position].map(CellContent.actionItem)
        }
    }

    /// Lets a cell hold something else, or nothing. A sub-goal keeps its items as long as it is filled.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for an item whose sub-goal is empty, and
    ///   ``MandalartError/noSuchField(_:_:)`` for what such a cell cannot hold.
    public mutating func put(_ content: CellContent?, in cell: Cell) throws(MandalartError) {
        switch cell {
        case .coreGoal:
            coreGoal = try Self.goal(content, in: cell, CoreGoal.init(title:))
        case .subGoal(let position):
            let there = subGoals[position]
            subGoals[position] = try Self.goal(content, in: cell, SubGoal.init(title:))
            subGoals[position]?.items = there?.items ?? [:]
            subGoals[position]?.unplaced = there?.unplaced ?? []
        case .actionItem(let position, in: let subGoal):
            let item: ActionItem?
            switch content {
            case .actionItem(let content): item = content
            case .goal: throw .noSuchField(.description, cell)
            case nil: item = nil
            }
            guard item == nil || subGoals[subGoal] != nil else { throw .empty(.subGoal(subGoal)) }
            subGoals[subGoal]?.items[position] = item
        }
    }

    /// The edits that lead from this chart to the next: one for each cell that differs, goals before action items, with
    /// the items of a removed sub-goal among them.
    public func edits(to next: Chart) -> [CellEdit] {
        Cell.all.compactMap { cell in
            let edit = CellEdit(cell, before: content(of: cell), after: next.content(of: cell))
            return edit.changedFields.isEmpty ? nil : edit
        }
    }

    private static func goal<G: Goal>(
        _ content: CellContent?, in cell: Cell, _ make: (Title) -> G
    ) throws(MandalartError) -> G? {
        switch content {
        case .goal(let title, let description, let palette, let image, let due):
            var goal = make(title)
            (goal.description, goal.palette, goal.image, goal.due) = (description, palette, image, due)
            return goal
        case .actionItem: throw .noSuchField(.rate, cell)
        case nil: return nil
        }
    }
}

extension Cell {
    /// All cells, goals before action items, in reading order.
    fileprivate static let all: [Cell] =
        Position.all.prefix(4).map(Cell.subGoal) + [.coreGoal] + Position.all.dropFirst(4).map(Cell.subGoal)
        + Position.all.flatMap { subGoal in Position.all.map { .actionItem($0, in: subGoal) } }
}
