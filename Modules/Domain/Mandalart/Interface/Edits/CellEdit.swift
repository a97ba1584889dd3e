/// The change that an edit made to one cell.
public struct CellEdit: Equatable, Sendable {
    /// The cell.
    public let cell: Cell
    /// The content before the edit; `nil` if the cell was empty.
    public let before: CellContent?
    /// The content after the edit; `nil` if the cell is empty.
    public let after: CellContent?

    /// Creates the change of a cell from its contents before and after an edit.
    public init(_ cell: Cell, before: CellContent?, after: CellContent?) {
        self.cell = cell
        self.before = before
        self.after = after
    }

    /// The title before the edit, if the edit replaced it by another one; otherwise `nil`.
    public var replacedTitle: Title? {
        guard let before, let after, before.title != after.title else { return nil }
        return before.title
    }

    /// The fields whose values changed, in the order of a form; only the title if the cell was filled or cleared.
    public var changedFields: [CellField] {
        guard let before, let after else { return before == nil && after == nil ? [] : [.title] }
        return after.fields(thatDifferFrom: before)
    }
}
