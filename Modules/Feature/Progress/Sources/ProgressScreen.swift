import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows the number of edits and log entries by day, the rates by week, and the last log entries.
enum ProgressScreen: Screen {
    static var arrival: ProgressInteractor.Action? { .load }

    static let commands: [Command<ProgressInteractor>] = Command.ofLog(
        correct: { .correct($0, $1, $2) }, remove: { .remove($0) }, look: { .look($0) },
        entries: { $0.progress.activities + ($0.looked.map { [$0] } ?? []) }, corrected: { $0.corrected })

    static let record = Record<ProgressInteractor.State>(
        "progress", ProgressRecordPhrases.progress, [.members(ChartProgress.members) { $0.progress }])

    static func page(of state: ProgressInteractor.State, for reader: Reader) -> Text {
        let progress = state.progress
        if progress.isEmpty {
            return reader.text(PastPhrases.nothingYet).wrapped(to: reader.width).joined(separator: "\n")
        }
        let parts = [days(of: progress, reader), rates(of: progress, reader), log(of: progress, reader)]
        return parts.flatMap { $0 }.joined(separator: "\n")
    }

    static func hint(in state: ProgressInteractor.State, for reader: Reader) -> Text? {
        state.progress.parts.lazy.compactMap { part in
            part.position.map { reader.text(ProgressScreenPhrases.words($0, in: part.subGoal)) }
        }.first
    }

    /// Returns the calendar grid with the number of edits and log entries on each day, for as many weeks as fit.
    private static func days(of progress: ChartProgress, _ reader: Reader) -> [Text] {
        let names = Weekday.allCases.map { reader.text($0.shortName) }
        let room = max(1, (reader.width - 1 - (names.map(\.width).max() ?? 0)) / 2)
        let indices = progress.weeks.indices.suffix(room)
        let weeks = indices.map { index in
            let monday = progress.monday(ofWeek: index)
            let counts = (monday..<monday + 7).map { $0 > progress.today ? nil : progress.days[$0] ?? 0 }
            return (name: reader.text(PastPhrases.week(of: Day(number: monday))), counts: counts)
        }
        let first = Day(number: progress.monday(ofWeek: indices.first ?? 0)).phrase.text(in: reader.language)
        let last = Day(number: progress.today).phrase.text(in: reader.language)
        return reader.text(PastPhrases.days(from: first, to: last)).bold.wrapped(to: reader.width)
            + reader.dayGrid(weekdays: names, weeks: weeks)
    }

    /// Returns a row of rates for the chart, and for each sub-goal and action item; empty if the last week has no rate.
    private static func rates(of progress: ChartProgress, _ reader: Reader) -> [Text] {
        guard let last = progress.weeks.last, last != nil else { return [] }
        let chart = Trend("", reader.text(PastPhrases.chart), percents: progress.weeks.map { $0?.percent })
        let parts = progress.parts.map { part in
            let title = Text(line: part.title.text)
            return Trend(
                Text(part.position.map { "  \(part.subGoal)/\($0)  " } ?? "\(part.subGoal)  "),
                part.position == nil ? title.bold : title, percents: part.weeks.map { $0?.percent },
                note: part.activities > 0 ? reader.times(part.activities) : nil)
        }
        let rows = reader.lines(of: [chart] + parts)
        return reader.text(ProgressScreenPhrases.rates(rows.count)).bold.wrapped(to: reader.width) + rows.lines
    }

    private static func log(of progress: ChartProgress, _ reader: Reader) -> [Text] {
        guard !progress.activities.isEmpty else { return [] }
        return [reader.text(ProgressScreenPhrases.log).bold]
            + reader.lines(ofLog: progress.activities, ofSeveralItems: true)
    }
}
