import Basics
import Commands
import MandalartDomainInterface

extension EditorScreen {
    static let record = Record<EditorInteractor.State>(
        "form", EditorRecordPhrases.form,
        [
            .members(Cell.members) { $0.cell },
            .member("asks", EditorRecordPhrases.asks) { state -> String? in
                if case .field(let name) = state.form.step { name.english } else { nil }
            },
            .object("content", EditorRecordPhrases.content, like: CellContent.members) { $0.form.value },
        ])
}
