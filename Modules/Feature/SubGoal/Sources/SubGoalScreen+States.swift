import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension SubGoalScreen {
    static func states() throws -> [ScreenState<SubGoalInteractor>] {
        let (one, two, three) = (try Position(1), try Position(2), try Position(3))
        let item = Cell.actionItem(two, in: one)
        let (run, rate, long) = (try Title("Run 5 km"), try AchievementRate(40), try Title(SampleText.long))
        var full = try state(of: .sample())
        full.knowsWords = true
        var named = full
        named.chartName = try Title(SampleText.wide)
        var logged = try edited { try $0.apply([.title(run)], to: item) }
        let entry = try Activity.sample(
            subGoal: one, position: two, item: run, text: ActivityText(SampleText.wide))
        logged.cells.show(EditedChart(.first, logged.cells.chart, entry: entry))
        let moved = try edited { try $0.place(item, by: .move, at: .actionItem(three, in: one)) }
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
        let left = try edited { try $0.clear(item) }
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
            .reply("note-given", to: "note 2 \(SampleText.wide)", in: noted),
            .reply("note-gone", to: "note 2 -", in: try edited { _ in }),
            .page("due", due),
            .page("unplaced", try unplacedState([run])),
            .page("unplaced-many", try unplacedState([run, try Title(SampleText.wide), long, run])),
            .reply("due-given", to: "due 2 2026-12-01", in: due),
            .reply("due-none", to: "due 2 none", in: try edited { _ in }),
            .reply("named", to: "set 2 Run 5 km", in: try edited { try $0.apply([.title(run)], to: item) }),
            .reply(
                "named-long", to: "set 2 \(SampleText.long) 40%",
                in: try edited { try $0.apply([.title(long), .rate(rate)], to: item) }),
            .reply("rated", to: "rate 2 40", in: try edited { try $0.apply([.rate(rate)], to: item) }),
            .reply("cleared", to: "clear 2", in: left),
            .reply("moved", to: "move 2 3", in: moved),
            .reply("moved-to-sub-goal", to: "move 2 6/4", in: left),
            .reply("moved-to-chart", to: "move 2 2:6/4", in: left),
            .reply(
                "swapped", to: "swap 1 2",
                in: try edited { try $0.place(item, by: .swap, at: .actionItem(one, in: one)) }),
            .reply("copied", to: "copy 2 6/4", in: try edited { _ in }),
            .reply("logged", to: "log 2 \(SampleText.wide)", in: logged),
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

    /// Returns a state that shows the first sub-goal, with two action items, after an edit.
    private static func edited(_ edit: (inout Chart) throws -> Void) throws -> SubGoalInteractor.State {
        var chart = try Chart.sample(items: 2)
        try edit(&chart)
        return try state(of: chart)
    }
}
