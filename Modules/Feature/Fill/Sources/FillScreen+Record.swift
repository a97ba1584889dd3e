import JSON
import MandalartDomainInterface
import Prompt

extension FillScreen {
    func record(of state: FillInteractor.State) -> Record {
        Record("fill", ["filled": .integer(state.filledCells), "asks": state.cell.map { .object($0.json) } ?? .null])
    }

    func outcome(of action: FillInteractor.Action, in state: FillInteractor.State) -> JSONObject {
        guard case .input(.answer) = action, let cell = state.previous else { return [:] }
        return ["cells": [.object(state.chart.json(of: cell))]]
    }

    static let recordGuide = RecordGuide(
        "fill", FillRecordPhrases.fill,
        [
            "place": RecordPhrases.place, "filled": FillRecordPhrases.filled, "asks": FillRecordPhrases.asks,
            "asks.cell": ChartRecordPhrases.cell, "asks.subGoal": ChartRecordPhrases.subGoalOfItem,
            "asks.position": ChartRecordPhrases.positionOfCell,
        ])
}
