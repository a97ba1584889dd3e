import Basics
import Commands
import MandalartDomainInterface
import Screens
import Terminal

extension ChartsScreen {
    static let commands: [Command<ChartsInteractor>] = [
        Command(
            "open", Rest(chartToOpen), summary: ChartsPhrases.open, example: ChartsPhrases.openExample, byNumber: true,
            titles: { $0.charts.compactMap(\.listedTitle?.text) }
        ) {
            .open($0)
        },
        Command(
            "new", NewChartParameter(), summary: ChartsPhrases.new, example: ChartsPhrases.newExample,
            shows: [.chart { state in state.chart(state.current) }]
        ) {
            .create($0)
        } reply: { state, new in
            switch new {
            case .empty(let name): ChartsPhrases.isNew(name)
            case .worked: state.chart(state.current)?.name.map(ChartsPhrases.isWorked)
            }
        },
        Command(
            "rename", chart, Rest(.chartName), summary: ChartsPhrases.rename, example: ChartsPhrases.renameExample,
            outcome: [.chart { state, id, _ in state.chart(id) }]
        ) {
            .rename($0, $1)
        } reply: { _, id, name in
            ChartsPhrases.isCalled(id, name)
        },
        Command(
            "archive", chart, summary: ChartsPhrases.archive, example: ChartsPhrases.archiveExample,
            outcome: [.chart { state, id in state.chart(id) }]
        ) {
            .archive($0)
        } reply: { _, id in
            ChartsPhrases.isArchived(id)
        },
        Command(
            "unarchive", chart, summary: ChartsPhrases.unarchive, example: ChartsPhrases.unarchiveExample,
            outcome: [.chart { state, id in state.chart(id) }]
        ) {
            .unarchive($0)
        } reply: { _, id in
            ChartsPhrases.isBack(id)
        },
        Command(
            "delete", chart, summary: ChartsPhrases.delete, example: ChartsPhrases.deleteExample, isDestructive: true,
            outcome: [.chart { state, id in state.chart(id) }]
        ) {
            .delete($0)
        } asks: { state, id in
            state.chart(id)?.questionBeforeDeleting
        } reply: { _, id in
            ChartsPhrases.isForgotten(id)
        },
    ]

    /// The argument of `open`: a name, a core goal or a number.
    private static let chartToOpen = Argument<String>(ChartsPhrases.chartToOpen) { $0 }
    private static let chart = Argument(ChartsPhrases.chart, ChartID.init)
}

extension Member {
    /// Returns the JSON member for a created or changed chart.
    fileprivate static func chart(_ chart: @escaping @Sendable (Value) -> ChartEntry?) -> Member {
        .object("chart", ChartsRecordPhrases.chartNow, like: ChartEntry.members, chart)
    }
}

extension ChartEntry {
    fileprivate var questionBeforeDeleting: Phrase {
        let name = (name ?? coreGoal).map { Text(line: $0.text).truncated(to: 40).plain }
        return ChartsPhrases.forget(id, name, cells: subGoals + actionItems + (coreGoal == nil ? 0 : 1))
    }
}
