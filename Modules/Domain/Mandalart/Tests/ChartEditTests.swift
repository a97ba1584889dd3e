import Basics
import MandalartDomain
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
            #expect(edited == EditedChart(.first, chart, of: run))
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
        let swap = CellAction.place(.swap, at: .at(CellAddress(.subGoal(one))))
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
        let swap = CellAction.place(.swap, at: .at(CellAddress(.subGoal(two))))
        let edited = try edited(ChartEdit(.subGoal(one), swap), of: chart)
        #expect(lines(edited.cells) == ["1 Same > Same", "2 Same > Same"])
        #expect(edited.cells.map(\.after?.id) == [Identity(2), Identity(1)])
    }

    @Test("that moves a cell to another chart returns both charts")
    func move() throws {
        var other = Chart()
        other.subGoals[three] = SubGoal(title: try Title("Lake"))
        let target = CellAddress(.actionItem(six, in: three), in: try ChartID(2))
        let edited = try edited(ChartEdit(run, .place(.move, at: .at(target))), of: try .marathon, with: other)
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
        let item = EditedItem(edited)
        #expect(item?.cell == .actionItem(six, in: six))
        #expect(item?.item.rate == .full)
        let refused = ChangedSince(title: try Title("Dive"))
        #expect(throws: refused) {
            try self.edited(ChartEdit(.item(Identity(7), try Title("Dive")), .done(on: nil)), of: chart)
        }
        try chart.clear(.actionItem(six, in: six))
        #expect(throws: ChangedSince(title: try Title("Swim"))) { try self.edited(swim, of: chart) }
    }

    @Test("of a cell that was seen empty is refused once the cell is filled")
    func seenEmpty() throws {
        let (chart, mine) = (try Chart.marathon, try Title("Mine"))
        let seen = CellReference(CellAddress(.subGoal(two)), showing: nil)
        let fill = ChartEdit(seen, .change([.title(mine)]))
        let filled = try edited(fill, of: chart)
        #expect(lines(filled.cells) == ["2 - > Mine"])
        let refused = MandalartError.filledSince(.subGoal(two), mine)
        #expect(throws: refused) { try self.edited(fill, of: filled.chart) }
    }

    @Test("of a goal or an item that was seen finds it where it is now, under any title, until it is gone")
    func seenFilled() throws {
        var chart = try Chart.marathon
        let (goal, swim) = (Cell.subGoal(one), Cell.actionItem(three, in: one))
        chart.subGoals[one]?.id = Identity(6)
        chart.subGoals[one]?.items[three]?.id = Identity(7)
        let note = CellAction.change([.note(try Note("slowly"))])
        let edits = [goal, swim].map { cell in
            ChartEdit(CellReference(CellAddress(cell), showing: chart.content(of: cell)), note)
        }
        try chart.place(goal, by: .move, at: .subGoal(two))
        try chart.apply([.title(try Title("Stamina"))], to: .subGoal(two))
        let cells = try edits.flatMap { try edited($0, of: chart).cells.map(\.cell) }
        #expect(cells == [.subGoal(two), .actionItem(three, in: two)])
        try chart.clear(.subGoal(two))
        for (edit, title) in zip(edits, ["Endurance", "Swim"]) {
            let gone = ChangedSince(title: try Title(title))
            #expect(throws: gone) { try self.edited(edit, of: chart) }
        }
    }

    @Test("of an item that was seen finds it in its cell by its title when it has got another identity")
    func seenAdopted() throws {
        var chart = try Chart.marathon
        let swim = Cell.actionItem(three, in: one)
        chart.subGoals[one]?.items[three]?.id = Identity(7)
        let seen = CellReference(CellAddress(swim), showing: chart.content(of: swim))
        // The row of another program gets an identity of this store by the first edit.
        chart.subGoals[one]?.items[three]?.id = Identity(8)
        let cells = try edited(ChartEdit(seen, .change([.rate(.full)])), of: chart).cells.map(\.cell)
        #expect(cells == [swim])
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
        #expect(again == EditedChart(.first, done.chart, of: run))
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

@Suite("Moving, swapping and copying cells")
struct PlacingTests {
    let one = Position.all[0], two = Position.all[1], three = Position.all[2], six = Position.all[4]

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
        let next = try await here.edit(.subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(three), in: second))))
        #expect(next.chart.subGoals[one] == nil)
        #expect(try await there.chart().subGoals[three]?.items.count == 2)
    }

    @Test("a cell of the chart itself may be named with the chart's number")
    func sameChart() async throws {
        let chart = ChartsUseCaseFake(try Chart.marathon).chart(.first)
        let next = try await chart.edit(.subGoal(one), .place(.swap, at: .at(CellAddress(.subGoal(six), in: .first))))
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

@Suite("The history of a pick")
struct PickTests {
    @Test("names the item, the chart if it is another, and the day, for people and for programs")
    func change() throws {
        let cell = Cell.actionItem(try Position(2), in: try Position(3))
        let change = RecordedEdit.Change(pickOf: cell, in: nil, before: nil, after: try Day("2026-11-24"))
        #expect(change.subject.english == "the pick of action item 2 of sub-goal 3")
        #expect(change.label.english == "pick of item 2 of sub-goal 3")
        #expect(change.details.address == "3/2")
        #expect(change.details.before == ["picked": .null])
        #expect(change.details.after == ["picked": "2026-11-24"])
        let other = RecordedEdit.Change(
            pickOf: cell, in: try ChartID(2), before: try Day("2026-11-24"), after: nil)
        #expect(other.label.english == "pick of item 2 of sub-goal 3 of chart 2")
        #expect(other.details.address == "2:3/2")
        #expect(other.details.after == ["picked": .null])
    }

    @Test("says none where there is none")
    func none() throws {
        let change = RecordedEdit.Change(
            pickOf: .actionItem(try Position(2), in: try Position(3)), in: nil, before: nil,
            after: try Day("2026-11-24"))
        guard case .word(let before) = change.before, case .word(let after) = change.after else {
            Issue.record("a pick is told in words")
            return
        }
        #expect(before.english == "none")
        #expect(after.text(in: .korean) == "2026.11.24")
    }
}
