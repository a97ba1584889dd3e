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
        "subGoal", SubGoalRecordPhrases.subGoal,
        [
            "place": RecordPhrases.place, "position": ChartRecordPhrases.positionAtHome,
            "title": ChartRecordPhrases.title, "description": ChartRecordPhrases.description,
            "palette": ChartRecordPhrases.palette, "image": ChartRecordPhrases.image,
            "rate": ChartRecordPhrases.meanOfItems,
            "items[]": ChartRecordPhrases.items,
            "items[].position": ChartRecordPhrases.positionOfItem, "items[].title": ChartRecordPhrases.title,
            "items[].rate": ChartRecordPhrases.rate,
        ])
}
