import JSON
import MandalartDomainInterface
import Prompt

extension SubGoalScreen {
    func record(of state: SubGoalInteractor.State) -> Record {
        Record("subGoal", state.subGoal?.json(at: state.position) ?? [:])
    }

    func outcome(of action: SubGoalInteractor.Action, in state: SubGoalInteractor.State) -> JSONObject {
        switch action {
        case .set(let position, _, _), .rate(let position, _), .clear(let position):
            let cell = Cell.actionItem(position, in: state.position)
            let item = state.subGoal?.items[position].map(CellContent.actionItem)
            return ["cells": [.object(cell.json + ["content": item.map { .object($0.json) } ?? .null])]]
        case .load, .hintSeen, .edit, .leave:
            return [:]
        }
    }

    static let recordGuide = RecordGuide(
        "subGoal", "The answer to “show” in a sub-goal.",
        [
            "place": "where it is shown", "position": "where it stands at home: 1 to 9 by rows, without 5",
            "title": "what it is called", "description": "what is written about it, perhaps nothing",
            "palette": "its colours, or null", "image": "the address of its picture, or null",
            "rate": "how far it is done, in percent: the mean of its items",
            "items[]": "the filled action items, by their positions",
            "items[].position": "1 to 9 by rows, without 5", "items[].title": "what it is called",
            "items[].rate": "how far it is done, in percent",
        ])
}
