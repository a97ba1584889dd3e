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
        "form", "The answer to a way that leads to a form.",
        [
            "place": "where it is shown", "cell": "coreGoal, subGoal or actionItem",
            "subGoal": "of an action item: the position of its sub-goal",
            "position": "the position of the cell; the core goal has none",
            "asks": "the field that the next line is for; null when it is for yes or no",
            "content.title": "what stands in the form, saved or not", "content.description": "of a goal",
            "content.palette": "of a goal, or null", "content.image": "of a goal, or null",
            "content.rate": "of an action item, in percent",
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
