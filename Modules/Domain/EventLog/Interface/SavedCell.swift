public import MandalartDomainInterface

/// The properties of a saved cell in the log: where it is, and its fields, without their texts.
public struct SavedCell: Hashable, Sendable {
    /// The properties that only goals or only action items have.
    public enum Parts: Hashable, Sendable {
        /// Of the core goal or a sub-goal.
        case goal(noteCharacters: Int, palette: Palette?, hasImage: Bool)
        /// Of an action item.
        case actionItem(rate: AchievementRate)
    }

    /// The chart that it is in.
    public let chart: ChartID
    /// Where it is.
    public let cell: Cell
    /// Whether it was empty before.
    public let wasEmpty: Bool
    /// How many characters its title has.
    public let titleCharacters: Int
    /// The properties that only this kind of cell has.
    public let parts: Parts
    /// How many sub-goals and how many action items of the chart were filled afterwards.
    public let subGoals, actionItems: Int

    /// A saved cell, from all that the log keeps of it.
    public init(
        chart: ChartID, cell: Cell, wasEmpty: Bool, titleCharacters: Int, parts: Parts, subGoals: Int, actionItems: Int
    ) {
        (self.chart, self.cell, self.wasEmpty, self.titleCharacters) = (chart, cell, wasEmpty, titleCharacters)
        (self.parts, self.subGoals, self.actionItems) = (parts, subGoals, actionItems)
    }

    /// The cell as an edit left it; `nil` if the edit emptied it.
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
