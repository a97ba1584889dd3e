import Basics
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import Testing

@Suite("The list of dreams")
struct DreamListTests {
    let (one, two, three): (WishNumber, WishNumber, WishNumber)

    init() throws {
        (one, two, three) = (try WishNumber(1), try WishNumber(2), try WishNumber(3))
    }

    @Test("a wish comes to the first number that is free, and all others stay where they are")
    func add() throws {
        var dreams = try DreamList.samples
        try dreams.remove(two)
        #expect(dreams.numbered.map(\.number) == [one, three])
        #expect(try dreams.add(try Title("Fly")) == two)
        #expect(try dreams.add(try Title("Fly")) == WishNumber(4))
    }

    @Test("holds a hundred wishes and refuses another")
    func full() throws {
        var dreams = try DreamsRepositoryContract.fullList()
        #expect(dreams.numbered.count == 100)
        #expect(throws: DreamsError.listIsFull) { try dreams.add(try Title("Fly")) }
        try dreams.remove(try WishNumber(57))
        #expect(try dreams.add(try Title("Fly")) == WishNumber(57))
    }

    @Test("a wish moves to a free number with its tree, and nowhere else")
    func move() throws {
        var dreams = try DreamList.samples
        let before = dreams
        #expect(throws: DreamsError.taken(one, for: three)) { try dreams.move(three, to: one) }
        #expect(throws: DreamsError.sameNumber(one)) { try dreams.move(one, to: one) }
        #expect(dreams == before)
        try dreams.move(two, to: try WishNumber(100))
        #expect(try dreams.wish(try WishNumber(100)) == before.wish(two))
        #expect(throws: DreamsError.noSuchWish(two)) { try dreams.move(two, to: one) }
    }

    @Test("two wishes exchange their numbers with their trees, and one takes a free number")
    func swap() throws {
        var dreams = try DreamList.samples
        let before = dreams
        try dreams.swap(three, with: one)
        #expect(try dreams.wish(one) == before.wish(three))
        #expect(try dreams.wish(three) == before.wish(one))
        try dreams.swap(two, with: try WishNumber(100))
        #expect(throws: DreamsError.noSuchWish(two)) { try dreams.swap(two, with: one) }
        #expect(throws: DreamsError.sameNumber(one)) { try dreams.swap(one, with: one) }
    }

    @Test("several changes are made all or none")
    func changes() throws {
        var dreams = try DreamList.samples
        let before = dreams
        let missing = try MilestoneNumber(7)
        #expect(throws: DreamsError.noSuchMilestone(missing)) {
            try dreams.apply([.title(try Title("X")), .tree(.removeMilestone(missing))], to: three)
        }
        #expect(dreams == before)
        #expect(throws: DreamsError.noSuchWish(try WishNumber(9))) { try dreams.apply([], to: try WishNumber(9)) }
    }

    @Test("a wish came true, and a milestone was reached, today or before, while a goal has a day to come")
    func days() throws {
        let (today, tomorrow) = (try Day("2026-11-21"), try Day("2026-11-22"))
        let milestone = try MilestoneNumber(2)
        func changes(on day: Day) -> [WishChange] { [.done(day), .tree(.reachMilestone(milestone, day))] }
        var dreams = try DreamList.samples
        let before = dreams
        for change in changes(on: tomorrow) {
            let title = WishChange.title(try Title("X"))
            #expect(throws: DreamsError.dayToCome(tomorrow)) {
                try dreams.apply([title, change], to: three, on: today)
            }
        }
        #expect(dreams == before)
        try dreams.apply(changes(on: today) + [.tree(.date(tomorrow))], to: three, on: today)
        let wish = try dreams.wish(three)
        #expect(wish.done == today)
        #expect(wish.tree.milestones.last?.reached == today)
        #expect(wish.tree.date == tomorrow)
    }

    @Test("a tree takes eight milestones, and those after a removed one move up")
    func milestones() throws {
        var dreams = try DreamList.samples
        for _ in 3...8 { try dreams.apply([.tree(.addMilestone(try Title("More")))], to: three) }
        #expect(throws: DreamsError.tooManyMilestones) {
            try dreams.apply([.tree(.addMilestone(try Title("Too much")))], to: three)
        }
        try dreams.apply([.tree(.removeMilestone(try MilestoneNumber(1)))], to: three)
        #expect(try dreams.wish(three).tree.milestone(MilestoneNumber(1)).title.text == "10km를 한 시간 안에")
        #expect(try dreams.wish(three).tree.milestones.count == 7)
    }

    @Test("grows into a chart with the goal in the centre, due on its date, and the milestones around it")
    func chart() throws {
        let chart = try DreamList.samples.wish(three).tree.grown()
        #expect(chart.coreGoal?.title.text == "Finish the Seoul marathon")
        #expect(
            chart.coreGoal?.note.text
                == "To show my children that slow is fine\nThe last bend, the stadium, and my family on the stand")
        #expect(chart.coreGoal?.due?.description == "2027-03-21")
        #expect(chart.subGoals[try Position(1)]?.title.text == "Run 5 km")
        #expect(chart.subGoals[try Position(2)]?.title.text == "10km를 한 시간 안에")
        #expect(chart.subGoals.count == 2)
    }

    @Test("a milestone that is reached is done in the chart, and says when; another has nothing in it")
    func reached() throws {
        let chart = try DreamList.samples.wish(three).tree.grown()
        let (first, second) = (chart.subGoals[try Position(1)], chart.subGoals[try Position(2)])
        #expect(first?.note.text == "✓ 2026-11-20")
        #expect(first?.items.values.map(\.title.text) == ["Run 5 km"])
        #expect(first?.rate.percent == 100)
        #expect(second?.items.isEmpty == true)
        #expect(second?.note.text == "")
    }

    @Test("the largest tree fits a chart, and one without a goal does not grow")
    func limits() throws {
        let chart = try DreamsRepositoryContract.fullList().wish(one).tree.grown()
        #expect(chart.subGoals.count == 8)
        #expect(chart.coreGoal?.note.text.count == 2 * Passage.longest + 1)
        #expect(throws: DreamsError.noGoal) { try DreamTree().grown() }
    }
}
