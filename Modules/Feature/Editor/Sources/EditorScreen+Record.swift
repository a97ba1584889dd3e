import JSON
import Languages
import MandalartDomainInterface
import Prompt

extension EditorScreen {
    func record(of state: EditorInteractor.State) -> Record {
        let asks: JSONValue = if case .field(let name) = state.form.step { .string(name.english) } else { nil }
        let content = state.form.value.json(of: state.cell.fields)
        return Record("form", state.cell.json + ["asks": asks, "content": .object(content)])
    }

    func outcome(of action: EditorInteractor.Action, in state: EditorInteractor.State) -> JSONObject {
        var draft = state.form.value
        switch action {
        case .change(let change): draft.take(change)
        case .form(.save): break
        case .load, .hintSeen, .form: return [:]
        }
        let cell = state.cell.json + ["content": .object(draft.json(of: state.cell.fields))]
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

extension CellDraft {
    /// What stands in some fields now. What is empty and may be null is null.
    fileprivate func json(of fields: [CellField]) -> JSONObject {
        JSONObject(
            members: fields.map { field in
                let value: JSONValue =
                    switch field {
                    case .title: .string(title?.text ?? "")
                    case .description: .string(description?.text ?? "")
                    case .palette: JSONValue(palette?.rawValue)
                    case .image: JSONValue(image?.text)
                    case .rate: .integer(rate.percent)
                    }
                return JSONObject.Member(name: field.rawValue, value: value)
            })
    }
}
