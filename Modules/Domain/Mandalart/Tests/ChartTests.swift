import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("A chart")
struct ChartTests {
    let one = Position.all[0], two = Position.all[1]

    @Test("is empty at first, and 0 % done")
    func empty() {
        #expect(Chart().coreGoal == nil)
        #expect(Chart().rate == .zero)
    }

    @Test("a sub-goal's rate is the mean of its filled items, the chart's the mean of its filled sub-goals")
    func rates() throws {
        let chart = try Chart.marathon
        #expect(chart.subGoals[one]?.rate.percent == 25)
        #expect(chart.rate.percent == 50)
    }

    @Test("means are rounded once, at the end")
    func rounding() throws {
        var chart = Chart()
        for (position, rates) in [(one, [1, 0]), (two, [0, 0])] {
            var subGoal = SubGoal(title: try Title("x"))
            for (place, rate) in zip(Position.all, rates) {
                subGoal.items[place] = ActionItem(title: try Title("y"), rate: try AchievementRate(rate))
            }
            chart.subGoals[position] = subGoal
        }
        #expect(chart.subGoals[one]?.rate.percent == 1)
        #expect(chart.rate.percent == 0)
    }

    @Test("a mean between two percents is rounded up, whatever the order in which it is added")
    func halfway() throws {
        // Each dictionary has an order of its own, as long as it is at another place of the memory.
        let charts = try (0..<100).map { _ in try Chart.halfway }
        #expect(Set(charts.map(\.rate.percent)) == [58])
    }

    @Test("a title fills an empty cell and renames a filled one")
    func title() throws {
        var chart = Chart()
        try chart.apply([.title(try Title("Endurance"))], to: .subGoal(one))
        try chart.apply([.title(try Title("Swim")), .rate(try AchievementRate(10))], to: .actionItem(two, in: one))
        try chart.apply([.title(try Title("Swim 1 km"))], to: .actionItem(two, in: one))
        try chart.apply([.title(try Title("Stamina"))], to: .subGoal(one))
        #expect(chart.subGoals[one]?.title.text == "Stamina")
        #expect(chart.subGoals[one]?.items[two]?.rate.percent == 10)
    }

    @Test("an item needs a filled sub-goal, and every change but a title a filled cell")
    func emptyCells() throws {
        var chart = Chart()
        let (title, rate) = (CellChange.title(try Title("x")), CellChange.rate(.zero))
        #expect(throws: MandalartError.empty(.subGoal(one))) { try chart.apply([title], to: .actionItem(two, in: one)) }
        #expect(throws: MandalartError.empty(.coreGoal)) { try chart.apply([.palette(.sky)], to: .coreGoal) }
        try chart.apply([title], to: .subGoal(one))
        #expect(throws: MandalartError.empty(.actionItem(two, in: one))) {
            try chart.apply([rate], to: .actionItem(two, in: one))
        }
    }

    @Test("a goal has no rate of its own, and an item has neither palette nor image")
    func fields() throws {
        var chart = try Chart.marathon
        #expect(throws: MandalartError.noSuchField(.rate, .subGoal(one))) {
            try chart.apply([.rate(.zero)], to: .subGoal(one))
        }
        let cell = Cell.actionItem(two, in: one)
        for change in [CellChange.palette(nil), .image(nil)] {
            #expect(throws: MandalartError.noSuchField(change.field, cell)) { try chart.apply([change], to: cell) }
        }
    }

    @Test("of several changes all are made or none")
    func allOrNone() throws {
        var chart = try Chart.marathon
        let before = chart
        #expect(throws: MandalartError.self) {
            try chart.apply([.title(try Title("New")), .rate(.zero)], to: .subGoal(one))
        }
        #expect(chart == before)
    }
}

@Suite("The cells of a chart")
struct CellTests {
    let one = Position.all[0], six = Position.all[4]

