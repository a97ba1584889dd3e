import JSON
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
        case .load, .open, .leave: [:]
        }
    }

    func confirmation(of action: ChartsInteractor.Action, in state: ChartsInteractor.State) -> Text? {
        guard case .delete(let id) = action, let chart = state.chart(id) else { return nil }
        let name = chart.name ?? chart.coreGoal
        let title: Text = name.map { " “\(Text(line: $0.text).truncated(to: 40))”" } ?? ""
        return "Forget chart \(id)\(title) with its \(chart.subGoals + chart.actionItems) cells, for good?"
    }

    static let recordGuide = RecordGuide(
        "charts", "The answer to “show” in the list of charts.",
        [
            "place": "where it is shown", "current": "the number of the chart that the person works on",
            "charts[].number": "which chart it is; a number is never used twice",
            "charts[].name": "what it is called, or null", "charts[].archived": "whether it was put away",
            "charts[].coreGoal": "what its core goal is called, or null",
            "charts[].subGoals": "how many of its 8 sub-goals are filled",
            "charts[].items": "how many of its 64 action items are filled",
            "charts[].rate": "how far all is done, in percent",
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
