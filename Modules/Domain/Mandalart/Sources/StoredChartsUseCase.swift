package import MandalartDomainInterface

/// The use case over a repository, which keeps the rules of several charts within its transactions.
package struct StoredChartsUseCase: ChartsUseCase {
    let repository: any ChartsRepository

    package init(repository: any ChartsRepository) {
        self.repository = repository
    }

    package func charts() async throws -> [ChartEntry] { try await repository.charts() }

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
        StoredMandalartUseCase(repository: repository.repository(of: id))
    }
}
