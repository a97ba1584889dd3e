public import Edits
import Languages
import Records

/// The undo history of a chart.
public struct ChartHistory: EditHistory {
    private let useCase: (any MandalartUseCase)?

    /// The history of a chart; without one, every function throws ``MandalartError/outsideOfCharts``.
    public init(_ useCase: (any MandalartUseCase)? = nil) {
        self.useCase = useCase
    }

    private func chart() throws(MandalartError) -> any MandalartUseCase {
        guard let useCase else { throw .outsideOfCharts }
        return useCase
    }

    /// Undoes the last edit of the chart that is not undone.
    ///
    /// - Throws: as ``MandalartUseCase/undo()``.
    public func undo() async throws -> RecordedEdit? {
        try await chart().undo().map(RecordedEdit.init)
    }

    /// Redoes the last undone edit of the chart.
    ///
    /// - Throws: as ``MandalartUseCase/redo()``.
    public func redo() async throws -> RecordedEdit? {
        try await chart().redo().map(RecordedEdit.init)
    }

    /// The last edits of the chart, newest first.
    ///
    /// - Throws: as ``MandalartUseCase/history(last:)``.
    public func last(_ count: Int) async throws -> [RecordedEdit] {
        try await chart().history(last: count).map(RecordedEdit.init)
    }
}

extension RecordedEdit {
    fileprivate init(_ edit: Edit) {
        let origin: String? =
            switch edit.kind {
            case .change: nil
            case .undo(let number): "undo \(number)"
            case .redo(let number): "redo \(number)"
            }
        self.init(
            number: edit.number, time: edit.time, origin: origin, changes: edit.changes,
            details: Edit.details.json(of: edit))
    }
}

extension Edit {
    /// What it changed in its own chart, and then in the other one.
    fileprivate var changes: [RecordedEdit.Change] {
        let others = elsewhere.map { other in other.cells.flatMap { RecordedEdit.Change.all(of: $0, in: other.chart) } }
        return cells.flatMap { RecordedEdit.Change.all(of: $0) } + (others ?? [])
    }
}

extension RecordedEdit.Change {
    /// What an edit changed in a cell, perhaps of another chart. A title and a rate stand for a cell, the other parts for
    /// themselves.
    fileprivate static func all(of edit: CellEdit, in chart: ChartID? = nil) -> [RecordedEdit.Change] {
        let subject = CellTarget(edit.cell, in: chart).name
        let label = EditPhrases.label(of: edit.cell, in: chart)
        var fields = edit.changedFields
        // An item is shown with both.
        if fields == [.title, .rate] { fields = [.title] }
        return fields.map { field in
            let (before, after) = (edit.before?.content(of: field), edit.after?.content(of: field))
            return switch field {
            case .title, .rate: RecordedEdit.Change(subject, label: label, before: before, after: after)
            case .description, .palette, .image:
                RecordedEdit.Change(
                    EditPhrases.the(field.name, of: subject), label: EditPhrases.part(field.name, of: label),
                    before: before, after: after)
            }
        }
    }
}

extension CellContent {
    /// A part of the cell; `nil` when it is empty.
    fileprivate func content(of field: CellField) -> RecordedEdit.Content? {
        switch (self, field) {
        case (.actionItem(let item), _): .text(item.title.text, detail: "\(item.rate)")
        case (.goal(_, let description, _, _), .description):
            description == .empty ? nil : .text(description.text)
        case (.goal(_, _, let palette, _), .palette):
            .word(palette.map { Phrase(verbatim: $0.rawValue) } ?? EditPhrases.none)
        case (.goal(_, _, _, let image), .image): image.map { .text($0.text) }
        case (.goal(let title, _, _, _), .title), (.goal(let title, _, _, _), .rate): .text(title.text)
        }
    }
}
