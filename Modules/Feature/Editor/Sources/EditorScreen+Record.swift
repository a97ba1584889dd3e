import JSON
import MandalartDomainInterface
import Prompt

extension EditorScreen {
    func record(of state: EditorInteractor.State) -> Record {
        let asks: JSONValue = if case .field(let field) = state.form.step { .string(field.rawValue) } else { nil }
        return Record("form", state.form.cell.json + ["asks": asks, "content": .object(state.form.json)])
    }

    func outcome(of action: EditorInteractor.Action, in state: EditorInteractor.State) -> JSONObject {
        let form: EditorForm
        switch action {
        case .change(let change): form = state.form.taking(change)
        case .save: form = state.form
        case .load, .answer, .goBack, .skipToEnd, .leave: return [:]
        }
        let cell = form.cell.json + ["content": .object(form.json)]
        return ["cells": state.isSaved == true ? [.object(cell)] : []]
    }

    static let recordGuide = RecordGuide(
        "form", EditorRecordPhrases.form,
        [
            "place": RecordPhrases.place, "cell": ChartRecordPhrases.cell,
            "subGoal": ChartRecordPhrases.subGoalOfItem,
            "position": ChartRecordPhrases.positionOfCell,
            "asks": EditorRecordPhrases.asks,
            "content.title": EditorRecordPhrases.content, "content.description": EditorRecordPhrases.ofGoal,
            "content.palette": EditorRecordPhrases.ofGoalOrNull, "content.image": EditorRecordPhrases.ofGoalOrNull,
            "content.rate": EditorRecordPhrases.rateOfItem,
        ])
}

extension EditorForm {
    /// What stands in the fields now. What is empty and may be null is null.
    fileprivate var json: JSONObject {
        JSONObject(
            members: fields.map { field in
                let text = value(of: field)
                let value: JSONValue =
                    switch field {
                    case .title, .description: .string(text)
                    case .palette, .image: text.isEmpty ? nil : .string(text)
                    case .rate: .integer((try? AchievementRate(text))?.percent ?? 0)
                    }
                return JSONObject.Member(name: field.rawValue, value: value)
            })
    }
}
