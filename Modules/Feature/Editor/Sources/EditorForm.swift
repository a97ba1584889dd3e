import MandalartDomainInterface
import Prompt

/// A form for one cell: the fields that it has, what is kept in them, what a person changed, and which one is asked.
struct EditorForm: Equatable {
    /// What is asked next.
    enum Step: Equatable {
        case field(CellField)
        /// All fields are asked: save or not?
        case confirmation
    }

    let cell: Cell
    let fields: [CellField]
    private var kept: [CellField: String] = [:]
    private var changes: [CellField: CellChange] = [:]
    private var index = 0

    init(cell: Cell) {
        self.cell = cell
        fields = if case .actionItem = cell { [.title, .rate] } else { [.title, .description, .palette, .image] }
    }

    /// The form as it is at first, over the content of the chart's cell.
    init(cell: Cell, in chart: Chart) {
        self.init(cell: cell)
        switch cell {
        case .coreGoal: keep(chart.coreGoal)
        case .subGoal(let position): keep(chart.subGoals[position])
        case .actionItem(let position, in: let subGoal):
            guard let item = chart.subGoals[subGoal]?.items[position] else { return }
            kept = [.title: item.title.text, .rate: "\(item.rate)"]
        }
    }

    private mutating func keep(_ goal: (any Goal)?) {
        guard let goal else { return }
        kept = [.title: goal.title.text, .description: goal.description.text]
        kept[.palette] = goal.palette?.rawValue
        kept[.image] = goal.image?.text
    }

    var step: Step {
        fields.indices.contains(index) ? .field(fields[index]) : .confirmation
    }

    /// What stands in a field now, changed or not; empty when there is nothing.
    func value(of field: CellField) -> String {
        changes[field].map(Self.text) ?? kept[field] ?? ""
    }

    /// The changes to save, in the order of the fields.
    var pending: [CellChange] {
        fields.compactMap { field in
            guard let change = changes[field], Self.text(of: change) != kept[field] ?? "" else { return nil }
            return change
        }
    }

    /// Takes the change to the field that is asked, or keeps it as it is, and asks the next.
    ///
    /// - Throws: ``MandalartError/emptyTitle`` when the title would stay empty.
    mutating func advance(with change: CellChange?) throws(MandalartError) {
        if let change { changes[change.field] = change }
        if step == .field(.title), value(of: .title).isEmpty { throw .emptyTitle }
        index = min(index + 1, fields.count)
    }

    /// The form with one change more.
    func taking(_ change: CellChange) -> EditorForm {
        var form = self
        form.changes[change.field] = change
        return form
    }

    /// Asks the field before; the first stays.
    mutating func goBack() {
        index = max(index - 1, 0)
    }

    /// Leaves out the fields that were not asked yet.
    ///
    /// - Throws: ``MandalartError/emptyTitle`` when there is no title.
    mutating func skipToEnd() throws(MandalartError) {
        guard !value(of: .title).isEmpty else { throw .emptyTitle }
        index = fields.count
    }

    private static func text(of change: CellChange) -> String {
        switch change {
        case .title(let title): title.text
        case .description(let note): note.text
        case .palette(let palette): palette?.rawValue ?? ""
        case .image(let image): image?.text ?? ""
        case .rate(let rate): "\(rate)"
        }
    }
}

extension CellChange {
    /// Reads what a person typed for a field. A single `-` empties a field that may be empty, and is a value of no
    /// other.
    ///
    /// - Throws: `MandalartError`, or `UsageError` for an unknown palette.
    init(_ field: CellField, from text: String) throws {
        let isEmptied = text == "-"
        switch field {
        case .title: self = .title(try Title(isEmptied ? "" : text))
        case .description: self = .description(isEmptied ? .empty : try Note(text))
        case .palette: self = .palette(isEmptied ? nil : try Choice(field.name).value(of: text))
        case .image: self = .image(isEmptied ? nil : try ImageAddress(text))
        case .rate: self = .rate(try AchievementRate(text))
        }
    }
}
