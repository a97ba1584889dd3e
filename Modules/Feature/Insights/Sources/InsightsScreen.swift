import Basics
import Commands
import EventLogDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows plots of insights: the items finished and entries logged in the last weeks, the weekdays and times of day of
/// edits and entries, the habits that hold, the first steps, and the palettes tried and saved.
enum InsightsScreen: Screen {
    static var arrival: InsightsInteractor.Action? { .load }

    static let record = Record<InsightsInteractor.State>(
        "insights", InsightsRecordPhrases.insights,
        [
            .members(EventLogSummary.members) { $0.log }, .members(PastWeeks.members) { $0.past },
            .members(Insights.members) { $0.insights },
        ])

    static func page(of state: InsightsInteractor.State, for reader: Reader) -> Text {
        let insights = state.insights
        let plot = Plot([
            Plot.Section(heading: reader.text(InsightsPhrases.finished), rows: weeks(state.past, reader)),
            Plot.Section(
                heading: reader.text(InsightsPhrases.weekdays),
                rows: shares(
                    Weekday.allCases.map { (reader.text($0.shortName), state.past.weekdays[$0]) }, reader)),
            Plot.Section(
                heading: reader.text(InsightsPhrases.dayParts),
                rows: shares(
                    PastWeeks.DayPart.allCases.map {
                        (reader.text(InsightsPhrases.name(of: $0)), state.past.dayParts[$0])
                    }, reader)),
            Plot.Section(heading: reader.text(InsightsPhrases.habits), rows: habits(state.past, reader)),
            Plot.Section(heading: reader.text(InsightsPhrases.onboarding), rows: steps(insights, reader)),
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

    private static func weeks(_ past: PastWeeks, _ reader: Reader) -> [Plot.Row] {
        let most = past.weeks.map { $0.finished + $0.entries }.max() ?? 0
        if most == 0 { return [] }
        return past.weeks.map { week in
            Plot.Row(
                name: reader.text(week.monday.phrase), percent: (week.finished + week.entries) * 100 / most,
                note: reader.text(InsightsPhrases.done(finished: week.finished, entries: week.entries)))
        }
    }

    /// Returns a row for each time of the week: the length of the bar shows how much was planned and done, and the filled
    /// part of the bar shows how much of it was done.
    private static func shares(_ shares: [(name: Text, share: PastWeeks.Share?)], _ reader: Reader) -> [Plot.Row] {
        let most = shares.compactMap(\.share?.total).max() ?? 0
        if most == 0 { return [] }
        return shares.map { name, share in
            let share = share ?? PastWeeks.Share()
            return Plot.Row(
                name: name, percent: share.entries * 100 / max(1, share.total), length: share.total * 100 / most,
                note: reader.text(InsightsPhrases.share(edits: share.edits, entries: share.entries)))
        }
    }

    private static func habits(_ past: PastWeeks, _ reader: Reader) -> [Plot.Row] {
        past.habits.compactMap { found in
            found.habit.map { habit in
                Plot.Row(
                    name: Text(line: found.title.text), percent: habit.rate.percent,
                    note: reader.text(HabitPhrases.kept(habit) ?? HabitPhrases.current(habit)))
            }
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
