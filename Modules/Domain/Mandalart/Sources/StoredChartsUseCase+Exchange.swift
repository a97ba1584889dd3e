package import Basics
package import MandalartDomainInterface

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
        guard let entry = try await repository.charts().first(where: { $0.id == id }) else {
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
            if case .of(let entry) = place { there = try await repository.repository(of: entry.id).chart() }
            arrivals.append(ChartArrival(of: chart, at: place, there: there))
        }
        return arrivals
    }

    private func named(_ entry: ChartEntry) async throws -> NamedChart {
        let chart = try await repository.repository(of: entry.id).chart().seen(on: today)
        return NamedChart(name: entry.name, chart: chart, isArchived: entry.isArchived)
    }
}
