extension Chart {
    /// Applies changes to one cell, or none of them if one fails.
    ///
    /// A title fills an empty cell; every other change needs a filled one. An action item needs a filled sub-goal.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for an item of an empty sub-goal, and the errors of
    ///   ``CellChange/applied(to:at:)``.
    public mutating func apply(_ changes: [CellChange], to cell: Cell) throws(MandalartError) {
        var next = self
        for change in changes {
            if case .actionItem(_, in: let subGoal) = cell, next.subGoals[subGoal] == nil {
                throw .empty(.subGoal(subGoal))
            }
            try next.put(try change.applied(to: next.content(of: cell), at: cell), in: cell)
        }
        self = next
    }

    /// Clears a filled cell. A sub-goal is cleared together with its items.
    ///
    /// - Throws: ``MandalartError/alreadyEmpty(_:)``.
    public mutating func clear(_ cell: Cell) throws(MandalartError) {
        guard content(of: cell) != nil else { throw .alreadyEmpty(cell) }
        try put(nil, in: cell)
    }
}
