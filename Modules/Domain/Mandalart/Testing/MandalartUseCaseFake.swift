package import MandalartDomainInterface
package import Time

/// A use case with one chart in memory, which enforces the chart's rules. Tests can make it fail.
package actor MandalartUseCaseFake: MandalartUseCase {
    private let repository: MandalartRepositoryFake
    private var failure: (any Error)?

    /// Creates a fake with an initial chart.
    package init(_ chart: Chart = Chart()) {
        repository = MandalartRepositoryFake(chart)
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func chart() async throws -> Chart {
        if let failure { throw failure }
        return await repository.chart()
    }

    package func edit(_ cell: Cell, _ changes: [CellChange]) async throws -> EditedChart {
        if let failure { throw failure }
        return try await repository.edit { try $0.apply(changes, to: cell) }
    }

    package func clear(_ cell: Cell) async throws -> Chart {
        if let failure { throw failure }
        return try await repository.edit { try $0.clear(cell) }.chart
    }

    package func place(_ cell: Cell, by placing: CellPlacing, at target: CellTarget) async throws -> Chart {
        if let failure { throw failure }
        return try await repository.place(cell, by: placing, at: target)
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        if let failure { throw failure }
        return await repository.days(day, lastOf: span)
    }
}
