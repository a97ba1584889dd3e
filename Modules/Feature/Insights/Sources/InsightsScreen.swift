import Basics
import Commands
import EventLogDomainInterface
import MandalartDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows plots of insights: the steps of onboarding, how far charts were filled, and which palettes were tried and
/// saved.
enum InsightsScreen: Screen {
    static var arrival: InsightsInteractor.Action? { .load }

    static let record = Record<InsightsInteractor.State>(
        "insights", InsightsRecordPhrases.insights,
        [.members(EventLogSummary.members) { $0.log }, .members(Insights.members) { $0.insights }])

    static func page(of state: InsightsInteractor.State, for reader: Reader) -> Text {
        let insights = state.insights
        let plot = Plot([
            Plot.Section(heading: reader.text(InsightsPhrases.onboarding), rows: steps(insights, reader)),
            Plot.Section(
                heading: reader.text(InsightsPhrases.subGoals), rows: levels(insights.subGoals, of: insights.charts),
                isFalling: true),
            Plot.Section(
                heading: reader.text(InsightsPhrases.actionItems),
                rows: levels(insights.actionItems, of: insights.charts), isFalling: true),
            Plot.Section(heading: reader.text(InsightsPhrases.palettes), rows: palettes(insights, reader)),
        ])
        let heading = [reader.text(InsightsPhrases.title).bold, log(state.log, reader)].flatMap {
            $0.wrapped(to: reader.width)
        }
        return (heading + reader.lines(of: plot)).joined(separator: "\n")
    }

    static func hint(in state: InsightsInteractor.State, for reader: Reader) -> Text? {
        reader.text(InsightsPhrases.words)
    }

    private static func log(_ log: EventLogSummary, _ reader: Reader) -> Text {
        let events =
            log.since.map { InsightsPhrases.events(log.count, since: reader.minute(of: $0)) }
            ?? InsightsPhrases.noEvents
        return reader.text(log.isKept ? events : events.followed(by: InsightsPhrases.isOff))
    }

    private static func steps(_ insights: Insights, _ reader: Reader) -> [Plot.Row] {
        var last: Timestamp?
        return Insights.Step.allCases.map { step in
            let name = reader.text(InsightsPhrases.name(of: step))
            guard let time = insights.onboarding[step] else {
                return Plot.Row(name: name, percent: 0, note: reader.text(InsightsPhrases.notInLog).dim)
            }
            let minute = reader.minute(of: time)
            let note = last.map { InsightsPhrases.at(minute, InsightsPhrases.later($0, time)) }
            last = time
            return Plot.Row(name: name, percent: 100, note: note.map(reader.text) ?? Text(minute))
        }
    }

    private static func levels(_ levels: [Insights.Level], of charts: Int) -> [Plot.Row] {
        levels.map { level in
            Plot.Row(
                name: Text("\(level.filled)"), percent: level.charts * 100 / max(1, charts),
                note: Text("\(level.charts)"))
        }
    }

    /// Returns a row for each palette: the length of the bar shows how often the palette was tried, and the filled part
    /// of the bar shows how often the palette was saved.
    private static func palettes(_ insights: Insights, _ reader: Reader) -> [Plot.Row] {
        let most = insights.palettes.map { max($0.tried, $0.saved) }.max() ?? 1
        return insights.palettes.map { use in
            let often = max(use.tried, use.saved)
            return Plot.Row(
                name: Text(use.palette.rawValue), percent: use.saved * 100 / often, length: often * 100 / most,
                note: reader.text(InsightsPhrases.saved(use.saved, of: use.tried)))
        }
    }
}
