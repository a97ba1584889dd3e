public import MandalartDomainInterface

/// The properties of a saved cell in the log: its address and its fields, without their texts.
public struct SavedCell: Hashable, Sendable {
    /// The properties that only goals or only action items have.
    public enum Parts: Hashable, Sendable {
        /// The core goal or a sub-goal.
        case goal(noteCharacters: Int, palette: Palette?, hasImage: Bool)
        /// An action item.
        case actionItem(rate: AchievementRate)
    }

    /// The chart of the cell.
    public let chart: ChartID
    /// The address of the cell.
    public let cell: Cell
    /// Whether the cell was empty before.
    public let wasEmpty: Bool
    /// The number of characters in its title.
    public let titleCharacters: Int
    /// The properties that only this kind of cell has.
    public let parts: Parts
    /// The numbers of filled sub-goals and action items in the chart afterwards.
    public let subGoals, actionItems: Int

    /// A saved cell with its logged properties.
    public init(
        chart: ChartID, cell: Cell, wasEmpty: Bool, titleCharacters: Int, parts: Parts, subGoals: Int, actionItems: Int
    ) {
        (self.chart, self.cell, self.wasEmpty, self.titleCharacters) = (chart, cell, wasEmpty, titleCharacters)
        (self.parts, self.subGoals, self.actionItems) = (parts, subGoals, actionItems)
    }

    /// The saved cell of an edit; `nil` if the edit emptied the cell.
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
