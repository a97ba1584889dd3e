import JSON
import Languages
import MandalartDomainInterface
import Prompt
import Terminal

extension ChartsScreen {
    func record(of state: ChartsInteractor.State) -> Record {
        Record("charts", ["current": .integer(state.current.number), "charts": .array(state.charts.map(\.json))])
    }

    func outcome(of action: ChartsInteractor.Action, in state: ChartsInteractor.State) -> JSONObject {
        switch action {
        case .create: ["chart": state.chart(state.current)?.json ?? nil]
        case .rename(let id, _), .archive(let id), .restore(let id), .delete(let id):
            ["chart": state.chart(id)?.json ?? nil]
        case .load, .open: [:]
        }
    }

    func confirmation(of action: ChartsInteractor.Action, in state: ChartsInteractor.State) -> Phrase? {
        guard case .delete(let id) = action, let chart = state.chart(id) else { return nil }
        let name = (chart.name ?? chart.coreGoal).map { Text(line: $0.text).truncated(to: 40).plain }
        let cells = chart.subGoals + chart.actionItems + (chart.coreGoal == nil ? 0 : 1)
        return ChartsPhrases.forget(id, name, cells: cells)
    }

    static let recordGuide = RecordGuide(
        "charts", ChartsRecordPhrases.charts,
        [
            "place": RecordPhrases.place, "current": ChartsRecordPhrases.current,
            "charts[].number": ChartsRecordPhrases.number, "charts[].name": ChartsRecordPhrases.name,
            "charts[].archived": ChartsRecordPhrases.archived, "charts[].coreGoal": ChartsRecordPhrases.coreGoal,
            "charts[].subGoals": ChartsRecordPhrases.subGoals, "charts[].items": ChartsRecordPhrases.items,
            "charts[].rate": ChartRecordPhrases.meanOfSubGoals,
        ])
}

extension ChartEntry {
    fileprivate var json: JSONValue {
        [
            "number": .integer(id.number), "name": JSONValue(name?.text), "archived": .bool(isArchived),
            "coreGoal": JSONValue(coreGoal?.text), "subGoals": .integer(subGoals), "items": .integer(actionItems),
            "rate": .integer(rate.percent),
        ]
    }
}
