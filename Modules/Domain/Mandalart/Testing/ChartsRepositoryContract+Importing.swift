import Doubles
import MandalartDomainInterface
import Synchronization

// What is promised of charts that are imported.
extension ChartsRepositoryContract {
    func verifyImport(_ repository: some ChartsRepository) async throws {
        let (full, marathon) = (try Chart.full, try Chart.marathon)
        let second = try await repository.create(try Title("Run"))
        _ = try await repository.repository(of: second).edit { $0 = full }
        let told = Told()
        let charts = [
            NamedChart(name: try Title("Run"), chart: marathon), NamedChart(name: try Title("New"), chart: full),
            NamedChart(name: try Title("Empty"), chart: Chart()),
        ]
        try await repository.importCharts(charts) { told.add($0) }
        try expect(told.numbers, [1, 2, 3])
        let entries = try await repository.charts()
        try expect(entries.map(\.name), [nil, try Title("Run"), try Title("New"), try Title("Empty")])
        try expect(await repository.currentChart(), second)
        try expect(await repository.repository(of: second).chart(), marathon)
        try expect(await repository.repository(of: entries[2].id).chart(), full)
    }

    func verifyImportWithoutName(_ repository: some ChartsRepository) async throws {
        let (full, marathon) = (try Chart.full, try Chart.marathon)
        let second = try await repository.create(try Title("Run"))
        try await repository.importCharts([NamedChart(name: nil, chart: full)]) { _ in }
        try expect(await repository.repository(of: .first).chart(), full)
        try await repository.rename(.first, to: try Title("Read"))
        try await repository.importCharts([NamedChart(name: nil, chart: marathon)]) { _ in }
        try expect(await repository.repository(of: .first).chart(), full)
        try expect(await repository.repository(of: second).chart(), marathon)
        try expect(await repository.charts().count, 2)
    }

    func verifyImportOfNone(_ repository: some ChartsRepository) async throws {
        let (full, marathon) = (try Chart.full, try Chart.marathon)
        let archived = try await repository.create(try Title("Away"))
        try await repository.setArchived(archived, true)
        _ = try await repository.repository(of: .first).edit { $0 = marathon }
        let before = try await repository.charts()
        let charts = [NamedChart(name: nil, chart: full), NamedChart(name: try Title("New"), chart: full)]
        try await expectError(Stop()) {
            try await repository.importCharts(charts) { count in if count == 2 { throw Stop() } }
        }
        let away = NamedChart(name: try Title("Away"), chart: full)
        try await expectError(MandalartError.chartIsArchived(archived)) {
            try await repository.importCharts(charts + [away]) { _ in }
        }
        let task = Task { try await repository.importCharts(charts) { _ in withUnsafeCurrentTask { $0?.cancel() } } }
        if case .success = await task.result { try expect("nothing was thrown", "a cancellation") }
        try expect(await repository.charts(), before)
        try expect(await repository.repository(of: .first).chart(), marathon)
    }
}

/// What a test throws.
private struct Stop: Error, Equatable {}

/// Numbers that are told from anywhere.
private final class Told: Sendable {
    private let kept = Mutex<[Int]>([])

    var numbers: [Int] { kept.withLock { $0 } }

    func add(_ number: Int) { kept.withLock { $0.append(number) } }
}
