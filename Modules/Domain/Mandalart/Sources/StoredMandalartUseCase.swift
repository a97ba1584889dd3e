package import MandalartDomainInterface
package import Time

/// The use case over a repository. The rules are the chart's own; the repository keeps what they allow.
package struct StoredMandalartUseCase: MandalartUseCase {
    private let repository: any MandalartRepository

    package init(repository: any MandalartRepository) {
        self.repository = repository
    }

    package func chart() async throws -> Chart {
        try await repository.chart()
    }

    package func edit(_ cell: Cell, _ changes: [CellChange]) async throws -> Chart {
        try await repository.edit { chart in try chart.apply(changes, to: cell) }.chart
    }

    package func clear(_ cell: Cell) async throws -> Chart {
        try await repository.edit { chart in try chart.clear(cell) }.chart
    }

    package func place(_ cell: Cell, by placing: CellPlacing, at target: CellTarget) async throws -> Chart {
        try await repository.place(cell, by: placing, at: target)
    }

    package func days(_ day: @escaping @Sendable (Timestamp) -> Int) async throws -> [ChartDay] {
        try await repository.days(day)
    }
}
