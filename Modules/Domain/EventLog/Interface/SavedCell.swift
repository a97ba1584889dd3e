public import MandalartDomainInterface

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
