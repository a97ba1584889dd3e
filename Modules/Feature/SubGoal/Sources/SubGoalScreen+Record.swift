import JSON
import MandalartDomainInterface
import ProgressDomainInterface
import Prompt

extension SubGoalScreen {
    func record(of state: SubGoalInteractor.State) -> Record {
        Record("subGoal", state.subGoal?.json(at: state.position) ?? [:])
    }

    func outcome(of action: SubGoalInteractor.Action, in state: SubGoalInteractor.State) -> JSONObject {
        switch action {
        case .set(let position, _, _), .rate(let position, _), .clear(let position):
            return ["cells": [json(ofItem: position, in: state)]]
        case .place(let position, _, let target):
            let positions = [position] + ((try? Position(target)).map { [$0] } ?? [])
            return ["cells": .array(positions.map { json(ofItem: $0, in: state) })]
        case .log:
            return ["number": state.activity.map { .integer($0.number) } ?? .null]
        case .load, .hintSeen:
            return [:]
        }
    }

    private func json(ofItem position: Position, in state: SubGoalInteractor.State) -> JSONValue {
        let item = state.subGoal?.items[position].map(CellContent.actionItem)
        return .object(
            Cell.actionItem(position, in: state.position).json + ["content": item.map { .object($0.json) } ?? .null])
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
