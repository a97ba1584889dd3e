import Arguments
import Commands
import Languages
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Ribcage
import Screens
import Terminal
import Time

/// Shows on which days something was done, how the rates went week by week, and what was logged last.
final class ProgressScreen: Screen {
    let reactor: ProgressInteractor

    init(reactor: ProgressInteractor) {
        self.reactor = reactor
    }

    var arrival: ProgressInteractor.Action? { .load }

    private nonisolated static func number(_ text: String) throws(ProgressError) -> Int {
        guard let number = Int(typed: text) else { throw .noSuchActivity(text) }
        return number
    }

    private static let entry = Argument(ProgressScreenPhrases.number, number)

    static let commands: [Command<ProgressInteractor>] = [
        Command(
            "correct", entry, OptionalArgument(Rest(.deed)), NamedArgument("--on", Argument.pastDay),
            summary: ProgressScreenPhrases.correct, example: ProgressScreenPhrases.correctExample,
            outcome: [.entry { state, _, _, _ in state.corrected }, .entryDay { state, _, _, _ in state.corrected }]
        ) {
            .correct($0, $1, $2)
        } reply: { state, _, _, _ in
            state.corrected.map(ProgressScreenPhrases.corrected)
        },
        Command(
            "remove", entry, summary: ProgressScreenPhrases.remove, example: ProgressScreenPhrases.removeExample,
            isDestructive: true
        ) {
            .remove($0)
        } asks: { state, number in
            state.progress.activities.first { $0.number == number }.map {
                ProgressScreenPhrases.forget(Text(line: $0.text.text).truncated(to: 40).plain)
            }
        } reply: { _, number in
            ProgressScreenPhrases.removed(number)
        },
    ]

    static let record = Record<ProgressInteractor.State>(
        "progress", ProgressRecordPhrases.progress, [.members(ChartProgress.members) { $0.progress }])

    func page(of state: ProgressInteractor.State, for reader: Reader) -> Text {
        let progress = state.progress
        if progress.isEmpty {
            return reader.text(PastPhrases.nothingYet).wrapped(to: reader.width).joined(separator: "\n")
        }
        let parts = [days(of: progress, reader), rates(of: progress, reader), log(of: progress, reader)]
        return parts.flatMap { $0 }.joined(separator: "\n")
    }

    func hint(in state: ProgressInteractor.State, for reader: Reader) -> Text? {
        state.progress.parts.lazy.compactMap { part in
            part.position.map { reader.text(ProgressScreenPhrases.words($0, in: part.subGoal)) }
        }.first
    }

    /// As many weeks as there is room for.
    private func days(of progress: ChartProgress, _ reader: Reader) -> [Text] {
        let names = Weekday.allCases.map { reader.text($0.shortName) }
        let room = max(1, (reader.width - 1 - (names.map(\.width).max() ?? 0)) / 2)
        let indices = progress.weeks.indices.suffix(room)
        let weeks = indices.map { index in
            (0..<7).map { day in
                let number = progress.monday(ofWeek: index) + day
                return number > progress.today ? nil : progress.days[number] ?? 0
            }
        }
        let first = Day(number: progress.monday(ofWeek: indices.first ?? 0)).phrase.text(in: reader.language)
        let last = Day(number: progress.today).phrase.text(in: reader.language)
        return reader.text(PastPhrases.days(from: first, to: last)).bold.wrapped(to: reader.width)
            + DayGrid(weekdays: names, weeks: weeks).text.lines
    }

    /// A row for the chart and for each part. The titles take what they need, and the weeks what is left, at least a third.
    private func rates(of progress: ChartProgress, _ reader: Reader) -> [Text] {
        guard let last = progress.weeks.last, last != nil else { return [] }
        let titles =
            [reader.text(PastPhrases.chart)]
            + progress.parts.map { part in
                let title = Text(line: part.title.text)
                return part.position.map { Text("  \(part.subGoal)/\($0)  ") + title } ?? Text("\(part.subGoal)  ")
                    + title.bold
            }
        let counts = progress.parts.map { $0.activities > 0 ? "  \($0.activities)×" : "" }
        let longest = titles.map(\.width).max() ?? 0
        // Between title and plot is a space, and behind the plot a rate of up to six columns and a count.
        let room = reader.width - 1 - 6 - (counts.map(\.count).max() ?? 0)
        let weeks = max(1, min(progress.weeks.count, max(room - longest, room / 3), room - 8))
        let column = min(longest, max(8, room - weeks))
        let series = [progress.weeks] + progress.parts.map(\.weeks)
        let rows = zip(zip(titles, series), [""] + counts).map { row, count in
            let rate = (row.1.last ?? nil).map { "\($0)" } ?? ""
            let figure = String(repeating: " ", count: max(0, 6 - rate.count)) + rate
            return row.0.truncated(to: column).padded(to: column) + " "
                + Sparkline(percents: row.1.suffix(weeks).map { $0?.percent }).text + Text(figure + count)
        }
        return reader.text(ProgressScreenPhrases.rates(weeks)).bold.wrapped(to: reader.width) + rows
    }

    private func log(of progress: ChartProgress, _ reader: Reader) -> [Text] {
        guard !progress.activities.isEmpty else { return [] }
        let digits = progress.activities.map { "\($0.number)".count }.max() ?? 1
        return [reader.text(ProgressScreenPhrases.log).bold]
            + progress.activities.flatMap { activity in
                let date = activity.day.phrase.text(in: reader.language)
                let space = String(repeating: " ", count: digits - "\(activity.number)".count)
                let head = Text("\(space)\(activity.number)  \(date)  ")
                let text = Text(line: activity.item.text).dim + ": " + Text(line: activity.text.text)
                return text.wrapped(to: max(8, reader.width - head.width)).enumerated().map { index, line in
                    (index == 0 ? head : Text(String(repeating: " ", count: head.width))) + line
                }
            }
    }
}
