import Languages
import MandalartDomainInterface
import Prompt
import Ribcage

/// The edits of the chart that a person is at, for the host's `undo`, `redo` and `history`: the one whose number their
/// place has, or else the one that they work on.
struct ChartHistory: EditHistory {
    let chartsUseCase: any ChartsUseCase
    let place: Route

    private var useCase: any MandalartUseCase {
        get async throws {
            guard ["home", "chart"].contains(place.segments.first ?? "home") else { throw NoHistoryHere() }
            return chartsUseCase.chart(try await chartsUseCase.chart(at: place))
        }
    }

    func undo() async throws -> RecordedEdit? {
        try await useCase.undo().map(RecordedEdit.init)
    }

    func redo() async throws -> RecordedEdit? {
        try await useCase.redo().map(RecordedEdit.init)
    }

    func last(_ count: Int) async throws -> [RecordedEdit] {
        try await useCase.history(last: count).map(RecordedEdit.init)
    }
}

/// A place that is in no chart. Undoing an edit of one that is not in sight would surprise.
struct NoHistoryHere: Explained {
    let explanation = AppPhrases.noHistoryHere
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
            number: edit.number, time: edit.time, origin: origin, changes: edit.changes, details: edit.json)
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
        let label = AppPhrases.label(of: edit.cell, in: chart)
        var fields = edit.changedFields
        // An item is shown with both.
        if fields == [.title, .rate] { fields = [.title] }
        return fields.map { field in
            let (before, after) = (edit.before?.content(of: field), edit.after?.content(of: field))
            return switch field {
            case .title, .rate: RecordedEdit.Change(subject, label: label, before: before, after: after)
            case .description, .palette, .image:
                RecordedEdit.Change(
                    AppPhrases.the(field.name, of: subject), label: AppPhrases.part(field.name, of: label),
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
            .word(palette.map { Phrase(verbatim: $0.rawValue) } ?? AppPhrases.none)
        case (.goal(_, _, _, let image), .image): image.map { .text($0.text) }
        case (.goal(let title, _, _, _), .title), (.goal(let title, _, _, _), .rate): .text(title.text)
        }
    }
}
