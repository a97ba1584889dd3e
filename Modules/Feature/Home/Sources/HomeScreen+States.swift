import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Screens

extension HomeScreen {
    static func states() throws -> [ScreenState<HomeInteractor>] {
        let (one, two, nine) = (try Position(1), try Position(2), try Position(9))
        let (title, wide, long) = (try Title("Endurance"), try Title(SampleText.wide), try Title(SampleText.long))
        var full = try state(.sample())
        full.knowsWords = true
        var (named, longNamed, emptyNamed) = (full, full, try state(Chart()))
        (named.name, longNamed.name, emptyNamed.name) = (try Title("Career"), wide, long)
        var logged = full
        logged.cells.show(
            EditedChart(
                .first, full.cells.chart,
                entry: .sample(subGoal: one, position: two, item: title, text: ActivityText(wide))))
        var replaced = full
        var chart = full.cells.chart
        try chart.apply([.title(wide)], to: .subGoal(one))
        let cells = try chart.apply([.title(title)], to: .subGoal(one))
        replaced.cells.show(EditedChart(.first, chart, cells: cells))
        let cleared = try edited { try $0.clear(.subGoal(one)) }
        return [
            .page("nobody", HomeInteractor.State()),
            .page("empty", try state(Chart())),
            .page("core-goal", try state(.sample(subGoals: 0))),
            .page("one", try state(.sample(subGoals: 1, items: 1))),
            .page("full", full),
            .page("one-of-several", named),
            .page("one-of-several-long", longNamed),
            .page("one-of-several-empty", emptyNamed),
            .page("long", try state(.sample { _ in SampleText.long }, nickname: String(SampleText.long.prefix(40)))),
            .page("wide", try state(.sample { _ in SampleText.wide }, nickname: "健太郎")),
            .page("right-to-left", try state(.sample { _ in SampleText.rightToLeft }, nickname: "שלום")),
            .page("described", try edited { try $0.apply([.note(description)], to: .coreGoal) }),
            .page("due", try dueState()),
            .page("unplaced", try unplacedState([title])),
            .page("unplaced-many", try unplacedState([title, wide, long, title])),
            .reply("due-given", to: "due 1 2026-12-01", in: try dueState()),
            .error("due-past", MandalartError.dueDayIsPast(try Day("2026-11-20"))),
            .error("due-wrong", MandalartError.notADueDay("soon")),
            .reply("core", to: "core Endurance", in: try edited { try $0.apply([.title(title)], to: .coreGoal) }),
            .reply(
                "set", to: "set 1 \(SampleText.wide)",
                in: try edited { try $0.apply([.title(wide)], to: .subGoal(one)) }),
            .reply(
                "set-long", to: "set 1 \(SampleText.long)",
                in: try edited { try $0.apply([.title(long)], to: .subGoal(one)) }),
            .reply("set-anew", to: "set 1 Endurance", in: replaced),
            .reply("log", to: "log 1/2 \(SampleText.wide)", in: logged),
            .reply("cleared", to: "clear 1", in: cleared),
            .reply("cleared-core-goal", to: "clear 5", in: try edited { try $0.clear(.coreGoal) }),
            .reply(
                "moved", to: "move 1 9",
                in: try edited { try $0.place(.subGoal(one), by: .move, at: .subGoal(nine)) }),
            .reply(
                "moved-to-chart", to: "move 1 2:9", in: cleared),
            .reply(
                "swapped", to: "swap 1 2",
                in: try edited { try $0.place(.subGoal(one), by: .swap, at: .subGoal(two)) }),
            .reply(
                "copied", to: "copy 1 9",
                in: try edited { try $0.place(.subGoal(one), by: .copy, at: .subGoal(nine)) }),
            .confirmation("clear-core-goal", of: "clear 5", in: full),
            .confirmation("clear-sub-goal", of: "clear 1", in: full),
            .confirmation("clear-one-item", of: "clear 1", in: try state(.sample(subGoals: 1, items: 1))),
            .confirmation("clear-no-items", of: "clear 1", in: try state(.sample(subGoals: 1, items: 0))),
            .error("open-empty", MandalartError.empty(.subGoal(two))),
            .error("clear-empty", MandalartError.alreadyEmpty(.subGoal(two))),
            .error("move-onto-sub-goal", MandalartError.taken(.subGoal(two))),
            .error("wrong-position", MandalartError.positionOutOfRange("12")),
            .error("centre", MandalartError.titleOfCentre(.coreGoal, CellAddress(.centre))),
        ]
    }

    /// Returns a state with a full chart and further sub-goals for which there is no place.
    private static func unplacedState(_ titles: [Title]) throws -> HomeInteractor.State {
        var state = try state(.sample())
        state.cells.chart.unplaced = titles
        return state
    }

    private static func dueState() throws -> HomeInteractor.State {
        var state = try edited { chart in
            try chart.apply([.due(try Day("2027-11-30"))], to: .coreGoal)
            try chart.apply([.due(try Day("2026-12-01"))], to: .subGoal(try Position(1)))
            try chart.apply([.due(try Day("2026-11-20"))], to: .subGoal(try Position(2)))
        }
        state.cells.today = try Day("2026-11-23")
        return state
    }

    private static var description: Note {
        get throws { try Note("\(SampleText.long)\n\(SampleText.wide)\n\(SampleText.rightToLeft)") }
    }

    private static func state(_ chart: Chart, nickname: String = "Juno") throws -> HomeInteractor.State {
        HomeInteractor.State(nickname: try Nickname(nickname), cells: CellsState(chart))
    }

    /// Returns a state with a chart of two sub-goals, after an edit.
    private static func edited(_ edit: (inout Chart) throws -> Void) throws -> HomeInteractor.State {
        var chart = try Chart.sample(subGoals: 2)
        try edit(&chart)
        return try state(chart)
    }
}
