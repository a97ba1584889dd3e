import JSON
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Prompt

extension HomeScreen {
    /// The whole chart, and not its nine cells in the middle alone.
    func record(of state: HomeInteractor.State) -> Record {
        Record("chart", ["nickname": JSONValue(state.nickname?.text)] + state.chart.json)
    }

    func outcome(of action: HomeInteractor.Action, in state: HomeInteractor.State) -> JSONObject {
        switch action {
        case .setCoreGoal: ["cells": [.object(state.chart.json(of: .coreGoal))]]
        case .setSubGoal(let position, _): ["cells": [.object(state.chart.json(of: .subGoal(position)))]]
        case .place(let position, _, let target):
            [
                "cells": .array(
                    ([.subGoal(position)] + (target.chart == nil ? [target.cell] : [])).map {
                        .object(state.chart.json(of: $0))
                    })
            ]
        case .log: ["number": state.activity.map { .integer($0.number) } ?? .null]
        case .clear(let cell): ["cells": [.object(state.chart.json(of: cell))]]
        case .load, .hintSeen, .open: [:]
        }
    }

    static let recordGuide = RecordGuide(
        "chart", HomeRecordPhrases.chart,
        [
            "place": RecordPhrases.place, "nickname": HomeRecordPhrases.nickname,
            "rate": ChartRecordPhrases.meanOfSubGoals,
            "coreGoal": ChartRecordPhrases.coreGoal, "coreGoal.title": ChartRecordPhrases.title,
            "coreGoal.description": ChartRecordPhrases.description,
            "coreGoal.palette": ChartRecordPhrases.palette, "coreGoal.image": ChartRecordPhrases.image,
            "subGoals[]": ChartRecordPhrases.subGoals,
            "subGoals[].position": ChartRecordPhrases.positionAroundCentre,
            "subGoals[].title": ChartRecordPhrases.title, "subGoals[].description": ChartRecordPhrases.note,
            "subGoals[].palette": ChartRecordPhrases.palette, "subGoals[].image": ChartRecordPhrases.image,
            "subGoals[].rate": ChartRecordPhrases.meanOfItems,
            "subGoals[].items[]": ChartRecordPhrases.items,
            "subGoals[].items[].position": ChartRecordPhrases.positionOfItem,
            "subGoals[].items[].title": ChartRecordPhrases.title,
            "subGoals[].items[].rate": ChartRecordPhrases.rate,
        ])
}
