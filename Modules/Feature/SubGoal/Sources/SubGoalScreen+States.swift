import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension SubGoalScreen {
    static func states() throws -> [ScreenState<SubGoalInteractor>] {
        let (one, two, three, four, six) = (
            try Position(1), try Position(2), try Position(3), try Position(4), try Position(6)
        )
        let (item, empty) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        let there = CellAddress(.actionItem(four, in: six))
        let (run, rate, long) = (try Title("Run 5 km"), try AchievementRate(40), try Title(SampleText.long))
        var full = try state(of: .sample())
        full.knowsWords = true
        var named = full
        named.chartName = try Title(SampleText.wide)
        let elsewhere = CellAddress(.actionItem(four, in: six), in: try ChartID(2))
        var moved = try edited { _ in }
        moved.cells = try moved.cells.after(
            item, .place(.move, at: .at(elsewhere)), with: (try ChartID(2), try .sample(items: 0)))
        var due = try edited { chart in
            try chart.apply([.due(try Day("2026-12-01"))], to: item)
            try chart.apply([.due(try Day("2026-11-23"))], to: .actionItem(one, in: one))
            try chart.apply([.due(try Day("2026-11-22"))], to: .subGoal(one))
        }
        let noted = try edited { chart in
            try chart.apply([.note(try Note("along the river\nwith Mina"))], to: item)
            try chart.apply([.note(description)], to: .actionItem(one, in: one))
        }
        due.cells.today = try Day("2026-11-23")
        return [
            .page("gone", try state(of: Chart())),
            .page("empty", try state(of: .sample(items: 0))),
            .page("one", try state(of: .sample(items: 1))),
            .page("full", full),
            .page("one-of-several-charts", named),
            .page("long", try state(of: .sample { _ in SampleText.long })),
            .page("wide", try state(of: .sample { _ in SampleText.wide })),
            .page("right-to-left", try state(of: .sample { _ in SampleText.rightToLeft })),
            .page("described", try edited { try $0.apply([.note(description)], to: .subGoal(one)) }),
            .page("noted", noted),
            .reply(
                "note-given", to: "note 2 \(SampleText.wide)",
                in: try after(item, .change([.note(try Note(SampleText.wide))]))),
            .reply("note-gone", to: "note 2 -", in: try after(item, .change([.note(.empty)]), in: noted)),
            .page("due", due),
            .page("unplaced", try unplacedState([run])),
            .page("unplaced-many", try unplacedState([run, try Title(SampleText.wide), long, run])),
            .reply("due-given", to: "due 2 2026-12-01", in: try after(item, .due(try DueChange("2026-12-01")))),
            .reply("due-none", to: "due 2 none", in: try after(item, .due(.none), in: due)),
            .reply("named", to: "set 3 Run 5 km", in: try after(empty, .change([.title(run)]))),
            .reply(
                "named-long", to: "set 3 \(SampleText.long) 40%",
                in: try after(empty, .change([.title(long), .rate(.to(rate))]))),
            .reply("rated", to: "rate 2 40", in: try after(item, .change([.rate(.to(rate))]))),
            .reply("cleared", to: "clear 2", in: try after(item, .clear)),
            .reply("moved", to: "move 2 3", in: try after(item, .place(.move, at: .at(CellAddress(empty))))),
            .reply("moved-to-sub-goal", to: "move 2 6/4", in: try after(item, .place(.move, at: .at(there)))),
            .reply("moved-to-chart", to: "move 2 2:6/4", in: moved),
            .reply(
                "swapped", to: "swap 1 2",
                in: try after(.actionItem(one, in: one), .place(.swap, at: .at(CellAddress(item))))),
            .reply("copied", to: "copy 2 6/4", in: try after(item, .place(.copy, at: .at(there)))),
            .reply(
                "logged", to: "log 2 \(SampleText.wide)",
                in: try after(item, .log(ActivityText(SampleText.wide), on: nil))),
            .error("rate-empty", MandalartError.empty(item)),
            .error("clear-empty", MandalartError.alreadyEmpty(item)),
            .error("move-onto-item", MandalartError.taken(.actionItem(three, in: one))),
            .error("move-in-place", MandalartError.samePlace),
            .error("not-an-address", MandalartError.notAnAddress("1/2/3/4")),
            .error("wrong-rate", MandalartError.rateOutOfRange("101")),
            .error("centre", MandalartError.titleOfCentre(.subGoal(one), CellAddress(.centre))),
        ]
    }

    private static var description: Note {
        get throws { try Note("\(SampleText.long)\n\(SampleText.wide)\n\(SampleText.rightToLeft)") }
    }

    /// Returns a state with a full sub-goal and further items for which there is no place.
    private static func unplacedState(_ titles: [Title]) throws -> SubGoalInteractor.State {
        var chart = try Chart.sample()
        chart.subGoals[try Position(1)]?.unplaced = titles
        return try state(of: chart)
    }

    /// Returns a state that shows the first sub-goal of a chart.
    private static func state(of chart: Chart) throws -> SubGoalInteractor.State {
        let one = try Position(1)
        return SubGoalInteractor.State(position: one, cells: CellsState(chart))
    }

    /// Returns a state after a command that edited a cell, by default in a chart with two action items in each sub-goal.
    private static func after(
        _ cell: Cell, _ action: CellAction, in before: SubGoalInteractor.State? = nil
    ) throws -> SubGoalInteractor.State {
        var state = try before ?? edited { _ in }
        state.cells = try state.cells.after(cell, action)
        return state
    }

    /// Returns a state that shows the first sub-goal, with two action items, and that was edited before.
    private static func edited(_ edit: (inout Chart) throws -> Void) throws -> SubGoalInteractor.State {
        var chart = try Chart.sample(items: 2)
        try edit(&chart)
        return try state(of: chart)
    }
}
