package import EventLogDomainInterface
package import MandalartDomainInterface

/// A repository of charts that logs saved cells, whichever command saves them.
///
/// It wraps a repository and not a use case for two reasons: the previous content of a cell is known only within an
/// edit, and every change of a cell is an edit of the repository.
package struct LoggedChartsRepository: ChartsRepository {
    private let base: any ChartsRepository
    private let logger: any Logger

    /// Creates a logging repository around the one that stores the charts.
    package init(_ base: any ChartsRepository, logger: any Logger) {
        (self.base, self.logger) = (base, logger)
    }

    package func charts() async throws -> [ChartEntry] { try await base.charts() }

    package func names() async throws -> [(id: ChartID, name: Title?)] { try await base.names() }

    package func name(of id: ChartID) async throws -> (name: Title?, isOnly: Bool) { try await base.name(of: id) }

    package func currentChart() async throws -> ChartID { try await base.currentChart() }

    package func makeCurrent(_ id: ChartID) async throws { try await base.makeCurrent(id) }

    package func create(_ name: Title) async throws -> ChartID { try await base.create(name) }

    /// Creates a chart with content. Its initial cells are not logged, because the person did not save them one by one.
    package func create(_ name: Title, holding chart: Chart) async throws -> ChartID {
        try await base.create(name, holding: chart)
    }

    package func rename(_ id: ChartID, to name: Title) async throws { try await base.rename(id, to: name) }

    package func setArchived(_ id: ChartID, _ isArchived: Bool) async throws {
        try await base.setArchived(id, isArchived)
    }

    package func delete(_ id: ChartID) async throws { try await base.delete(id) }

    package func repository(of id: ChartID) -> any MandalartRepository {
        LoggedMandalartRepository(base.repository(of: id), logger: logger)
    }
}
