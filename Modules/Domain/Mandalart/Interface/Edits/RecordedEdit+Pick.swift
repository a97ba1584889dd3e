package import Basics

extension RecordedEdit.Change {
    /// Creates the change of a pick, which is the day on which an action item was picked for a week.
    ///
    /// - Parameters:
    ///   - cell: the cell of the item.
    ///   - chart: the chart to name, if the history is not the chart's own.
    ///   - before: the day before the edit; `nil` for none.
    ///   - after: the day after the edit; `nil` for none.
    package init(pickOf cell: Cell, in chart: ChartID?, before: Day?, after: Day?) {
        func record(_ day: Day?) -> JSONObject { ["picked": day.map { .string("\($0)") } ?? .null] }
        self.init(
            EditPhrases.thePick(of: CellTarget(cell, in: chart).name),
            label: EditPhrases.pick(of: EditPhrases.label(of: cell, in: chart)),
            before: .word(before?.phrase ?? EditPhrases.none), after: .word(after?.phrase ?? EditPhrases.none),
            details: RecordedEdit.Details(
                part: cell.kindName, address: cell.address(in: chart), before: record(before), after: record(after)))
    }
}
