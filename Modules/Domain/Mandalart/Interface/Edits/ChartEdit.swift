public import Basics

/// An edit of a chart: a cell, and an action on it. The same value goes from the command of a person to the transaction
/// that carries it out.
public struct ChartEdit: Hashable, Sendable {
    /// The edited cell; for a move, swap or copy, the source.
    public let cell: CellReference
    /// The action on the cell.
    public let action: CellAction

    /// Creates the edit of a cell of the current chart or another one.
    public init(_ cell: CellReference, _ action: CellAction) {
        (self.cell, self.action) = (cell, action)
    }

    /// Creates the edit of a cell of the current chart.
    public init(_ cell: Cell, _ action: CellAction) {
        self.init(.at(CellAddress(cell)), action)
    }
}

/// A reference to the cell of an edit, which is resolved in the transaction of the edit.
public enum CellReference: Hashable, Sendable {
    /// The cell at an address. A lone number is a sub-goal.
    case at(CellAddress)
    /// The action item with the given identity, wherever it is now. The title is the one under which a person saw the
    /// item in a list; if the item has another title now, the edit is refused.
    case item(Identity, Title)
}

/// What an edit does to a cell.
public enum CellAction: Hashable, Sendable {
    /// Sets the title and, if one was typed, the rate. Setting the title fills an empty cell.
    case set(RatedTitle, AchievementRate?)
    /// Changes fields, all of them or none. A title fills an empty cell.
    case change([CellChange])
    /// Sets or clears the due day.
    case due(DueChange)
    /// Completes an action item; for a habit, logs that it was kept on a day, by default today.
    case done(on: TypedDay?)
    /// Logs an activity for an action item on a day, by default today.
    case log(ActivityText, on: TypedDay?)
    /// Clears a filled cell. A sub-goal is cleared with its items; clearing the core goal keeps the sub-goals.
    case clear
    /// Moves, swaps or copies the content to another cell, of this chart or another one. A sub-goal takes its items
    /// along.
    case place(CellPlacing, at: CellAddress)
}