    @Test("what was read from each cell can be put into an empty chart, goals first")
    func putting() throws {
        let chart = try Chart.marathon
        var copy = Chart()
        for edit in Chart().edits(to: chart) { try copy.put(edit.after, in: edit.cell) }
        #expect(copy == chart)
        for edit in Chart().edits(to: chart) { try copy.put(edit.before, in: edit.cell) }
        #expect(copy == Chart())
    }

    @Test("a sub-goal keeps its items when something else is put into it")
    func items() throws {
        var chart = try Chart.marathon
        try chart.put(.goal(Goal(title: try Title("Stamina"))), in: .subGoal(one))
        #expect(chart.subGoals[one]?.title.text == "Stamina")
        #expect(chart.subGoals[one]?.palette == nil)
        #expect(chart.subGoals[one]?.items.count == 2)
    }

    @Test("a cell refuses what it cannot hold, and an item an empty sub-goal")
    func refusals() throws {
        var chart = Chart()
        let item = CellContent.actionItem(ActionItem(title: try Title("x")))
        let goal = CellContent.goal(Goal(title: try Title("x")))
        #expect(throws: MandalartError.noSuchField(.rate, .coreGoal)) { try chart.put(item, in: .coreGoal) }
        let cell = Cell.actionItem(six, in: one)
        #expect(throws: MandalartError.noSuchField(.palette, cell)) { try chart.put(goal, in: cell) }
        #expect(throws: MandalartError.empty(.subGoal(one))) { try chart.put(item, in: cell) }
        #expect(chart == Chart())
    }

    @Test("an edit of a cell names the parts that are not as before, in the order of a form")
    func fields() throws {
        let before = try Chart.marathon
        var after = before
        let image = try ImageAddress("https://example.org/a.png")
        try after.apply([.image(image), .palette(.coral), .note(.empty)], to: .subGoal(one))
        try after.apply([.rate(.zero)], to: .actionItem(one, in: six))
        #expect(before.edits(to: after).map(\.changedFields) == [[.note, .palette, .image], [.rate]])
        #expect(before.edits(to: before) == [])
    }

    @Test("a cell that is filled or emptied is named by its title alone")
    func filled() throws {
        let before = try Chart.marathon
        var after = before
        after.subGoals[one] = nil
        let edits = before.edits(to: after)
        #expect(edits.map(\.cell.sentenceName.english).first == "Sub-goal 1")
        #expect(edits.map(\.changedFields) == [[.title], [.title], [.title]])
        #expect(edits.allSatisfy { $0.after == nil })
    }

    @Test("titles that differ in their bytes alone differ")
    func bytes() throws {
        var (before, after) = (Chart(), Chart())
        before.coreGoal = Goal(title: try Title("\u{E9}"))
        after.coreGoal = Goal(title: try Title("e\u{301}"))
        #expect(before == after)
        #expect(before.edits(to: after).map(\.changedFields) == [[.title]])
    }

    @Test("a cleared sub-goal takes its items with it, and a cleared item or core goal nothing else")
    func clearing() throws {
        let chart = try Chart.marathon
        var (core, subGoal, item) = (chart, chart, chart)
        try core.clear(.coreGoal)
        #expect(core.coreGoal == nil && core.subGoals == chart.subGoals)
        try subGoal.clear(.subGoal(one))
        #expect(subGoal.subGoals.keys.sorted() == [six] && subGoal.coreGoal == chart.coreGoal)
        try item.clear(.actionItem(try Position(2), in: one))
        #expect(item.subGoals[one]?.items.keys.map(\.number) == [3])
    }

    @Test("what is empty cannot be cleared", arguments: [2, 1])
    func clearingNothing(number: Int) throws {
        var chart = try Chart.marathon
        let cell = number == 2 ? Cell.subGoal(try Position(2)) : .actionItem(one, in: one)
        #expect(throws: MandalartError.alreadyEmpty(cell)) { try chart.clear(cell) }
        #expect(try chart == Chart.marathon)
    }
}

