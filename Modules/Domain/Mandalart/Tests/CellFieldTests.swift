import Basics
import MandalartDomainInterface
import Testing

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
        #expect(CellField.all.filter { $0.text(of: goal) == nil } == [.rate, .every])
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
        arguments: zip(CellField.all, ["", nil, "pink", "run.png", "x", "x", "x"]))
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
            var once = item
            (once.habit, once.due, once.rate) = (nil, nil, try AchievementRate(40))
            return [.goal(goal), .actionItem(once), .actionItem(item)]
        }
    }
}
