package import Basics
package import MandalartDomainInterface

/// A use case with one chart in memory, which enforces the chart's rules. The current day is 1970-01-01. Tests can make
/// it fail.
package actor MandalartUseCaseFake: MandalartUseCase {
    private let repository: any MandalartRepository
    private var failure: (any Error)?

    /// Creates a fake with an initial chart.
    package init(_ chart: Chart = Chart()) {
        self.init(over: MandalartRepositoryFake(chart))
    }

    init(over repository: any MandalartRepository) {
        self.repository = repository
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func chart() async throws -> Chart {
        if let failure { throw failure }
        return try await repository.chart()
    }

    package func edit(_ edits: [ChartEdit]) async throws -> [EditedChart] {
        if let failure { throw failure }
        return try await repository.edit(edits, at: Timestamp(milliseconds: 0), on: Day(number: 0))
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        if let failure { throw failure }
        return try await repository.days(day, lastOf: span)
    }
}

/// A use case that searches cells in memory. It searches words in the titles of cells and the texts of entries, and
/// orders unfinished items by the time of their last edit; for `next`, due items come first.
package struct FinderUseCaseFake: FinderUseCase {
    private let cells: [FoundCell]
    private let entries: [FoundEntry]
    private let time: Timestamp

    /// Creates a fake that searches the given cells and log entries, always at the same time, by default at 1970-01-02 00:00 UTC.
    package init(
        _ cells: [FoundCell] = [], entries: [FoundEntry] = [], at time: Timestamp = Timestamp(milliseconds: 86_400_000)
    ) {
        (self.cells, self.entries, self.time) = (cells, entries, time)
    }

    package func find(_ query: FinderQuery, atMost count: Int) async throws -> Findings {
        let found: [FoundCell]
        var logged: [FoundEntry] = []
        switch query {
        case .search(let words):
            logged = entries.filter { $0.text.text.lowercased().contains(words.text.lowercased()) }
            found = cells.filter { $0.title.text.lowercased().contains(words.text.lowercased()) }
        case .next:
            let due = unfinished.filter { isDue($0) }.sorted { ($0.due ?? today) < ($1.due ?? today) }
            found = due + unfinished.filter { !isDue($0) }
        case .stale(let days):
            found = unfinished.filter { age(of: $0) >= Int64(days.count) * 86_400_000 }
        }
        let hasItems = cells.contains { $0.rate != nil }
        return Findings(
            Array(found.prefix(count)), entries: Array(logged.prefix(count)),
            areMore: found.count > count || logged.count > count, hasItems: hasItems, at: time)
    }

    private var unfinished: [FoundCell] {
        cells.filter { $0.rate.map { $0.percent < 100 } ?? false }.sorted { age(of: $0) > age(of: $1) }
    }

    private var today: Day { Day(of: LocalTime(time, minutesAhead: 0)) }

    private func isDue(_ cell: FoundCell) -> Bool { cell.due.map { $0 <= today } ?? false }

    private func age(of cell: FoundCell) -> Int64 {
        time.milliseconds - (cell.touched?.milliseconds ?? 0)
    }
}
