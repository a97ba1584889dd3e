import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension ItemScreen {
    static func states() throws -> [ScreenState<ItemInteractor>] {
        let full = try state(item(note: "along the river\nwith Mina", due: "2026-12-04"), entries: 12)
        var named = full
        named.chartName = try Title(SampleText.wide)
        var overdue = try item()
        overdue.due = try Day("2026-11-20")
        var habit = try item()
        habit.habit = Habit(try Cadence("3/week"), days: [], today: try Day("2026-11-23"))
        return [
            .page("new", try state(item())),
            .page("full", full),
            .page("one-of-several-charts", named),
            .page("overdue", try state(overdue)),
            .page("habit", try state(habit, entries: 1)),
            .page("long", try state(item(SampleText.long, note: SampleText.long), entries: 2, SampleText.long)),
            .page("wide", try state(item(SampleText.wide, note: SampleText.wide), entries: 2, SampleText.wide)),
            .page("right-to-left", try state(item(SampleText.rightToLeft), entries: 2, SampleText.rightToLeft)),
            .reply("logged", to: "log \(SampleText.wide)", in: try edited(entry: SampleText.wide)),
            .reply("rated", to: "rate 40", in: try edited()),
            .reply("done-yesterday", to: "done --on yesterday", in: try edited(entry: "swam")),
            .confirmation("remove", of: "remove 12", in: full),
            .error("empty", MandalartError.empty(try cell)),
            .error("no-such-entry", ProgressError.noSuchActivity("99")),
        ]
    }

    private static var cell: Cell { get throws { .actionItem(try Position(2), in: try Position(1)) } }

    private static func item(
        _ title: String = "Run 5 km", note: String = "", due: String? = nil
    ) throws -> ActionItem {
        var item = ActionItem(
            title: try Title(title), rate: try AchievementRate(40), due: try due.map { try Day($0) })
        item.note = try Note(note)
        return item
    }

    private static func state(
        _ item: ActionItem, entries: Int = 0, _ text: String = "ran 6 km"
    ) throws -> ItemInteractor.State {
        let (one, two) = (try Position(1), try Position(2))
        return ItemInteractor.State(
            cell: try cell, item: item, subGoal: Goal(title: try Title("Endurance")),
            log: try (0..<entries).map {
                .sample(12 - $0, subGoal: one, position: two, item: item.title, text: try ActivityText(text))
            },
            today: try Day("2026-11-23"))
    }

    /// Returns a state after an edit, which logged an activity if a text is given.
    private static func edited(entry text: String? = nil) throws -> ItemInteractor.State {
        let item = try item()
        var state = try state(item)
        let entry = try text.map {
            Activity.sample(
                subGoal: try Position(1), position: try Position(2), item: item.title, text: try ActivityText($0))
        }
        var chart = try Chart.sample(items: 2)
        try chart.put(.actionItem(item), in: cell)
        state.last = EditedItem(
            EditedChart(.first, chart, of: try cell, entry: entry))
        return state
    }
}
