import MandalartDomainInterface
import Prompt
import Ribcage
import Terminal

/// Lists the charts, each with how far it is.
final class ChartsScreen: Screen {
    let reactor: ChartsInteractor

    init(reactor: ChartsInteractor) {
        self.reactor = reactor
    }

    var arrival: ChartsInteractor.Action? { .load }

    var commands: [Command<ChartsInteractor.Action>] { Self.commands }

    static let commands: [Command<ChartsInteractor.Action>] = [
        Command("open", Argument("chart", ChartID.init), summary: "work on a chart", example: "open 2") { .open($0) },
        Command(
            "new", Rest("name", Title.init), summary: "begin a chart, and work on it", example: "new Learn to sail"
        ) { .create($0) },
        Command(
            "rename", Argument("chart", ChartID.init), Rest("name", Title.init), summary: "give a chart a name",
            example: "rename 1 Marathon"
        ) { .rename($0, $1) },
        Command(
            "archive", Argument("chart", ChartID.init), summary: "put a chart away, as it is", example: "archive 2"
        ) { .archive($0) },
        Command(
            "restore", Argument("chart", ChartID.init), summary: "bring an archived chart back", example: "restore 2"
        ) { .restore($0) },
        Command(
            "delete", Argument("chart", ChartID.init), summary: "forget a chart with all that is in it, for good",
            example: "delete 2", isDestructive: true
        ) { .delete($0) },
        Command("back", summary: "go to the chart that you work on") { .leave },
    ]

    func page(of state: ChartsInteractor.State, width: Int) -> Text {
        let offered = state.charts.filter { !$0.isArchived }
        let archived = state.charts.filter(\.isArchived)
        let column = state.charts.map { "\($0.id)".count }.max() ?? 1
        func lines(_ charts: [ChartEntry]) -> [Text] {
            charts.map { line(of: $0, in: state, numberWidth: column, width: width) }
        }
        let head: Text = Text("Charts").bold
        return ([head] + lines(offered) + (archived.isEmpty ? [] : [Text("Archived").bold]) + lines(archived))
            .joined(separator: "\n")
    }

    func hint(in state: ChartsInteractor.State) -> Text? {
        "open 1 goes to a chart, new Learn to sail begins one, help lists all words."
    }

    func reply(to action: ChartsInteractor.Action, in state: ChartsInteractor.State) -> Text? {
        switch action {
        case .create(let name): "\(name.text) is a new chart."
        case .rename(let id, let name): "Chart \(id) is called \(name.text)."
        case .archive(let id): "Chart \(id) is archived. restore \(id) brings it back."
        case .restore(let id): "Chart \(id) is back."
        case .delete(let id): "Chart \(id) is forgotten."
        case .load, .open, .leave: nil
        }
    }

    private func line(
        of chart: ChartEntry, in state: ChartsInteractor.State, numberWidth: Int, width: Int
    ) -> Text {
        let number = "\(chart.id)"
        let mark = chart.id == state.current ? "▸" : " "
        let head = "\(mark) \(String(repeating: " ", count: numberWidth - number.count))\(number)  "
        let counts: Text = "\(chart.subGoals) of 8, \(chart.rate)"
        let name = name(of: chart).truncated(to: max(8, width - head.displayWidth - counts.width - 2))
        return Text(head) + (chart.id == state.current ? name.bold : name) + "  " + counts.dim
    }

    /// The name, with the core goal behind it where that says more.
    private func name(of chart: ChartEntry) -> Text {
        switch (chart.name, chart.coreGoal) {
        case (let name?, let goal?) where name != goal: Text(line: name.text) + Text(line: ": \(goal.text)").dim
        case (let name?, _): Text(line: name.text)
        case (nil, let goal?): Text(line: goal.text)
        case (nil, nil): "An empty chart"
        }
    }
}
