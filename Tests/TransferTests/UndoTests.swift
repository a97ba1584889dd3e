import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import ExchangeDomainTesting
import Journal
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import ProgressDomainInterface
import SQLite
import Testing

@Suite("Undo of an import of charts, logs and wishes")
struct UndoTests {
    /// Two charts, the first with a log, and a wish that grew into the second.
    private func document() throws -> DocumentContents {
        var chart = Chart()
        chart.subGoals[try Position(1)] = SubGoal(title: try Title("Endurance"))
        chart.subGoals[try Position(1)]?.items[try Position(2)] = ActionItem(title: try Title("Run"))
        func entry(_ text: String, isGone: Bool = false) throws -> Activity {
            Activity(
                number: 0, subGoal: try Position(1), position: try Position(2), isGone: isGone, item: try Title("Run"),
                time: Timestamp(milliseconds: 5), on: Day(number: 20_000), text: try ActivityText(text))
        }
        var wish = Wish(try Title("Books"))
        wish.tree = try DreamTree(milestones: [Milestone(try Title("One"))])
        wish.tree.chart = try ChartID(7)
        return DocumentContents(
            charts: [
                DocumentedChart(
                    number: .first, NamedChart(name: nil, chart: chart),
                    log: [try entry("ran"), try entry("walked", isGone: true)]),
                DocumentedChart(number: try ChartID(7), NamedChart(name: try Title("Books"), chart: chart)),
            ], dreams: DreamList([try WishNumber(1): wish]))
    }

    @Test("takes it back where it was asked for, in as many steps as was said", arguments: [nil, ChartID.first])
    func steps(place: ChartID?) async throws {
        let (store, journal) = try await TransferStore.inMemory()
        let history: any EditHistory =
            if let place { journal.history(of: place) } else { ScopeHistory(journal, of: EditScope.charts) }
        let before = try await store.transfer.contents(of: nil)
        let steps = try await store.transfer.importContents(document(), at: .matching, from: place) { _ in }
        #expect(steps == 3)
        let after = try await store.transfer.contents(of: nil)
        #expect(after.dreams.numbered.map(\.wish.tree.chart?.number) == [2])
        for _ in 1...steps { #expect(try await history.undo() != nil) }
        #expect(try await store.transfer.contents(of: nil) == before)
        #expect(try await history.undo() == nil)
        for _ in 1...steps { #expect(try await history.redo() != nil) }
        #expect(try await store.transfer.contents(of: nil) == after)
        try await journal.verify()
        #expect(try await store.transfer.importContents(document(), at: .matching, from: place) { _ in } == 0)
    }

    @Test("takes back the wishes alone in the list of wishes, and a chart with its log alone in the chart")
    func apart() async throws {
        let (store, journal) = try await TransferStore.inMemory()
        try await store.transfer.importContents(document(), at: .matching, from: nil) { _ in }
        #expect(try await ScopeHistory(journal, of: EditScope.dreams).undo() != nil)
        #expect(try await store.dreams.dreams() == DreamList())
        #expect(try await store.transfer.contents(of: .first).charts[0].log.count == 2)
        #expect(try await journal.history(of: .first).undo() != nil)
        let chart = try await store.transfer.contents(of: .first).charts[0]
        #expect(chart.log == [] && chart.named.chart == Chart())
        #expect(try await store.charts.charts().count == 2)
    }

    @Test("is that of one edit for an entry that comes back to its item")
    func cameBack() async throws {
        let (store, journal) = try await TransferStore.inMemory()
        try await store.transfer.importContents(document(), at: .matching, from: nil) { _ in }
        _ = try await store.charts.repository(of: .first).rewrite { $0.subGoals = [:] }
        let cleared = try await store.transfer.contents(of: nil)
        #expect(cleared.charts[0].log.map(\.isGone) == [true, true])
        #expect(try await store.transfer.importContents(document(), at: .matching, from: .first) { _ in } == 1)
        let whole = try await store.transfer.contents(of: nil)
        #expect(whole.charts[0].log.map(\.isGone) == [false, true])
        #expect(try await journal.history(of: .first).undo() != nil)
        #expect(try await store.transfer.contents(of: nil) == cleared)
    }

    @Test("is refused for an item that moved to another chart and was deleted there since")
    func deletedElsewhere() async throws {
        let (store, journal) = try await TransferStore.inMemory()
        try await store.transfer.importContents(document(), at: .matching, from: nil) { _ in }
        let (one, two, three) = (try Position(1), try Position(2), try Position(3))
        let other = try #require(try await store.charts.charts().last?.id)
        let run = Cell.actionItem(two, in: one)
        let (here, there) = (store.charts.repository(of: .first), store.charts.repository(of: other))
        _ = try await here.edit(run, .change([.rate(.by(40))]))
        let target = CellAddress(.actionItem(three, in: one), in: other)
        try await here.edit(run, .place(.move, at: .at(target)))
        _ = try await there.rewrite { $0.subGoals = [:] }
        let before = try await store.transfer.contents(of: nil)
        await #expect(throws: JournalError.self) { try await journal.history(of: .first).undo() }
        #expect(try await store.transfer.contents(of: nil) == before)
        let history = try await journal.history(of: .first).last(2)
        #expect(history.map { $0.changes.isEmpty } == [false, false])
        #expect(try await journal.history(of: other).undo() != nil)
        #expect(try await journal.history(of: .first).undo() != nil)
        #expect(try await here.chart().content(of: run)?.item?.rate.percent == 40)
    }

    @Test("leaves an item that is gone out of sight, and what was touched last as it was")
    func unseen() async throws {
        let (store, journal) = try await TransferStore.inMemory()
        try await store.transfer.importContents(document(), at: .matching, from: nil) { _ in }
        let touched = try await journal.database.read { connection in
            try connection.query("SELECT item.title, time FROM item_touch JOIN item ON item.id = item") { row in
                "\(try row.text("title")) \(try row.integer("time"))"
            }
        }
        // An entry of long ago does not make an item one that was left alone since.
        #expect(touched == ["Run 1700000000000", "Run 1700000000000"])
        let shown = try await store.charts.repository(of: .first).chart()
        #expect(shown.subGoals.values.map(\.items.count) == [1])
    }
}
