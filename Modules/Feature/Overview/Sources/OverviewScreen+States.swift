import Basics
import MandalartDomainInterface
import OverviewFeatureInterface
import Screens

extension OverviewScreen {
    static func states() throws -> [ScreenState<OverviewInteractor>] {
        var withoutCoreGoal = try Chart.sample(subGoals: 3, items: 2)
        withoutCoreGoal.coreGoal = nil
        let charts: [(name: String, chart: Chart)] = [
            ("empty", Chart()),
            ("core-goal", try .sample(subGoals: 0)),
            ("no-core-goal", withoutCoreGoal),
            ("one", try .sample(subGoals: 1, items: 1)),
            ("full", try .sample()),
            ("long", try .sample(subGoals: 2, items: 2) { _ in SampleText.long }),
            ("wide", try .sample(subGoals: 2, items: 2) { _ in SampleText.wide }),
            ("right-to-left", try .sample(subGoals: 2, items: 2) { _ in SampleText.rightToLeft }),
        ]
        let pages = [(name: "full", style: OverviewStyle.full), ("list", .list(.all))].flatMap { place, style in
            charts.map { name, chart in
                ScreenState<OverviewInteractor>.page(
                    "\(place)-\(name)", OverviewInteractor.State(style: style, chart: chart))
            }
        }
        var dated = try Chart.sample()
        let three = try Position(3)
        dated.subGoals[three]?.items[three]?.due = try Day("2026-12-01")
        dated.subGoals[three]?.items[try Position(4)]?.habit = Habit(try Cadence("3/week"))
        var noted = try Chart.sample(subGoals: 2, items: 2)
        noted.coreGoal?.note = try Note("42 km\nin one go")
        noted.subGoals[try Position(1)]?.note = try Note(SampleText.long)
        noted.subGoals[try Position(1)]?.items[try Position(2)]?.note = try Note(SampleText.wide)
        let filtered = try ["3", "due", "habits", "due habits"].map { filter in
            ScreenState<OverviewInteractor>.page(
                "list-\(filter.split(separator: " ").joined(separator: "-"))",
                OverviewInteractor.State(style: .list(try ChartFilter(filter)), chart: dated))
        }
        return pages + filtered + [
            .page("list-noted", OverviewInteractor.State(style: .list(.all), chart: noted)),
            .error("open-empty", MandalartError.empty(.subGoal(try Position(2)))),
            .error("not-a-filter", MandalartError.notAFilter("soon")),
        ]
    }
}
