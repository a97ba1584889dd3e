import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import ExchangeDomainTesting
import MandalartDomainInterface
import ProgressDomainInterface
import Testing

@Suite("A SQLite store that takes all out and brings it in")
struct TransferTests {
    @Test("keeps the contract", arguments: TransferRepositoryContract.allCases)
    func contract(_ promise: TransferRepositoryContract) async throws {
        try await promise.verify { try await TransferStore.inMemory().store }
    }

    @Test("keeps the contract of imported charts", arguments: ChartImportContract.allCases)
    func charts(_ promise: ChartImportContract) async throws {
        try await promise.verify(try await TransferStore.inMemory().store)
    }

    @Test("keeps two entries that are the same, and adds neither again")
    func sameEntries() async throws {
        let store = try await TransferStore.inMemory().store
        let (one, two) = (try Position(1), try Position(2))
        var chart = Chart()
        chart.subGoals[one] = SubGoal(title: try Title("Endurance"))
        chart.subGoals[one]?.items[two] = ActionItem(title: try Title("Run"))
        let entry = Activity(
            number: 0, subGoal: one, position: two, item: try Title("Run"), time: Timestamp(milliseconds: 5),
            on: Day(number: 20_000), text: try ActivityText("ran"))
        let document = DocumentContents(
            charts: [DocumentedChart(NamedChart(name: nil, chart: chart), log: [entry, entry])])
        for edits in [1, 0] {
            #expect(try await store.transfer.importContents(document, at: .matching, from: nil) { _ in } == edits)
            #expect(try await store.activities.activities(of: .first).map(\.number) == [1, 2])
            #expect(try await store.transfer.outline(of: .first).charts.map(\.log.count) == [1], "not the whole log")
        }
    }

    @Test("puts a chart with its log, and wishes, where a person says")
    func into() async throws {
        let store = try await TransferStore.inMemory().store
        let books = try await store.charts.create(try Title("Books"))
        let one = try Position(1)
        let gone = Activity(
            number: 0, subGoal: one, position: one, isGone: true, item: try Title("Run"),
            time: Timestamp(milliseconds: 5), on: Day(number: 20_000), text: try ActivityText("ran"))
        var dreams = DreamList([try WishNumber(1): Wish(try Title("Sea"))])
        try dreams.remember(try ChartID(9), of: try WishNumber(1))
        let chart = DocumentedChart(
            number: try ChartID(9), NamedChart(name: try Title("Runs"), chart: Chart()), log: [gone])
        let document = DocumentContents(charts: [chart], dreams: dreams)
        #expect(try await store.transfer.importContents(document, at: .into("Books"), from: nil) { _ in } == 2)
        #expect(try await store.activities.activities(of: books).map(\.isGone) == [true])
        #expect(try await store.dreams.dreams().numbered.map(\.wish.tree.chart) == [books])
        #expect(try await store.charts.charts().map(\.id) == [.first, books])
        #expect(try await store.transfer.importContents(document, at: .into("Books"), from: nil) { _ in } == 0)
    }
}
