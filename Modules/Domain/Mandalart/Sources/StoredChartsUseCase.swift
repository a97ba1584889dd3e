package import Basics
package import MandalartDomainInterface

/// The use case for the list of charts, over a repository that enforces the rules for charts within its transactions.
package struct StoredChartsUseCase: ChartsUseCase {
    let repository: any ChartsRepository
    let clock: WallClock

    package init(repository: any ChartsRepository, clock: WallClock) {
        (self.repository, self.clock) = (repository, clock)
    }

    /// The current day, on which the rates of habits depend.
    var today: Day { Day(of: clock.localTime(of: clock.now())) }

    package func charts() async throws -> [ChartEntry] {
        var entries = try await repository.charts()
        for (index, entry) in entries.enumerated() where entry.hasHabits {
            let chart = try await repository.repository(of: entry.id).chart().seen(on: today)
            entries[index] = ChartEntry(entry.id, name: entry.name, isArchived: entry.isArchived, of: chart)
        }
        return entries
    }

    package func distinctiveName(of id: ChartID) async throws -> Title? {
        let (name, isOnly) = try await repository.name(of: id)
        if isOnly { return nil }
        if let name { return name }
        return try await repository.repository(of: id).chart().coreGoal?.title
    }

    package func number(of id: ChartID) async throws -> ChartID { try await repository.number(of: id) }

    package func currentChart() async throws -> ChartID { try await repository.currentChart() }

    package func makeCurrent(_ id: ChartID) async throws { try await repository.makeCurrent(id) }

    package func create(_ name: Title) async throws -> ChartID { try await repository.create(name) }

    package func create(_ name: Title, holding chart: Chart) async throws -> ChartID {
        try await repository.create(name, holding: chart)
    }

    package func rename(_ id: ChartID, to name: Title) async throws { try await repository.rename(id, to: name) }

    package func setArchived(_ id: ChartID, _ isArchived: Bool) async throws {
        try await repository.setArchived(id, isArchived)
    }

    package func delete(_ id: ChartID) async throws { try await repository.delete(id) }

    package func chart(_ id: ChartID) -> any MandalartUseCase {
        StoredMandalartUseCase(repository: repository.repository(of: id), clock: clock)
    }
}

// The charts to export, and the effects of an import.
extension StoredChartsUseCase: ChartTransferUseCase {
    package func namedCharts(_ word: String?) async throws -> [NamedChart] {
        if let word { return [try await named(entry(for: word))] }
        var charts: [NamedChart] = []
        for entry in try await repository.charts() where !entry.isArchived {
            try Task.checkCancellation()
            charts.append(try await named(entry))
        }
        return charts
    }

    package func namedChart(_ id: ChartID) async throws -> NamedChart {
        guard let entry = try await repository.charts().first(where: { $0.id.isSame(as: id) }) else {
            throw MandalartError.noSuchChart("\(id)")
        }
        return try await named(entry)
    }

    package func entry(for word: String) async throws -> ChartEntry {
        try await repository.charts().entry(for: word)
    }

    package func names() async throws -> [String] {
        try await repository.names().map { $0.name?.text ?? "\($0.id)" }
    }

    package func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival] {
        let (entries, current) = (try await repository.charts(), try await repository.currentChart())
        var arrivals: [ChartArrival] = []
        for (chart, place) in zip(charts, try entries.places(of: charts, at: target, current: current)) {
            var there: Chart?
            if case .of(let entry, _) = place { there = try await repository.repository(of: entry.id).chart() }
            arrivals.append(ChartArrival(of: chart, at: place, there: there))
        }
        return arrivals
    }

    private func named(_ entry: ChartEntry) async throws -> NamedChart {
        let chart = try await repository.repository(of: entry.id).chart().seen(on: today)
        return NamedChart(name: entry.name, chart: chart, isArchived: entry.isArchived)
    }
}

/// The use case for one chart, over a repository. The chart enforces the rules; the repository stores the result.
package struct StoredMandalartUseCase: MandalartUseCase {
    private let repository: any MandalartRepository
    private let clock: WallClock

    package init(repository: any MandalartRepository, clock: WallClock) {
        (self.repository, self.clock) = (repository, clock)
    }

    package func chart() async throws -> Chart {
        try await repository.chart().seen(on: Day(of: clock.localTime(of: clock.now())))
    }

    package func edit(_ edits: [ChartEdit]) async throws -> [EditedChart] {
        let now = clock.now()
        let today = Day(of: clock.localTime(of: now))
        return try await repository.edit(edits, at: now, on: today).map { $0.seen(on: today) }
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        try await repository.days(day, lastOf: span)
    }
}
