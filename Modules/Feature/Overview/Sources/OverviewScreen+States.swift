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
        let pages = OverviewStyle.allCases.flatMap { style in
            charts.map { name, chart in
                ScreenState<OverviewInteractor>.page(
                    "\(style.rawValue)-\(name)", OverviewInteractor.State(style: style, chart: chart))
            }
        }
        return pages + [.error("open-empty", MandalartError.empty(.subGoal(try Position(2))))]
    }
}
