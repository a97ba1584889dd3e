import Basics
import SakatsuDomainInterface
import Screens

extension StatisticsScreen {
    static func states() throws -> [ScreenState<StatisticsInteractor>] {
        let one = try figures("Sauna Shikiji", "2026-11-20")
        let some = [
            one, try figures("Sauna Shikiji", "2026-09-02"), try figures("스파렉스", "2026-11-03", sets: 1),
            try figures("Shimizuyu", "2026-11-21", sets: 4),
        ]
        let years = try (2019...2026).flatMap { year in
            try (1...year - 2018).map { try figures("Sauna Shikiji", "\(year)-0\($0)-11") }
        }
        let many = try (1...12).map { try figures("Facility \($0)", "2026-10-\($0 < 10 ? "0" : "")\($0)") }
        return [
            .page("empty", state([])),
            .page("empty-year", state([], in: .year(2025))),
            .page("one", state([one])),
            .page("some", state(some)),
            .page("year", state(some, in: .year(2026))),
            .page("month", state(some, in: try StatisticsPeriod("2026-11"))),
            .page("years", state(years)),
            .page("many-facilities", state(many)),
            .page("no-sets", state([try figures("Shimizuyu", "2026-11-21", sets: 0)])),
            .page("long", state([try figures(String(SampleText.long.prefix(100)), "2026-11-20")])),
            .page("wide", state([try figures(SampleText.wide, "2026-11-20")])),
            .page("right-to-left", state([try figures(SampleText.rightToLeft, "2026-11-20")])),
            .error("not-a-period", SakatsuError.notAPeriod("soon")),
        ]
    }

    private static func figures(_ facility: String, _ day: String, sets: Int = 3) throws -> VisitFigures {
        VisitFigures(
            of: try Visit(try Facility(facility), on: try Day(day), sets: Array(repeating: .usual, count: sets)))
    }

    private static func state(
        _ figures: [VisitFigures], in period: StatisticsPeriod = .all
    ) -> StatisticsInteractor.State {
        StatisticsInteractor.State(statistics: VisitStatistics(of: figures, in: period))
    }
}
