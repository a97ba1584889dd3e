import Basics
package import MandalartDomainInterface

/// A use case with charts in memory, over the fake repository. Tests can make it fail.
package actor ChartsUseCaseFake: ChartsUseCase {
    private let repository: ChartsRepositoryFake
    private var failure: (any Error)?

    /// Creates a fake that has one chart at first.
    package init(_ chart: Chart = Chart()) {
        self.init(over: ChartsRepositoryFake(chart))
    }

    /// Creates a fake over a repository that it shares with other doubles.
    package init(over repository: ChartsRepositoryFake) {
        self.repository = repository
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func charts() async throws -> [ChartEntry] { try await working { try await $0.charts() } }

    package func distinctiveName(of id: ChartID) async throws -> Title? {
        let charts = try await charts()
        return charts.count > 1 ? charts.first { $0.id == id }?.listedTitle : nil
    }

    package func currentChart() async throws -> ChartID { try await working { try await $0.currentChart() } }

    package func makeCurrent(_ id: ChartID) async throws { try await working { try await $0.makeCurrent(id) } }

    package func create(_ name: Title) async throws -> ChartID { try await working { try await $0.create(name) } }

    package func create(_ name: Title, holding chart: Chart) async throws -> ChartID {
        try await working { try await $0.create(name, holding: chart) }
    }

    package func rename(_ id: ChartID, to name: Title) async throws {
        try await working { try await $0.rename(id, to: name) }
    }

    package func setArchived(_ id: ChartID, _ isArchived: Bool) async throws {
        try await working { try await $0.setArchived(id, isArchived) }
    }

    package func delete(_ id: ChartID) async throws { try await working { try await $0.delete(id) } }

    package nonisolated func chart(_ id: ChartID) -> any MandalartUseCase {
        ChartUseCaseFake(repository: repository.repository(of: id))
    }

    private func working<Result: Sendable>(
        _ body: (ChartsRepositoryFake) async throws -> Result
    ) async throws -> Result {
        if let failure { throw failure }
        return try await body(repository)
    }
}

/// The use case for one chart. An error set with `fail(with:)` does not affect it.
private struct ChartUseCaseFake: MandalartUseCase {
    let repository: any MandalartRepository

    func chart() async throws -> Chart { try await repository.chart() }

    func edit(_ edit: ChartEdit) async throws -> EditedChart {
        try await repository.edit(edit, at: Timestamp(milliseconds: 0), on: Day(number: 0))
    }

    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        try await repository.days(day, lastOf: span)
    }
}
