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

    /// Edits items as a list of `rows` does, and returns what they are then.
    private func edit(
        _ targets: ItemTarget..., by action: CellAction, in rows: [FoundCell], ofRows count: Int? = nil
    ) async throws -> [EditedItem] {
        try await charts.edit(targets, action, in: rows, ofRows: count)
    }

    private func item(at cell: Cell) async throws -> String? {
        try await chart.chart().content(of: cell)?.item.map { "\($0.title) \($0.rate)" }
    }

    @Test(
        "are edited under a number, at an address or by a title, and tell what they are then",
        arguments: ["1", "1/2", "1:1/2", "run", "ＲＵＮ 5", "5 km"])
    func edits(target: String) async throws {
        let (rows, target) = ([try await row()], try ItemTarget(target))
        let rated = try #require(try await edit(target, by: .change([.rate(try RateChange("70"))]), in: rows).last)
        #expect(
            "\(rated.chart) \(CellAddress(rated.cell)) \(rated.item.rate) \(rated.isUnchanged)" == "1 1/2 70% false")
        let logged = try #require(try await edit(target, by: .log(try ActivityText("ran"), on: nil), in: rows).last)
        #expect(logged.entry?.text.text == "ran")
        let done = try #require(try await edit(target, by: .done(on: nil), in: rows).last)
        #expect(done.item.rate == .full)
        #expect(done.entry == nil)
        let again = try #require(try await edit(target, by: .done(on: nil), in: rows).last)
        #expect(again.isUnchanged)
        #expect(try await item(at: run) == "Run 5 km 100%")
    }

    @Test("are edited where they are now, although another program moved them, and no other item is")
    func moved() async throws {
        let rows = [try await row()]
        try await chart.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        let done = try #require(try await edit(.row(1), by: .done(on: nil), in: rows).last)
        #expect(done.cell == swim)
        let seen = [try await item(at: run), try await item(at: swim)]
        #expect(seen == ["Swim 10%", "Run 5 km 100%"])
    }

    @Test("are edited several at once, or none of them if one is none")
    func several() async throws {
        let rows = [try await row()]
        let done = try await edit(.row(1), .cell(CellAddress(swim)), by: .done(on: nil), in: rows)
        #expect(done.map(\.item.title.text) == ["Run 5 km", "Swim"])
        let empty = Cell.actionItem(try Position(7), in: try Position(1))
        await #expect(throws: MandalartError.empty(empty)) {
            try await edit(
                .row(1), .cell(CellAddress(empty)), by: .change([.rate(try RateChange("5"))]), in: rows)
        }
        #expect(try await item(at: run) == "Run 5 km 100%")
    }

    @Test("are not edited by a title that no item has, or several have")
    func titles() async throws {
        let rows = [try await row()]
        await #expect(throws: MandalartError.noSuchTitle("dance")) {
            try await edit(.title("dance"), by: .done(on: nil), in: rows)
        }
        try await chart.edit(swim, .change([.title(try Title("Swim with Mia"))]))
        try await chart.edit(run, .change([.title(try Title("Run with Mia"))]))
        let found = [
            TitledCell(run, try Title("Run with Mia")), TitledCell(swim, try Title("Swim with Mia")),
        ]
        await #expect(throws: MandalartError.ambiguousTitle("mia", found)) {
            try await edit(.title("mia"), by: .done(on: nil), in: rows)
        }
    }

    @Test("are not edited when they are gone or have another title, and a number is no row or no item")
    func refused() async throws {
        let rows = [try await row()]
        try await chart.edit(run, .change([.title(try Title("Walk"))]))
        func expectError(_ error: some Error & Equatable, at target: ItemTarget) async {
            await #expect(throws: error) { try await edit(target, by: .done(on: nil), in: rows, ofRows: 2) }
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