@Suite("The fields of a cell")
struct CellFieldTests {
    @Test("say all that a cell holds as texts, of which the same can be made again")
    func whole() throws {
        for content in try contents {
            var copy = CellContent(title: content.title, in: content.item == nil ? .coreGoal : try item)
            for field in content.fields { try field.read(#require(field.text(of: content)), into: &copy) }
            #expect(copy == content)
        }
    }

    @Test("are the changes that lead from an empty cell to what it holds, and from there to another")
    func changes() throws {
        for content in try contents {
            let cell = content.item == nil ? Cell.coreGoal : try item
            let fresh = CellContent(title: try Title("Fresh"), in: cell)
            for other in [nil, fresh, content] {
                let seen = try content.changes(from: other).reduce(other) { try $1.applied(to: $0, at: cell) }
                #expect(seen == content)
            }
            #expect(content.changes(from: content) == [])
        }
    }

    @Test("are absent from cells that cannot have them")
    func absent() throws {
        let (goal, actionItem) = (try contents[0], try contents[1])
        #expect(CellField.all.filter { $0.text(of: goal) == nil } == [.rate, .every, .pauses])
        #expect(CellField.all.filter { $0.text(of: actionItem) == nil } == [.palette, .image])
        var copy = goal
        let isRead = try CellField.rate.read("40", into: &copy)
        #expect(!isRead && copy == goal)
    }

    @Test("have words and names of their own, and an example that can be typed")
    func words() throws {
        #expect(Set(CellField.all.map(\.word)).count == CellField.all.count)
        #expect(Set(CellField.all.map(\.name.english)).count == CellField.all.count)
        for field in CellField.all { _ = try field.argument.read(field.example.english) }
    }

    @Test(
        "refuse texts that they cannot have",
        arguments: zip(CellField.all, ["", nil, "pink", "run.png", "x", "x", "x", "x"]))
    func refusals(field: CellField, text: String?) {
        guard let text else { return }
        #expect(throws: MandalartError.self) { try field.change(to: text) }
    }

    private var item: Cell { get throws { .actionItem(try Position(2), in: try Position(1)) } }

    /// A goal and an item with all that they can hold.
    private var contents: [CellContent] {
        get throws {
            var goal = Goal(title: try Title("Endurance"))
            (goal.note, goal.palette) = (try Note("Long\nand slow"), .mint)
            (goal.image, goal.due) = (try ImageAddress("https://example.org/a.png"), try Day("2027-03-21"))
            var item = ActionItem(
                title: try Title("Swim"), due: try Day("2027-03-21"), habit: Habit(try Cadence("3/week over 8 weeks")))
            item.note = try Note("at the lake")
            item.habit?.pauses = try HabitPauses("2026-12-24/2027-01-02 2027-03-01/..")
            var once = item
            (once.habit, once.due, once.rate) = (nil, nil, try AchievementRate(40))
            return [.goal(goal), .actionItem(once), .actionItem(item)]
        }
    }
}

@Suite("Claims of places and names in a merged store")
struct ClaimsTests {
    @Test("gives a place to the first that claims it, and the free places to the others in their order")
    func places() {
        #expect(Claims.places(for: [3, 1, 3, 3], among: [1, 2, 3, 4]) == [3, 1, 2, 4])
        #expect(Claims.places(for: [], among: [1, 2]) == [])
    }

    @Test("gives no place to those that come when all are taken")
    func full() {
        #expect(Claims.places(for: [2, 2, 2], among: [1, 2]) == [2, 1, nil])
    }

    @Test("keeps a claimed place that is not among those to give, such as the center")
    func center() {
        #expect(Claims.places(for: [5, 5], among: [1, 2]) == [5, 2])
    }

    @Test("numbers the names of the later ones, past the names that are claimed as they are")
    func names() throws {
        let names = Claims.names(
            for: try ["Health", "Health", "Health 2"].enumerated().map { (entry: $0, name: try Title($1)) })
        #expect(names.mapValues(\.text) == [0: "Health", 1: "Health 3", 2: "Health 2"])
    }
}
