import Basics
import DreamsDomainInterface
import MandalartDomainInterface
import Screens

extension DreamTreeScreen {
    static func states() throws -> [ScreenState<DreamTreeInteractor>] {
        let title = try Title("Run a marathon")
        return try pages() + changes() + growth(named: title) + formStates() + [
            .confirmation("remove", of: "remove 1", in: try state()),
            .confirmation("remove-long", of: "remove 1", in: try state(titled: SampleText.long)),
            .error("no-goal", DreamsError.noGoal),
            .error("name-taken", MandalartError.chartNameTaken(title)),
            .error("no-such-milestone", DreamsError.noSuchMilestone(try MilestoneNumber(3))),
            .error("too-many-milestones", DreamsError.tooManyMilestones),
            .error("wrong-milestone", DreamsError.milestoneOutOfRange("9")),
            .error("not-a-day", NotADay("2026-02-30", takesWords: true)),
            .error("day-to-come", DreamsError.dayToCome(try Day("2031-01-01"))),
            .error("empty-passage", DreamsError.emptyPassage),
            .error("passage-too-long", DreamsError.passageTooLong(901)),
        ]
    }

    private static func pages() throws -> [ScreenState<DreamTreeInteractor>] {
        let (goal, day) = (WishChange.tree(.goal(try Title("Learn to sail"))), try Day("2026-11-21"))
        let reached = try MilestoneNumber.all.dropFirst(2).flatMap { number in
            [TreeChange.addMilestone(try Title("Run \(number)0 km")), .reachMilestone(number, day)]
        }
        let full = try state(3, reached.map(WishChange.tree))
        var unplaced = full
        unplaced.wish?.tree.unplaced = [try Title("Run 90 km")]
        var grown = try state()
        grown.wish?.tree.chart = try ChartID(2)
        grown.chart = Growth(try ChartID(2), name: try Title("Run a marathon"), isNew: false)
        return [
            .page("gone", DreamTreeInteractor.State(number: try WishNumber(4))),
            .page("empty", try state(2)),
            .page("only-goal", try state(2, goal)),
            .page("only-date", try state(2, .tree(.date(day)))),
            .page("one", try state(2, goal, .tree(.addMilestone(try Title("Learn the knots"))))),
            .page("some", try state()),
            .page("full", full),
            .page("unplaced", unplaced),
            .page("came-true", try state(1)),
            .page("grown", grown),
            .page("long", try state(titled: SampleText.long)),
            .page("wide", try state(titled: SampleText.wide)),
            .page("right-to-left", try state(titled: SampleText.rightToLeft)),
        ]
    }

    /// Returns a state with the reply for each kind of change to the tree.
    private static func changes() throws -> [ScreenState<DreamTreeInteractor>] {
        let (one, two, day) = (try MilestoneNumber(1), try MilestoneNumber(2), try Day("2026-11-21"))
        let (title, passage) = (try Title("Run 12 km"), try Passage(SampleText.wide))
        let changes: KeyValuePairs<String, (line: String, change: TreeChange)> = [
            "purpose": ("purpose \(SampleText.wide)", .purpose(passage)),
            "purpose-emptied": ("purpose -", .purpose(nil)),
            "goal": ("goal \(SampleText.long)", .goal(try Title(SampleText.long))),
            "goal-emptied": ("goal -", .goal(nil)),
            "date": ("date 2026-11-21", .date(day)), "date-emptied": ("date -", .date(nil)),
            "vision": ("vision \(SampleText.wide)", .vision(passage)), "vision-emptied": ("vision -", .vision(nil)),
            "added": ("add Run 12 km", .addMilestone(title)),
            "renamed": ("rename 2 Run 12 km", .renameMilestone(two, title)),
            "renamed-reached": ("rename 1 Run 12 km", .renameMilestone(one, title)),
            "not-yet": ("notyet 1", .reachMilestone(one, nil)),
            "removed": ("remove 1", .removeMilestone(one)),
        ]
        return try changes.map { name, change in
            .reply(name, to: change.line, in: try state(3, .tree(change.change)))
        } + [.reply("reached", to: "reach 2", in: try state(3, .tree(.reachMilestone(two, day))))]
    }

    private static func growth(named name: Title) throws -> [ScreenState<DreamTreeInteractor>] {
        func grown(_ changes: WishChange..., isNew: Bool = true) throws -> DreamTreeInteractor.State {
            var state = try state(3, changes)
            state.growth = Growth(try ChartID(2), name: name, isNew: isNew)
            state.wish?.tree.chart = state.growth?.chart
            return state
        }
        let removal = WishChange.tree(.removeMilestone(try MilestoneNumber(1)))
        return [
            .reply("grew", to: "grow", in: try grown()),
            .reply("grew-with-one", to: "grow", in: try grown(removal)),
            .reply("grew-without-milestones", to: "grow", in: try grown(removal, removal)),
            .reply("grew-before", to: "grow", in: try grown(isNew: false)),
        ]
    }

    /// Returns a state with one of the sample wishes, after some changes.
    private static func state(_ number: Int = 3, _ changes: [WishChange]) throws -> DreamTreeInteractor.State {
        let number = try WishNumber(number)
        var dreams = try DreamList.samples
        try dreams.apply(changes, to: number)
        return DreamTreeInteractor.State(number: number, wish: try dreams.wish(number))
    }

    static func state(_ number: Int = 3, _ changes: WishChange...) throws -> DreamTreeInteractor.State {
        try state(number, changes)
    }

    /// Returns a state with a complete tree whose parts all have the same text.
    private static func state(titled text: String) throws -> DreamTreeInteractor.State {
        let (title, passage) = (try Title(text), try Passage(text))
        let parts = [TreeChange.purpose(passage), .goal(title), .vision(passage)]
        let milestones = [1, 2].map { TreeChange.renameMilestone(MilestoneNumber.all[$0 - 1], title) }
        return try state(3, [.title(title)] + (parts + milestones).map(WishChange.tree))
    }
}
