import Basics
import Commands
import MandalartDomainInterface
import Ribcage
import Screens
import Terminal

/// Lists the charts with their achievement rates.
enum ChartsScreen: Screen {
    static var arrival: ChartsInteractor.Action? { .load }

    static let record = Record<ChartsInteractor.State>(
        "charts", ChartsRecordPhrases.charts,
        [
            .member("current", ChartsRecordPhrases.current) { $0.current.number },
            .list("charts", of: ChartEntry.members) { $0.charts },
        ])

    static func page(of state: ChartsInteractor.State, for reader: Reader) -> Text {
        let archived = state.charts.filter(\.isArchived)
        let lines =
            [reader.text(ChartsPhrases.title).bold] + lines(state.charts.filter { !$0.isArchived }, state, reader)
        if archived.isEmpty { return lines.joined(separator: "\n") }
        return (lines + [reader.text(ChartsPhrases.archived).bold] + self.lines(archived, state, reader))
            .joined(separator: "\n")
    }

    static func hint(in state: ChartsInteractor.State, for reader: Reader) -> Text? {
        state.charts.first { !$0.isArchived }.map { reader.text(ChartsPhrases.words($0.id)) }
    }

    /// Returns the lines of the charts, with a mark before the current chart.
    private static func lines(_ charts: [ChartEntry], _ state: ChartsInteractor.State, _ reader: Reader) -> [Text] {
        let digits = state.charts.map { "\($0.id)".count }.max() ?? 1
        return charts.flatMap { chart in
            let isCurrent = chart.id == state.current
            let name = name(of: chart, reader)
            return reader.lines(
                of: ListRow(
                    Text(Reader.figure(chart.id, digits: digits)),
                    mark: ListRow.Mark("▸", ChartsPhrases.isCurrent, isSet: isCurrent), isCurrent ? name.bold : name,
                    facts: [reader.text(ChartsPhrases.progress(chart.subGoals, chart.rate)).dim], isCut: true))
        }
    }

    /// Returns a chart's name, followed by its core goal if the two differ; for a chart without either, a placeholder.
    private static func name(of chart: ChartEntry, _ reader: Reader) -> Text {
        switch (chart.name, chart.coreGoal) {
        case (let name?, let goal?) where name != goal: Text(line: name.text) + Text(line: ": \(goal.text)").dim
        case (let name?, _): Text(line: name.text)
        case (nil, let goal?): Text(line: goal.text)
        case (nil, nil): reader.text(ChartsPhrases.emptyChart)
        }
    }
}
