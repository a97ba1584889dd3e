import Basics
import DreamsDomainInterface
import MandalartDomainInterface
import Screens

extension DreamsScreen {
    static func states() throws -> [ScreenState<DreamsInteractor>] {
        let (one, two, three, nine) = (try WishNumber(1), try WishNumber(2), try WishNumber(3), try WishNumber(9))
        let (fly, chart) = (try Title("Fly a kite"), try ChartID(2))
        let few = try state()
        let kept = try state { try $0.apply([.title(fly)], to: two) }
        let added = DreamsInteractor.State(dreams: try changed { _ = try $0.add(fly) }, added: try WishNumber(4))
        let long = try state(titled: SampleText.long)
        return [
            .page("empty", DreamsInteractor.State()),
            .page("one", DreamsInteractor.State(dreams: DreamList([one: Wish(fly)]))),
            .page("few", few),
            .page("full", try state(filling)),
            .page("unplaced", DreamsInteractor.State(dreams: DreamList(few.dreams.wishes, unplaced: [fly]))),
            .page("long", long),
            .page("wide", try state(titled: SampleText.wide)),
            .page("right-to-left", try state(titled: SampleText.rightToLeft)),
            .reply("added", to: "add Fly a kite", in: added),
            .reply("reworded", to: "edit 2 Fly a kite", in: kept),
            .reply("reworded-done", to: "edit 1 Fly a kite", in: try state { try $0.apply([.title(fly)], to: one) }),
            .reply("done", to: "done 1", in: few),
            .reply("not-yet", to: "notyet 1", in: try state { try $0.apply([.done(nil)], to: one) }),
            .reply("moved", to: "move 2 9", in: try state { try $0.move(two, to: nine) }),
            .reply("changed-places", to: "swap 2 3", in: try state { try $0.swap(two, with: three) }),
            .reply("removed", to: "remove 2", in: try state { try $0.remove(two) }),
            .confirmation("remove", of: "remove 2", in: few),
            .confirmation("remove-tree", of: "remove 3", in: few),
            .confirmation(
                "remove-small-tree", of: "remove 2",
                in: try state { try $0.apply([.tree(.addMilestone(fly))], to: two) }),
            .confirmation("remove-grown", of: "remove 3", in: try state { try $0.remember(chart, of: three) }),
            .confirmation("remove-grown-empty", of: "remove 2", in: try state { try $0.remember(chart, of: two) }),
            .confirmation("remove-long", of: "remove 3", in: long),
            .error("move-onto-wish", DreamsError.taken(three, for: two)),
            .error("move-in-place", DreamsError.sameNumber(two)),
            .error("no-such-wish", DreamsError.noSuchWish(nine)),
            .error("wrong-number", DreamsError.numberOutOfRange("101")),
            .error("not-a-day", NotADay("2026-02-30")),
            .error("day-to-come", DreamsError.dayToCome(try Day("2030-01-01"))),
            .error("list-is-full", DreamsError.listIsFull),
        ]
    }

    private static func changed(_ change: (inout DreamList) throws -> Void) throws -> DreamList {
        var dreams = try DreamList.samples
        try change(&dreams)
        return dreams
    }

    private static func state(_ change: (inout DreamList) throws -> Void = { _ in }) throws -> DreamsInteractor.State {
        DreamsInteractor.State(dreams: try changed(change))
    }

    private static func filling(_ dreams: inout DreamList) throws {
        for number in WishNumber.all.dropFirst(3) { _ = try dreams.add(try Title("Wish \(number)")) }
    }

    /// Returns a state with three wishes with the same title: a fulfilled one, one without a tree, and one that grew
    /// into a chart.
    private static func state(titled text: String) throws -> DreamsInteractor.State {
        try state { dreams in
            for (number, _) in dreams.numbered { try dreams.apply([.title(try Title(text))], to: number) }
            try dreams.remember(try ChartID(12), of: try WishNumber(3))
        }
    }
}
