package import Basics

extension CellEdit {
    /// Returns the edit as a history shows it: one change with the title and the rate of the cell if either changed,
    /// and one for each other changed field.
    ///
    /// - Parameter chart: the chart to name, if the history is not the chart's own.
    /// - Returns: the changes.
    package func recorded(in chart: ChartID? = nil) -> [RecordedEdit.Change] {
        let subject = CellTarget(cell, in: chart).name
        let label = EditPhrases.label(of: cell, in: chart)
        var fields = changedFields
        // The rate is shown with the title.
        if fields.contains(.title) { fields.removeAll { $0 == .rate } }
        return fields.map { field in
            guard let recorded = field.recorded else {
                return RecordedEdit.Change(
                    subject, label: label, before: before?.recorded, after: after?.recorded, details: details(in: chart)
                )
            }
            return RecordedEdit.Change(
                EditPhrases.the(field.name, of: subject), label: EditPhrases.part(field.name, of: label),
                before: before.flatMap(recorded), after: after.flatMap(recorded), details: details(in: chart))
        }
    }

    private func details(in chart: ChartID?) -> RecordedEdit.Details {
        RecordedEdit.Details(
            part: cell.kindName, address: cell.address(in: chart), before: before.map(CellContent.members.json),
            after: after.map(CellContent.members.json))
    }
}

extension Cell {
    /// Returns the address of the cell, preceded by the number of its chart if one is given. Without a chart, the
    /// address of the core goal is empty.
    func address(in chart: ChartID?) -> String {
        let place =
            switch self {
            case .coreGoal: chart == nil ? "" : "5"
            case .subGoal(let position): "\(position)"
            case .actionItem(let position, in: let subGoal): "\(subGoal)/\(position)"
            }
        return chart.map { "\($0):\(place)" } ?? place
    }
}

extension CellContent {
    /// The value for a history: the title, with the rate of an action item unless it is a habit.
    fileprivate var recorded: RecordedEdit.Content {
        .text(title.text, detail: item.map { $0.habit == nil ? "\($0.rate)" : "" } ?? "")
    }
}
