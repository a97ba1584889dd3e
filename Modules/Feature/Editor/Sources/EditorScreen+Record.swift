import Forms
import Languages
import MandalartDomainInterface
import Records

extension EditorScreen {
    static let record = Record<EditorInteractor.State>(
        "form", EditorRecordPhrases.form,
        [
            .members(Cell.members) { $0.cell },
            .member("asks", EditorRecordPhrases.asks) { state -> String? in
                if case .field(let name) = state.form.step { name.english } else { nil }
            },
            .object(
                "content",
                of: [
                    .member("title", EditorRecordPhrases.content) { $0.form.value.title?.text ?? "" },
                    .members(ofGoals) { $0.cell.fields.contains(.rate) ? nil : $0.form.value },
                    .optional("rate", EditorRecordPhrases.rateOfItem) { state in
                        state.cell.fields.contains(.rate) ? state.form.value.rate.percent : nil
                    },
                ]
            ) { $0 },
        ])

    private static let ofGoals: [Member<CellDraft>] = [
        .member("description", EditorRecordPhrases.ofGoal) { $0.description?.text ?? "" },
        .member("palette", EditorRecordPhrases.ofGoalOrNull) { $0.palette?.rawValue },
        .member("image", EditorRecordPhrases.ofGoalOrNull) { $0.image?.text },
    ]
}
