package import Edits
import Languages
import Records
import Time

extension CellEdit {
    /// The edit as a history shows it: one change for the title and rate of the cell, and one for each other field.
    ///
    /// - Parameter chart: the chart to name, if the history is not the chart's own.
    /// - Returns: the changes.
    package func recorded(in chart: ChartID? = nil) -> [RecordedEdit.Change] {
        let subject = CellTarget(cell, in: chart).name
        let label = EditPhrases.label(of: cell, in: chart)
        var fields = changedFields
        // The rate is shown with the title.
        if fields == [.title, .rate] { fields = [.title] }
        return fields.map { field in
            let (before, after) = (before?.recorded(field), after?.recorded(field))
            return switch field {
            case .title, .rate:
                RecordedEdit.Change(subject, label: label, before: before, after: after, details: details(in: chart))
            case .description, .palette, .image, .due, .every:
                RecordedEdit.Change(
                    EditPhrases.the(field.name, of: subject), label: EditPhrases.part(field.name, of: label),
                    before: before, after: after, details: details(in: chart))
            }
        }
    }

    private func details(in chart: ChartID?) -> RecordedEdit.Details {
        RecordedEdit.Details(
            part: cell.kindName, address: cell.address(in: chart), before: before.map(CellContent.members.json),
            after: after.map(CellContent.members.json))
    }
}

extension Cell {
    /// Where the cell is, with the chart if that is not the history's own.
    func address(in chart: ChartID?) -> String {
        let place =
            switch self {
            case .coreGoal: ""
            case .subGoal(let position): "\(position)"
            case .actionItem(let position, in: let subGoal): "\(subGoal)/\(position)"
            }
        return chart.map { "\($0):\(place)" } ?? place
    }
}

extension CellContent {
    /// A part of the cell; `nil` when it is empty.
    fileprivate func recorded(_ field: CellField) -> RecordedEdit.Content? {
        switch (self, field) {
        case (_, .due): .word(due?.phrase ?? EditPhrases.none)
        case (.actionItem(let item), .every):
            .word(item.habit.map { HabitPhrases.cadence($0.cadence) } ?? EditPhrases.none)
        case (.goal, .every): nil
        case (.actionItem(let item), _): .text(item.title.text, detail: item.habit == nil ? "\(item.rate)" : "")
        case (.goal(_, let description, _, _, _), .description):
            description == .empty ? nil : .text(description.text)
        case (.goal(_, _, let palette, _, _), .palette):
            .word(palette.map { Phrase(verbatim: $0.rawValue) } ?? EditPhrases.none)
        case (.goal(_, _, _, let image, _), .image): image.map { .text($0.text) }
        case (.goal(let title, _, _, _, _), .title), (.goal(let title, _, _, _, _), .rate): .text(title.text)
        }
    }
}
