import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("The cells of a chart")
struct CellTests {
    let one: Position
    let six: Position

    init() throws { (one, six) = (try Position(1), try Position(6)) }

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
