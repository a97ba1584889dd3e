import Edits
import EditsTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomain
import ProgressDomainInterface
import ProgressDomainTesting
import Testing
import Time

@MainActor @Suite("The items of a list, and others by their addresses")
struct FoundItemEditorTests {
    private let charts: ChartsRepositoryFake
    private let openCharts: StoredOpenChartUseCase
    private let run: Cell
    private let firstHistory = EditHistoryStub(), otherHistory = EditHistoryStub()

    init() throws {
        run = .actionItem(try Position(2), in: try Position(1))
        charts = ChartsRepositoryFake(try .marathon)
        let (first, other) = (firstHistory, otherHistory)
        let morning = try #require(LocalTime("2026-11-24T09:00+09:00"))
        openCharts = StoredOpenChartUseCase(
            chartsUseCase: ChartsUseCaseFake(over: charts), repository: ActivityRepositoryFake(charts: charts),
            histories: { $0 == .first ? first : other }, clock: WallClock(at: morning))
    }

    @Test("are named by a number or by an address", arguments: [("2", ItemTarget.row(2)), ("２", .row(2))])
    func targets(text: String, target: ItemTarget) throws {
        #expect(try ItemTarget(text) == target)
        #expect(try ItemTarget("2:3/2") == .cell(try CellAddress("2:3/2")))
        #expect(throws: ProgressError.notATarget("a")) { try ItemTarget("a") }
    }

    @Test("are found at an address of the current chart or of another")
    func addresses() async throws {
        let two = try await charts.create(try Title("Other"), holding: try .marathon)
        try await charts.makeCurrent(.first)
        let mine = try await openCharts.item(at: try CellAddress("1/2"))
        #expect(mine.chart == .first)
        #expect(mine.title.text == "Run 5 km")
        #expect(mine.subGoal?.text == "Endurance")
        let others = try await openCharts.item(at: try CellAddress("2:1/3"))
        #expect(others.chart == two)
        #expect(others.chartName?.text == "Other")
        #expect(others.title.text == "Swim")
    }

    @Test("are not found at the address of a goal, of an empty cell and of no chart")
    func wrongAddresses() async throws {
        let openCharts = openCharts
        func expectError(_ error: MandalartError, at address: String) async throws {
            let address = try CellAddress(address)
            await #expect(throws: error) { try await openCharts.item(at: address) }
        }
        try await expectError(.notAnItem("3/5"), at: "3/5")
        try await expectError(.notAnItem("2"), at: "2")
        try await expectError(.empty(.actionItem(try Position(7), in: try Position(1))), at: "1/7")
        try await expectError(.noSuchChart("9"), at: "9:1/2")
    }

    @Test("are edited under a number or at an address, and tell what they are then", arguments: ["1", "1/2", "1:1/2"])
    func edits(target: String) async throws {
        let row = FoundCell(in: .first, called: nil, cell: run, title: try Title("Run 5 km"), rate: .zero)
        let (items, target) = (FoundItemEditor(in: openCharts), try ItemTarget(target))
        #expect(items.history == nil)
        let rated = try await items.edit(target, .rate(try RateChange("70")), in: [row])
        #expect(rated.found.rate?.percent == 70)
        #expect(items.history != nil)
        let logged = try await items.edit(target, .log(try ActivityText("ran"), nil), in: [row])
        #expect(logged.entry?.text.text == "ran")
        let done = try await items.edit(target, .done(nil), in: [row])
        #expect(done.found.rate == .full)
        #expect(done.entry == nil)
        #expect(try await charts.repository(of: .first).chart().content(of: run)?.item?.rate == .full)
        await #expect(throws: NotAHabit.self) {
            try await items.edit(target, .done(try TypedDay("yesterday")), in: [row])
        }
    }

    @Test("are undone in the reverse order of their edits, each in its chart, then go on in the current chart")
    func undoes() async throws {
        let two = try await charts.create(try Title("Other"), holding: try .marathon)
        try await charts.makeCurrent(two)
        firstHistory.undoable = [.example(1), .example(4)]
        otherHistory.undoable = [.example(2), .example(3), .example(5)]
        let items = FoundItemEditor(in: openCharts)
        for address in ["1:1/2", "1/2", "1:1/3", "1:1/3", "1/3"] {
            _ = try await items.edit(.cell(try CellAddress(address)), .done(nil), in: [])
        }
        let history = try #require(items.history)
        var undone: [Int?] = []
        for _ in 1...6 { undone.append(try await history.undo()?.number) }
        // The second “done” at 1:1/3 changed nothing.
        #expect(undone == [5, 4, 3, 1, 2, nil])
    }

    @Test("are edited again by a redo in the reverse order of the undos, until something else is edited")
    func redoes() async throws {
        let two = try await charts.create(try Title("Other"), holding: try .marathon)
        try await charts.makeCurrent(two)
        let items = FoundItemEditor(in: openCharts)
        for address in ["1:1/2", "1/2"] {
            _ = try await items.edit(.cell(try CellAddress(address)), .done(nil), in: [])
        }
        firstHistory.undoable = [.example(1)]
        otherHistory.undoable = [.example(2)]
        let history = try #require(items.history)
        for _ in 1...2 { _ = try await history.undo() }
        firstHistory.redoable = [.example(1)]
        otherHistory.redoable = [.example(3), .example(2)]
        #expect(try await history.redo()?.number == 1)
        _ = try await items.edit(.cell(try CellAddress("1/3")), .done(nil), in: [])
        #expect(try await history.redo()?.number == 2)
    }

    @Test("are undone in the current chart before any edit")
    func current() async throws {
        let two = try await charts.create(try Title("Other"), holding: try .marathon)
        try await charts.makeCurrent(two)
        let items = FoundItemEditor(in: openCharts)
        #expect(items.history == nil)
        try await items.load()
        otherHistory.undoable = [.example(2)]
        #expect(try await items.history?.undo()?.number == 2)
    }

    @Test("are edited under their number only while they are where they were found")
    func changed() async throws {
        let gone = FoundCell(in: .first, called: nil, cell: run, title: try Title("Gone"), rate: .zero)
        let items = FoundItemEditor(in: openCharts)
        func expectError(_ error: some Error & Equatable, at row: Int) async {
            await #expect(throws: error) { try await items.edit(.row(row), .done(nil), in: [gone], ofRows: 2) }
        }
        await expectError(ChangedSince(title: gone.title), at: 1)
        await expectError(NotAnItem(number: 2), at: 2)
        await expectError(NotFound(number: 3, count: 2), at: 3)
        #expect(items.history == nil)
    }
}
