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
