import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("An edit of a chart")
struct ChartEditTests {
    private let (one, two, three, six): (Position, Position, Position, Position)
    private let run: Cell

    init() throws {
        (one, two, three, six) = (try Position(1), try Position(2), try Position(3), try Position(6))
        run = .actionItem(two, in: one)
    }

    /// Carries out an edit of chart 1 on 24 November 2026.
    private func edited(_ edit: ChartEdit, of chart: Chart, with other: Chart? = nil) throws -> EditedChart {
        let other = try other.map { (id: try ChartID(2), content: $0) }
        return try EditedChart(
            edit, of: (.first, chart), with: other, at: Timestamp(milliseconds: 7), on: try Day("2026-11-24"))
    }

    /// The addresses and the titles of changed cells, before and after.
    private func lines(_ cells: [CellEdit]) -> [String] {
        cells.map { "\(CellAddress($0.cell)) \($0.before?.title.text ?? "-") > \($0.after?.title.text ?? "-")" }
    }

    @Test("returns the chart with the edit, and the cells that it changed")
    func change() throws {
        let chart = try Chart.marathon
        let edited = try edited(ChartEdit(run, .set(try RatedTitle("Run 6 km 50%"), nil)), of: chart)
        #expect(lines(edited.cells) == ["1/2 Run 5 km > Run 6 km"])
        #expect(edited.cells.first?.changedFields == [.title, .rate])
        #expect(edited.chart.subGoals[one]?.items[two]?.rate.percent == 50)
        #expect(edited.isUnchanged == false)
    }

    @Test("that says what is so already changes nothing")
    func unchanged() throws {
        var chart = try Chart.marathon
        try chart.apply([.rate(.full)], to: run)
        let actions = [
            CellAction.set(try RatedTitle("Run 5 km"), nil), .change([.rate(.by(10)), .note(.empty)]), .due(.none),
            .done(on: nil),
        ]
        for action in actions {
            let edited = try edited(ChartEdit(run, action), of: chart)
            #expect(edited == EditedChart(.first, chart))
            #expect(edited.isUnchanged)
        }
    }

    @Test("that empties a sub-goal changes its items, too")
    func clear() throws {
        let edited = try edited(ChartEdit(.subGoal(one), .clear), of: try .marathon)
        #expect(lines(edited.cells) == ["1 Endurance > -", "1/2 Run 5 km > -", "1/3 Swim > -"])
    }

    @Test("that swaps sub-goals changes the cells of both, goals first")
    func swap() throws {
        let swap = CellAction.place(.swap, at: CellAddress(.subGoal(one)))
        let edited = try edited(ChartEdit(.subGoal(six), swap), of: try .marathon)
        #expect(
            lines(edited.cells) == [
                "1 Endurance > 잠을 충분히 자기", "6 잠을 충분히 자기 > Endurance", "1/1 - > 11시 전에 눕기", "1/2 Run 5 km > -",
                "1/3 Swim > -", "6/1 11시 전에 눕기 > -", "6/2 - > Run 5 km", "6/3 - > Swim",
            ])
    }

    @Test("that swaps sub-goals with equal contents changes both, because they are two")
    func swapEqual() throws {
        var chart = Chart()
        for (position, id) in [(one, 1), (two, 2)] {
            chart.subGoals[position] = SubGoal(title: try Title("Same"))
            chart.subGoals[position]?.id = Identity(id)
        }
        let swap = CellAction.place(.swap, at: CellAddress(.subGoal(two)))
        let edited = try edited(ChartEdit(.subGoal(one), swap), of: chart)
        #expect(lines(edited.cells) == ["1 Same > Same", "2 Same > Same"])
        #expect(edited.cells.map(\.after?.id) == [Identity(2), Identity(1)])
    }

    @Test("that moves a cell to another chart returns both charts")
    func move() throws {
        var other = Chart()
        other.subGoals[three] = SubGoal(title: try Title("Lake"))
        let target = CellAddress(.actionItem(six, in: three), in: try ChartID(2))
        let edited = try edited(ChartEdit(run, .place(.move, at: target)), of: try .marathon, with: other)
        #expect(lines(edited.cells) == ["1/2 Run 5 km > -"])
        #expect(edited.others.map(\.id.number) == [2])
        #expect(edited.others.map { lines($0.cells) } == [["3/6 - > Run 5 km"]])
        #expect(edited.others.first?.chart.subGoals[three]?.items[six]?.title.text == "Run 5 km")
    }

    @Test("of a listed item finds it by its identity, where it is now, as long as it has the title that was listed")
    func listed() throws {
        var chart = try Chart.marathon
        chart.subGoals[one]?.items[three]?.id = Identity(7)
        let swim = ChartEdit(.item(Identity(7), try Title("Swim")), .change([.rate(.full)]))
        try chart.place(.actionItem(three, in: one), by: .move, at: .actionItem(six, in: six))
        let edited = try edited(swim, of: chart)
        #expect(edited.cells.map(\.cell) == [.actionItem(six, in: six)])
        let item = EditedItem(swim.cell, in: edited)
        #expect(item?.cell == .actionItem(six, in: six))
        #expect(item?.item.rate == .full)
        let refused = ChangedSince(title: try Title("Dive"))
        #expect(throws: refused) {
            try self.edited(ChartEdit(.item(Identity(7), try Title("Dive")), .done(on: nil)), of: chart)
        }
        try chart.clear(.actionItem(six, in: six))
        #expect(throws: ChangedSince(title: try Title("Swim"))) { try self.edited(swim, of: chart) }
    }

    @Test("of a habit logs a day once, and counts it")
    func habit() throws {
        var chart = try Chart.marathon
        try chart.apply([.every(try Cadence("daily"))], to: run)
        let done = try edited(ChartEdit(run, .done(on: nil)), of: chart)
        let entry = Activity(
            number: 0, subGoal: one, position: two, item: try Title("Run 5 km"), time: Timestamp(milliseconds: 7),
            on: try Day("2026-11-24"), text: try ActivityText("Run 5 km"))
        #expect(done.entry == entry)
        #expect(done.cells == [])
        #expect(done.isUnchanged == false)
        let again = try edited(ChartEdit(run, .done(on: nil)), of: done.chart)
        #expect(again == EditedChart(.first, done.chart))
        #expect(again.isUnchanged)
    }

    @Test("counts a typed day from today")
    func days() throws {
        let edited = try edited(ChartEdit(run, .due(try DueChange("tomorrow"))), of: try .marathon)
        #expect(edited.chart.content(of: run)?.due == (try Day("2026-11-25")))
        let past = try Day("2026-11-23")
        #expect(throws: MandalartError.dueDayIsPast(past)) {
            try self.edited(ChartEdit(run, .due(.day(TypedDay(past)))), of: try .marathon)
        }
    }
}
