import Cancellation
package import MandalartDomainInterface

// What is exported, and what becomes of what is imported.
extension StoredChartsUseCase: ChartTransferUseCase {
    package func namedCharts(_ word: String?) async throws -> [NamedChart] {
        let entries = try await repository.charts()
        guard let word else { return try await named(entries.filter { !$0.isArchived }) }
        // A name comes first: a chart may be called 7.
        let name = try? Title(word)
        let number = try? ChartID(word)
        guard
            let entry = entries.first(where: { name != nil && $0.name == name })
                ?? entries.first(where: { $0.id == number })
        else { throw MandalartError.noSuchChart(word) }
        return try await named([entry])
    }

    package func namedChart(_ id: ChartID) async throws -> NamedChart {
        let chart = try await repository.repository(of: id).chart()
        return NamedChart(name: try await repository.names().first { $0.id == id }?.name, chart: chart)
    }

    package func names() async throws -> [String] {
        try await repository.names().map { $0.name?.text ?? "\($0.id)" }
    }

    package func arrivals(of charts: [NamedChart]) async throws -> [ChartArrival] {
        let (entries, current) = (try await repository.charts(), try await repository.currentChart())
        var arrivals: [ChartArrival] = []
        for chart in charts {
            guard let place = entries.place(of: chart.name, current: current) else {
                arrivals.append(ChartArrival(of: chart, replacing: nil))
                continue
            }
            guard !place.isArchived else { throw MandalartError.chartIsArchived(place.id) }
            let there = try await repository.repository(of: place.id).chart()
            arrivals.append(ChartArrival(of: chart, replacing: (place.id, there)))
        }
        return arrivals
    }

    package func importCharts(
        _ charts: [NamedChart], progress: @escaping @Sendable (Int) throws -> Void
    ) async throws {
        try await repository.importCharts(charts, progress: progress)
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
