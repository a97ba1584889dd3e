import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@Suite("The items of a list, and others by their addresses")
struct ItemEditingTests {
    private let chart: MandalartUseCaseFake
    private let charts: OpenChartUseCaseFake
    private let (run, swim): (Cell, Cell)

    init() throws {
        let one = try Position(1)
        (run, swim) = (.actionItem(try Position(2), in: one), .actionItem(try Position(3), in: one))
        chart = MandalartUseCaseFake(try .marathon)
        charts = OpenChartUseCaseFake(chart)
    }

    /// Returns the item “Run 5 km” of chart 1 as a list shows it.
    private func row() async throws -> FoundCell {
        let item = try #require(try await chart.chart().content(of: run)?.item)
        return FoundCell(in: .first, called: nil, cell: run, id: item.id, title: item.title)
    }

    private func item(at cell: Cell) async throws -> String? {
        try await chart.chart().content(of: cell)?.item.map { "\($0.title) \($0.rate)" }
    }

    @Test("are edited under a number or at an address, and tell what they are then", arguments: ["1", "1/2", "1:1/2"])
    func edits(target: String) async throws {
        let (rows, target) = ([try await row()], try ItemTarget(target))
        let rated = try await charts.edit(target, .change([.rate(try RateChange("70"))]), in: rows)
        #expect(
            "\(rated.chart) \(CellAddress(rated.cell)) \(rated.item.rate) \(rated.isUnchanged)" == "1 1/2 70% false")
        let logged = try await charts.edit(target, .log(try ActivityText("ran"), on: nil), in: rows)
        #expect(logged.entry?.text.text == "ran")
        let done = try await charts.edit(target, .done(on: nil), in: rows)
        #expect(done.item.rate == .full)
        #expect(done.entry == nil)
        let again = try await charts.edit(target, .done(on: nil), in: rows)
        #expect(again.isUnchanged)
        #expect(try await item(at: run) == "Run 5 km 100%")
    }

    @Test("are edited where they are now, although another program moved them, and no other item is")
    func moved() async throws {
        let rows = [try await row()]
        try await chart.edit(run, .place(.swap, at: CellAddress(swim)))
        let done = try await charts.edit(.row(1), .done(on: nil), in: rows)
        #expect(done.cell == swim)
        let seen = [try await item(at: run), try await item(at: swim)]
        #expect(seen == ["Swim 10%", "Run 5 km 100%"])
    }

    @Test("are not edited when they are gone or have another title, and a number is no row or no item")
    func refused() async throws {
        let rows = [try await row()]
        try await chart.edit(run, .change([.title(try Title("Walk"))]))
        func expectError(_ error: some Error & Equatable, at target: ItemTarget) async {
            await #expect(throws: error) { try await charts.edit(target, .done(on: nil), in: rows, ofRows: 2) }
        }
        await expectError(ChangedSince(title: try Title("Run 5 km")), at: .row(1))
        await expectError(NotAnItem(number: 2), at: .row(2))
        await expectError(NotFound(number: 3, count: 2), at: .row(3))
        await expectError(MandalartError.notAnItem("3/5"), at: .cell(try CellAddress("3/5")))
        let empty = Cell.actionItem(try Position(7), in: try Position(1))
        await expectError(MandalartError.empty(empty), at: .cell(try CellAddress("1/7")))
        #expect(try await item(at: run) == "Walk 40%")
    }
}
