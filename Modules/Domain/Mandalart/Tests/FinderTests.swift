import Basics
import MandalartDomain
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@MainActor @Suite("Finding")
struct FinderTests {
    let repository = FinderRepositorySpy()

    private var useCase: StoredFinderUseCase {
        StoredFinderUseCase(repository: repository) { Timestamp(milliseconds: 100 * 86_400_000) }
    }

    @Test("asks for one cell more than is wanted, to know whether there are more")
    func oneMore() async throws {
        repository.hasItemsResult = true
        let found = try await useCase.find(.search(try SearchWords("run")), atMost: 10)
        #expect(!found.areMore)
        #expect(repository.cellsCalls.map(\.count) == [11])
        #expect(repository.cellsCalls.map(\.words.text) == ["run"])
    }

    @Test(
        "counts civil days: what was edited late yesterday is a day old this morning, and what a later clock wrote is today's",
        arguments: [("2026-12-01T23:00+09:00", 1), ("2026-12-02T00:00+09:00", 0), ("2026-12-09T08:00+09:00", 0)])
    func civilDays(edited: String, days: Int) async throws {
        let now = try #require(LocalTime("2026-12-02T09:00+09:00"))
        let found = FoundCell(
            in: .first, called: nil, cell: .actionItem(try Position(1), in: try Position(1)), title: try Title("Run"),
            rate: .zero, touched: try #require(LocalTime(edited)).timestamp)
        repository.unfinishedItemsResult = [found]
        let useCase = StoredFinderUseCase(repository: repository, localTime: { LocalTime($0, minutesAhead: 540) }) {
            now.timestamp
        }
        let seen = try await useCase.find(.next(.usual), atMost: 1).cells.map(\.daysAgo)
        #expect(seen == [days])
        _ = try await useCase.find(.stale(try StaleDays("1")), atMost: 1)
        let last = try #require(repository.unfinishedItemsCalls.last?.time)
        // Yesterday's last millisecond.
        #expect(last.milliseconds == now.midnight(of: Day(of: now)).milliseconds - 1)
    }

    @Test("counts days back from midnight, and not at all for what is next")
    func days() async throws {
        repository.hasItemsResult = true
        _ = try await useCase.find(.stale(try StaleDays("30")), atMost: 1)
        _ = try await useCase.find(.next(.usual), atMost: 1)
        #expect(
            repository.unfinishedItemsCalls.map(\.time) == [Timestamp(milliseconds: 71 * 86_400_000 - 1), nil])
    }

    @Test("tells whether there is an item at all, and asks only where none was found", arguments: [true, false])
    func items(hasItems: Bool) async throws {
        repository.hasItemsResult = hasItems
        #expect(try await useCase.find(.next(.usual), atMost: 1).hasItems == hasItems)
        repository.unfinishedItemsResult = try FoundCell.samples
        #expect(try await useCase.find(.next(.usual), atMost: 1).hasItems)
        #expect(repository.hasItemsCalls == 1)
    }

    @Test("takes what is next from one sub-goal after the other, each time in the order of all")
    func spread() async throws {
        repository.unfinishedItemsResult =
            try [(1, 1), (1, 2), (1, 3), (6, 4), (1, 6), (6, 1), (2, 9)].map { try item($1, in: $0) }
        let seen = try await useCase.find(.next(.usual), atMost: 6)
        #expect(seen.cells.map(\.title.text) == ["1/1", "6/4", "2/9", "1/2", "6/1", "1/3"])
        #expect(seen.areMore)
        let stale = try await useCase.find(.stale(.usual), atMost: 3)
        #expect(stale.cells.map(\.title.text) == ["1/1", "1/2", "1/3"])
    }

    @Test("tells the sub-goals of two charts apart that have the same place")
    func spreadOverCharts() async throws {
        let two = try ChartID(2)
        repository.unfinishedItemsResult = [
            try item(1, in: 1), try item(2, in: 1), try item(3, in: 1, of: two), try item(4, in: 1, of: two),
        ]
        let seen = try await useCase.find(.next(.usual), atMost: 4).cells.map(\.title.text)
        #expect(seen == ["1/1", "1/3", "1/2", "1/4"])
    }

    @Test("reads as many items as show all sub-goals that are wanted, and no more")
    func bounded() async throws {
        repository.hasItemsResult = true
        _ = try await useCase.find(.next(.usual), atMost: 5)
        #expect(repository.unfinishedItemsCalls.map(\.count) == [41])
    }

    private func item(_ place: Int, in subGoal: Int, of chart: ChartID = .first) throws -> FoundCell {
        FoundCell(
            in: chart, called: nil, cell: .actionItem(try Position(place), in: try Position(subGoal)),
            title: try Title("\(subGoal)/\(place)"), rate: .zero)
    }

    @Test("begins what is next with what is overdue or due today, and shows nothing twice")
    func dueFirst() async throws {
        repository.dueItemsResult = [try item(3, in: 1), try item(9, in: 2)]
        repository.unfinishedItemsResult = try [(1, 1), (2, 9), (1, 3)].map { try item($1, in: $0) }
        let seen = try await useCase.find(.next(.usual), atMost: 5)
        #expect(seen.cells.map(\.title.text) == ["1/3", "2/9", "1/1"])
        #expect(seen.today == Day(number: 100))
        #expect(repository.dueItemsCalls == [Day(number: 100)])
        _ = try await useCase.find(.stale(.usual), atMost: 5)
        #expect(repository.dueItemsCalls.count == 1)
    }

    @Test("reads how many rows a person wants, five when they do not say")
    func rows() throws {
        #expect(try ["", "1", "100"].map { try RowCount($0).count } == [5, 1, 100])
        for text in ["0", "101", "x", "-1"] {
            #expect(throws: MandalartError.rowsOutOfRange(text)) { try RowCount(text) }
        }
    }

    @Test("reads “all” as all that was left alone for two weeks")
    func all() throws {
        let all = try StaleDays("all")
        #expect(all == .all)
        #expect(all.count == 14)
        #expect(all != .usual)
        #expect("\(all)" == "all")
    }
}
