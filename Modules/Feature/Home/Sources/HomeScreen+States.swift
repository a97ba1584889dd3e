import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Screens

extension HomeScreen {
    static func states() throws -> [ScreenState<HomeInteractor>] {
        let (one, two, three, nine) = (try Position(1), try Position(2), try Position(3), try Position(9))
        let (title, wide, long) = (try Title("Endurance"), try Title(SampleText.wide), try Title(SampleText.long))
        var full = try state(.sample())
        full.knowsWords = true
        var (named, longNamed, emptyNamed) = (full, full, try state(Chart()))
        (named.name, longNamed.name, emptyNamed.name) = (try Title("Career"), wide, long)
        var logged = full
        logged.cells = try full.cells.after(
            .actionItem(two, in: one), .log(ActivityText(SampleText.wide), on: nil))
        var replaced = full
        replaced.cells = try full.cells.after(.subGoal(one), .change([.title(wide)]))
            .after(.subGoal(one), .change([.title(title)]))
        let elsewhere = CellReference.at(CellAddress(.subGoal(nine), in: try ChartID(2)))
        var moved = try edited { _ in }
        moved.cells = try moved.cells.after(
            .subGoal(one), .place(.move, at: elsewhere), with: (try ChartID(2), try .sample(subGoals: 0)))
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
            .reply(
                "due-given", to: "due 1 2026-12-01", in: try after(.subGoal(one), .due(try DueChange("2026-12-01")))),
            .error("due-past", MandalartError.dueDayIsPast(try Day("2026-11-20"))),
            .error("due-wrong", MandalartError.notADueDay("soon")),
            .reply("core", to: "core Endurance", in: try after(.coreGoal, .change([.title(title)]))),
            .reply(
                "set", to: "set 3 \(SampleText.wide)", in: try after(.subGoal(three), .change([.title(wide)]))),
            .reply(
                "set-long", to: "set 3 \(SampleText.long)", in: try after(.subGoal(three), .change([.title(long)]))),
            .reply("set-anew", to: "set 1 Endurance", in: replaced),
            .reply("log", to: "log 1/2 \(SampleText.wide)", in: logged),
            .reply("cleared", to: "clear 1", in: try after(.subGoal(one), .clear)),
            .reply("cleared-core-goal", to: "clear 5", in: try after(.coreGoal, .clear)),
            .reply(
                "moved", to: "move 1 9",
                in: try after(.subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(nine)))))),
            .reply("moved-to-chart", to: "move 1 2:9", in: moved),
            .reply(
                "swapped", to: "swap 1 2",
                in: try after(.subGoal(one), .place(.swap, at: .at(CellAddress(.subGoal(two)))))),
            .reply(
                "copied", to: "copy 1 9",
                in: try after(.subGoal(one), .place(.copy, at: .at(CellAddress(.subGoal(nine)))))),
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

    /// Returns a state with a chart of two sub-goals, after a command that edited a cell.
    private static func after(_ cell: Cell, _ action: CellAction) throws -> HomeInteractor.State {
        var state = try edited { _ in }
        state.cells = try state.cells.after(cell, action)
        return state
    }

    /// Returns a state with a chart of two sub-goals that was edited before.
    private static func edited(_ edit: (inout Chart) throws -> Void) throws -> HomeInteractor.State {
        var chart = try Chart.sample(subGoals: 2)
        try edit(&chart)
        return try state(chart)
    }
}
