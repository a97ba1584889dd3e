import Basics
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal
import TrendFeatureInterface

/// Draws the number of edits and log entries on each day of a year, or a rate over time.
enum TrendScreen: Screen {
    static var arrival: TrendInteractor.Action? { .load }

    static let record = Record<TrendInteractor.State>(
        "trend", TrendPhrases.trend,
        [
            .member("shows", TrendPhrases.shows) { state in
                switch state.style {
                case .year: Address.year.name
                case .rates: Address.rates.name
                }
            },
            .members(YearMap.members) { $0.year },
            .members(RateCourse.members) { $0.course },
        ])

    static func page(of state: TrendInteractor.State, for reader: Reader) -> Text {
        let lines =
            switch state.style {
            case .year: state.year.map { days(of: $0, in: state.progress, reader) } ?? []
            case .rates: rates(state.course, reader)
            }
        return lines.joined(separator: "\n")
    }

    static func hint(in state: TrendInteractor.State, for reader: Reader) -> Text? {
        switch state.style {
        case .year:
            let shown = state.year?.days.upperBound.year ?? 0
            return state.progress.years.last { $0 < shown }.map { reader.text(TrendPhrases.yearWords($0)) }
        case .rates(let shown):
            let others = state.progress.subGoalCourses.filter { !$0.weeks.isEmpty }.compactMap(\.subGoal)
            return others.first { $0 != shown }.map { reader.text(TrendPhrases.rateWords($0)) }
        }
    }

    private static func days(of year: YearMap, in progress: ChartProgress, _ reader: Reader) -> [Text] {
        guard !year.counts.isEmpty else {
            let nothing =
                if let number = year.choice.year { PastPhrases.nothing(in: number, but: progress.years) } else {
                    progress.years.isEmpty ? PastPhrases.nothingYet : TrendPhrases.nothingLately(progress.years)
                }
            return reader.text(nothing).wrapped(to: reader.width)
        }
        let language = reader.language
        let last = min(year.days.upperBound, year.today)
        let heading = PastPhrases.days(
            from: year.days.lowerBound.phrase.text(in: language), to: last.phrase.text(in: language))
        let names = year.months.map { reader.text($0.day.shortMonth) }
        // The number alone leaves a gap between the months.
        let areWide = names.contains { $0.width > 3 }
        let months = zip(year.months, names).map { ($0.week, areWide ? Text("\($0.day.month)") : $1) }
        let weeks = year.weeks.map { (name: reader.text(PastPhrases.week(of: $0.monday)), counts: $0.counts) }
        let grid = reader.dayGrid(
            weekdays: Weekday.allCases.map { reader.text($0.shortName) }, weeks: weeks,
            heads: Dictionary(months) { first, _ in first }, hasKey: true)
        return reader.text(heading).bold.wrapped(to: reader.width) + grid
            + reader.text(PastPhrases.summary(of: year)).wrapped(to: reader.width)
    }

    private static func rates(_ course: RateCourse?, _ reader: Reader) -> [Text] {
        guard let course, !course.weeks.isEmpty else {
            return reader.text(PastPhrases.nothingRated).wrapped(to: reader.width)
        }
        let title = course.title.map { Text(line: $0.text) } ?? reader.text(PastPhrases.chart)
        let row = ListRow(
            Text(course.subGoal.map { "\($0)  " } ?? ""), title.bold,
            facts: course.rate.map { [Text("\($0)").bold] } ?? [], isCut: true)
        let (first, last) = (course.end(ofWeek: 0).phrase, course.today.phrase)
        let span = PastPhrases.course(from: first.text(in: reader.language), to: last.text(in: reader.language))
        let shares = course.weeks.enumerated().map { week, rate in
            (name: reader.text(course.end(ofWeek: week).phrase), percent: rate?.percent)
        }
        return reader.lines(of: row) + reader.text(span).wrapped(to: reader.width) + reader.stepPlot(shares)
    }
}
