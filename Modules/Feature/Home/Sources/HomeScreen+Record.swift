import JSON
import MandalartDomainInterface
import ProfileDomainInterface
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
        case .clear(let cell): ["cells": [.object(state.chart.json(of: cell))]]
        case .load, .hintSeen, .open, .edit, .openSettings: [:]
        }
    }

    static let recordGuide = RecordGuide(
        "chart", "The answer to “show” at home: the whole chart, with all that is kept of it.",
        [
            "place": "where it is shown", "nickname": "what the person is called",
            "rate": "how far all is done, in percent: the mean of the sub-goals",
            "coreGoal": "the goal in the centre, or null", "coreGoal.title": "what it is called",
            "coreGoal.description": "what is written about it, perhaps nothing",
            "coreGoal.palette": "its colours, or null", "coreGoal.image": "the address of its picture, or null",
            "subGoals[]": "the filled sub-goals, by their positions",
            "subGoals[].position": "1 to 9 by rows, without 5, which is the centre",
            "subGoals[].title": "what it is called", "subGoals[].description": "what is written about it",
            "subGoals[].palette": "its colours, or null", "subGoals[].image": "the address of its picture, or null",
            "subGoals[].rate": "how far it is done, in percent: the mean of its items",
            "subGoals[].items[]": "the filled action items, by their positions",
            "subGoals[].items[].position": "1 to 9 by rows, without 5",
            "subGoals[].items[].title": "what it is called",
            "subGoals[].items[].rate": "how far it is done, in percent",
        ])
}
