import Cancellation
package import Documents
package import MandalartDomainInterface

// What is exported, and what becomes of what is imported.
extension StoredChartsUseCase: ChartTransferUseCase {
    package func namedCharts(_ word: String?) async throws -> [NamedChart] {
        let entries = try await repository.charts()
        guard let word else { return try await named(entries.filter { !$0.isArchived }) }
        return try await named([entries.entry(for: word)])
    }

    package func namedChart(_ id: ChartID) async throws -> NamedChart {
        let chart = try await repository.repository(of: id).chart()
        return NamedChart(name: try await repository.names().first { $0.id == id }?.name, chart: chart)
    }

    package func names() async throws -> [String] {
        try await repository.names().map { $0.name?.text ?? "\($0.id)" }
    }

    package func arrivals(of charts: [NamedChart], at target: DocumentTarget) async throws -> [ChartArrival] {
        let (entries, current) = (try await repository.charts(), try await repository.currentChart())
        var arrivals: [ChartArrival] = []
        for (chart, place) in zip(charts, try entries.places(of: charts, at: target, current: current)) {
            var there: Chart?
            if case .of(let entry) = place { there = try await repository.repository(of: entry.id).chart() }
            arrivals.append(ChartArrival(of: chart, at: place, there: there))
        }
        return arrivals
    }

    package func importCharts(
        _ charts: [NamedChart], at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int {
        try await repository.importCharts(charts, at: target, from: place, progress: progress)
    }

    private func named(_ entries: [ChartEntry]) async throws -> [NamedChart] {
        var charts: [NamedChart] = []
        for entry in entries {
            try CancellationSteps.check()
            charts.append(NamedChart(name: entry.name, chart: try await repository.repository(of: entry.id).chart()))
        }
        return charts
    }
}
