package import Basics

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

    /// Returns the edit as a history shows it: one change with the title and the rate of the cell if either changed,
    /// and one for each other changed field. If `chart`, the number of the chart, is given, the change names the chart:
    /// in a history that is not the chart's own.
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

extension RecordedEdit.Change {
    /// Creates the change of a pick, which is the day on which an action item was picked for a week. `before` or
    /// `after` is `nil` where there is no pick. If `chart` is given, the change names the chart with this number, as a
    /// history needs that is not the chart's own.
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
