package import MandalartDomainInterface
package import Time

/// The use case for one chart, over a repository. The chart enforces the rules; the repository stores the result.
package struct StoredMandalartUseCase: MandalartUseCase {
    private let repository: any MandalartRepository
    private let today: @Sendable () -> Day

    /// Creates a use case over a repository of one chart.
    ///
    /// - Parameters:
    ///   - repository: stores the chart.
    ///   - today: returns the current day, for the rates of habits.
    package init(repository: any MandalartRepository, today: @escaping @Sendable () -> Day) {
        (self.repository, self.today) = (repository, today)
    }

    package func chart() async throws -> Chart {
        try await repository.chart().seen(on: today())
    }

    package func edit(_ cell: Cell, _ changes: [CellChange]) async throws -> EditedChart {
        let edited = try await repository.edit { chart in try chart.apply(changes, to: cell) }
        return EditedChart(edited.chart.seen(on: today()), cells: edited.cells)
    }

    package func clear(_ cell: Cell) async throws -> Chart {
        try await repository.edit { chart in try chart.clear(cell) }.chart.seen(on: today())
    }

    package func place(_ cell: Cell, by placing: CellPlacing, at target: CellTarget) async throws -> Chart {
        try await repository.place(cell, by: placing, at: target).seen(on: today())
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        try await repository.days(day, lastOf: span)
    }
}
