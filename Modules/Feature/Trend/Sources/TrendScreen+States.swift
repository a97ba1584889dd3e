import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Screens
import TrendFeatureInterface

extension TrendScreen {
    static func states() throws -> [ScreenState<TrendInteractor>] {
        let three = try Position(3)
        func year(_ progress: ChartProgress, _ year: String = "") throws -> TrendInteractor.State {
            TrendInteractor.State(style: .year(try YearChoice(year)), progress: progress)
        }
        func rates(_ position: Position?, _ progress: ChartProgress) -> TrendInteractor.State {
            TrendInteractor.State(style: .rates(position), progress: progress)
        }
        let years = try ChartProgress.sample(weeks: 152)
        let nothing = try ChartProgress.sample(weeks: 1, subGoals: 0, days: [:])
        let today = ChartProgress.sampleToday
        return [
            .page("year-empty", try year(nothing)),
            .page("year-one-day", try year(.sample(weeks: 1, days: [today: 1]))),
            .page("year", try year(years)),
            .page("year-running", try year(years, "2026")),
            .page("year-full", try year(years, "2025")),
            .page("year-leap", try year(years, "2024")),
            .page("year-of-nothing", try year(years, "2019")),
            .page("year-before-all", try year(nothing, "2019")),
            .page("year-nothing-lately", try year(.sample(weeks: 152, days: [today - 800: 3]))),
            .page("rates-empty", rates(nil, nothing)),
            .page("rates-one-week", rates(nil, try .sample(weeks: 1))),
            .page("rates-half-a-year", rates(nil, try .sample(weeks: 26))),
            .page("rates", rates(nil, years)),
            .page("rates-of-sub-goal", rates(three, years)),
            .page("rates-long", rates(three, try .sample(weeks: 40, title: SampleText.long))),
            .page("rates-wide", rates(three, try .sample(weeks: 40, title: SampleText.wide))),
            .page("rates-right-to-left", rates(three, try .sample(weeks: 40, title: SampleText.rightToLeft))),
            .error("year-wrong", ProgressError.notAYear("26")),
            .error("year-to-come", ProgressError.yearToCome(2030)),
            .error("rates-empty-sub-goal", MandalartError.empty(.subGoal(three))),
        ]
    }
}
