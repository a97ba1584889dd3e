import MandalartDomain
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("Moving, swapping and copying cells")
struct PlacingTests {
    let one = Position.all[0]
    let two = Position.all[1]
    let three = Position.all[2]
    let six = Position.all[4]

    @Test("a sub-goal moves with its items to an empty place")
    func move() throws {
        var chart = try Chart.marathon
        let endurance = chart.subGoals[one]
        try chart.place(.subGoal(one), by: .move, at: .subGoal(three))
        #expect(chart.subGoals[three] == endurance)
        #expect(chart.subGoals[one] == nil)
    }

    @Test("two sub-goals swap their places with all around them")
    func swap() throws {
        var chart = try Chart.marathon
        let (first, sixth) = (chart.subGoals[one], chart.subGoals[six])
        try chart.place(.subGoal(one), by: .swap, at: .subGoal(six))
        #expect((chart.subGoals[one], chart.subGoals[six]) == (sixth, first))
    }

    @Test("an item is copied to another sub-goal, and stays where it was")
    func copy() throws {
        var chart = try Chart.marathon
        let item = chart.subGoals[one]?.items[two]
        try chart.place(.actionItem(two, in: one), by: .copy, at: .actionItem(three, in: six))
        #expect(chart.subGoals[six]?.items[three] == item)
        #expect(chart.subGoals[one]?.items[two] == item)
    }

    @Test("an item swaps with an empty place, too")
    func swapWithEmpty() throws {
        var chart = try Chart.marathon
        try chart.place(.actionItem(two, in: one), by: .swap, at: .actionItem(one, in: one))
        #expect(chart.subGoals[one]?.items[one]?.title.text == "Run 5 km")
        #expect(chart.subGoals[one]?.items[two] == nil)
    }

    @Test("nothing is written over, moved from nowhere, or put beside an empty sub-goal")
    func refused() throws {
        var chart = try Chart.marathon
        let before = chart
        let refusals: [(Cell, CellPlacing, Cell, MandalartError)] = [
            (.subGoal(one), .move, .subGoal(six), .taken(.subGoal(six))),
            (.subGoal(one), .copy, .subGoal(six), .taken(.subGoal(six))),
            (.subGoal(three), .move, .subGoal(two), .empty(.subGoal(three))),
            (.subGoal(one), .move, .subGoal(one), .samePlace),
            (.subGoal(one), .swap, .coreGoal, .differentKinds),
            (.coreGoal, .swap, .subGoal(one), .differentKinds),
            (.actionItem(two, in: one), .copy, .actionItem(two, in: three), .empty(.subGoal(three))),
        ]
        for (cell, placing, target, error) in refusals {
            #expect(throws: error) { try chart.place(cell, by: placing, at: target) }
            #expect(chart == before)
        }
    }

    @Test("a sub-goal moves to another chart with its items")
    func betweenCharts() async throws {
        let charts = ChartsUseCaseFake(try Chart.marathon)
        let second = try await charts.create(try Title("Second"))
        let (here, there) = (charts.chart(.first), charts.chart(second))
        let next = try await here.edit(.subGoal(one), .place(.move, at: CellAddress(.subGoal(three), in: second)))
        #expect(next.chart.subGoals[one] == nil)
        #expect(try await there.chart().subGoals[three]?.items.count == 2)
    }

    @Test("a cell of the chart itself may be named with the chart's number")
    func sameChart() async throws {
        let chart = ChartsUseCaseFake(try Chart.marathon).chart(.first)
        let next = try await chart.edit(.subGoal(one), .place(.swap, at: CellAddress(.subGoal(six), in: .first)))
        #expect(next.chart.subGoals[one]?.title.text == "잠을 충분히 자기")
    }

    @Test("a target is a position, after that of its sub-goal, and the number of its chart before a colon")
    func targets() throws {
        func target(_ text: String, around place: Position? = nil) throws -> CellTarget {
            try CellAddress(text).target(around: place)
        }
        let chart = try ChartID(2)
        #expect(try target("3") == CellTarget(.subGoal(three)))
        #expect(try target("2:3") == CellTarget(.subGoal(three), in: chart))
        #expect(try target("2:3", around: one) == CellTarget(.subGoal(three), in: chart))
        #expect(try target("3", around: one) == CellTarget(.actionItem(three, in: one)))
        #expect(try target("6/3") == CellTarget(.actionItem(three, in: six)))
        #expect(try target("6/3", around: one) == CellTarget(.actionItem(three, in: six)))
        #expect(try target("2:6/3", around: one) == CellTarget(.actionItem(three, in: six), in: chart))
        #expect(try target("２：６／３") == CellTarget(.actionItem(three, in: six), in: chart))
        #expect(throws: MandalartError.notAnAddress("1/2/3")) { try CellAddress("1/2/3") }
        #expect(throws: MandalartError.notAnAddress("1:2:3")) { try CellAddress("1:2:3") }
        #expect(throws: MandalartError.positionIsCentre) { try CellAddress("5/1") }
        #expect(throws: MandalartError.positionOutOfRange("")) { try CellAddress("2/") }
    }
}
