public import Edits
import Records

extension EditOffer {
    /// The edits of charts.
    public static let charts = EditOffer(details: Edit.details)
}

// An edit for other programs.
extension Edit {
    /// How it came about, and which cells it changed, with what they held before and hold since.
    static let details: [Member<Edit>] = [
        .member("origin", EditRecordPhrases.origin) { edit in
            switch edit.kind {
            case .change: "change"
            case .undo: "undo"
            case .redo: "redo"
            }
        },
        .member("of", EditRecordPhrases.ofNumber) { edit -> Int? in
            switch edit.kind {
            case .change: nil
            case .undo(let number), .redo(let number): number
            }
        },
        .list("cells", EditRecordPhrases.changed, of: CellEdit.members) { $0.cells },
        .members([.object("elsewhere", EditRecordPhrases.elsewhere, of: Elsewhere.members) { $0 }]) { $0.elsewhere },
    ]
}

extension Edit.Elsewhere {
    fileprivate static let members: [Member<Edit.Elsewhere>] = [
        .member("chart", EditRecordPhrases.elsewhereChart) { $0.chart.number },
        .list("cells", EditRecordPhrases.elsewhereCells, like: CellEdit.members) { $0.cells },
    ]
}

extension CellEdit {
    fileprivate static let members: [Member<CellEdit>] = [
        .members(Cell.members) { $0.cell },
        .object("before", EditRecordPhrases.before, like: CellContent.members) { $0.before },
        .object("after", EditRecordPhrases.after, like: CellContent.members) { $0.after },
    ]
}
