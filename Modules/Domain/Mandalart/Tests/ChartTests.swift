import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("A chart")
struct ChartTests {
    let one: Position
    let two: Position

    init() throws {
        (one, two) = (try Position(1), try Position(2))
    }

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
