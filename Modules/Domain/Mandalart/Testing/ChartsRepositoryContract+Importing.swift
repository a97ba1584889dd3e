import Documents
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
        try await repository.importCharts(charts, at: .matching, from: nil) { told.add($0) }
        try expect(told.numbers, [1, 2, 3])
        let entries = try await repository.charts()
        try expect(entries.map(\.name), [nil, try Title("Run"), try Title("New"), try Title("Empty")])
        try expect(await repository.currentChart(), second)
        try expect(await repository.repository(of: second).chart(), marathon)
        try expect(await repository.repository(of: entries[2].id).chart(), full)
    }

    func verifyImportWithoutName(_ repository: some ChartsRepository) async throws {
        let (full, marathon, swim) = (try Chart.full, try Chart.marathon, try Chart.swim)
        func content(_ id: ChartID) async throws -> Chart { try await repository.repository(of: id).chart() }
        func keep(_ chart: Chart) async throws {
            try await repository.importCharts([NamedChart(name: nil, chart: chart)], at: .matching, from: nil) { _ in }
        }
        let second = try await repository.create(try Title("Run"))
        // The current chart is empty, then the first one is.
        try await keep(full)
        try expect(await content(second), full)
        try await keep(marathon)
        try expect(await content(.first), marathon)
        // Then nothing is, so that the next one is new, and called by its goal.
        try await keep(swim)
        try expect(await repository.charts().map(\.name), [nil, try Title("Run"), try Title("Swim")])
        var changed = marathon
        changed.subGoals = [:]
        try await keep(changed)
        try expect(await content(.first), changed)
        try expect(await content(second), full)
        try expect(await repository.charts().count, 3)
    }

    /// An export of all charts begins with the one without a name, which must not take the place of a later one.
    func verifyImportOfBoth(_ repository: some ChartsRepository) async throws {
        let (marathon, swim) = (try Chart.marathon, try Chart.swim)
        _ = try await repository.repository(of: .first).edit { $0 = swim }
        let run = try await repository.create(try Title("Run"))
        _ = try await repository.repository(of: run).edit { $0.coreGoal = marathon.coreGoal }
        let charts = [
            NamedChart(name: nil, chart: marathon), NamedChart(name: try Title("Run"), chart: swim),
            NamedChart(name: nil, chart: swim),
        ]
        try expect(await repository.importCharts(charts, at: .matching, from: nil) { _ in }, 2)
        let entries = try await repository.charts()
        try expect(entries.map(\.name), [nil, try Title("Run"), try Title("Run a marathon")])
        try expect(await repository.repository(of: .first).chart(), swim)
        try expect(await repository.repository(of: run).chart(), swim)
        try expect(await repository.repository(of: entries[2].id).chart(), marathon)
        try expect(await repository.importCharts(charts, at: .matching, from: nil) { _ in }, 0)
    }

    func verifyImportTargets(_ repository: some ChartsRepository) async throws {
        let (full, swim) = (try Chart.full, try Chart.swim)
        let second = try await repository.create(try Title("Run"))
        _ = try await repository.repository(of: second).edit { $0 = full }
        let (run, none) = (NamedChart(name: try Title("Run"), chart: swim), NamedChart(name: nil, chart: swim))
        try expect(await repository.importCharts([run, none], at: .asNew, from: nil) { _ in }, 1)
        // Its bytes are as many as a title may have, so that a number behind it takes the place of others.
        var longest = Chart()
        longest.coreGoal = CoreGoal(title: try Title("a" + String(repeating: "\u{301}", count: 6_399) + "b"))
        for _ in 1...2 {
            try await repository.importCharts([NamedChart(name: nil, chart: longest)], at: .asNew, from: nil) { _ in }
        }
        for id in try await repository.charts().suffix(2).map(\.id) { try await repository.delete(id) }
        let names = try await repository.charts().map(\.name)
        try expect(names, [nil, try Title("Run"), try Title("Run 2"), try Title("Swim")])
        try expect(await repository.repository(of: second).chart(), full)
        for word in ["Run", "1"] {
            try await repository.importCharts([none], at: .into(word), from: nil) { _ in }
        }
        try expect(await repository.repository(of: second).chart(), swim)
        try expect(await repository.repository(of: .first).chart(), swim)
        try expect(await repository.charts().map(\.name), names)
        try await expectError(MandalartError.severalCharts(2)) {
            try await repository.importCharts([run, none], at: .into("Run"), from: nil) { _ in }
        }
        try await expectError(MandalartError.noChartToPlace) {
            try await repository.importCharts([], at: .into("Run"), from: nil) { _ in }
        }
        try await repository.setArchived(second, true)
        try await expectError(MandalartError.chartIsArchived(second)) {
            try await repository.importCharts([none], at: .into("Run"), from: nil) { _ in }
        }
        try await expectError(MandalartError.noSuchChart("Fly")) {
            try await repository.importCharts([none], at: .into("Fly"), from: nil) { _ in }
        }
    }

    func verifyImportOfArchived(_ repository: some ChartsRepository) async throws {
        let (full, marathon, swim) = (try Chart.full, try Chart.marathon, try Chart.swim)
        var nameless = marathon
        nameless.coreGoal = nil
        let charts = [
            NamedChart(name: nil, chart: nameless),
            NamedChart(name: try Title("Away"), chart: marathon, isArchived: true),
            NamedChart(name: nil, chart: swim, isArchived: true),
        ]
        try expect(await repository.importCharts(charts, at: .matching, from: nil) { _ in }, 2)
        let entries = try await repository.charts()
        try expect(entries.map(\.name), [nil, try Title("Away"), try Title("Swim")])
        try expect(entries.map(\.isArchived), [false, true, true])
        try expect(await repository.currentChart(), .first)
        // Again they are where they were, also the one without a core goal.
        try expect(await repository.importCharts(charts, at: .matching, from: nil) { _ in }, 0)
        try expect(await repository.charts(), entries)
        let changed = NamedChart(name: try Title("Away"), chart: full, isArchived: true)
        try expect(await repository.importCharts([changed], at: .matching, from: nil) { _ in }, 1)
        try expect(await repository.repository(of: entries[1].id).chart(), full)
        // One that is there is not put away.
        try await repository.setArchived(entries[1].id, false)
        try expect(await repository.importCharts([changed], at: .matching, from: nil) { _ in }, 0)
        try expect(await repository.charts()[1].isArchived, false)
    }

    func verifyImportOfNone(_ repository: some ChartsRepository) async throws {
        let (full, marathon) = (try Chart.full, try Chart.marathon)
        let archived = try await repository.create(try Title("Away"))
        try await repository.setArchived(archived, true)
        _ = try await repository.repository(of: .first).edit { $0 = marathon }
        let before = try await repository.charts()
        let charts = [NamedChart(name: nil, chart: full), NamedChart(name: try Title("New"), chart: full)]
        try await expectError(Stop()) {
            try await repository.importCharts(charts, at: .matching, from: nil) { count in
                if count == 2 { throw Stop() }
            }
        }
        let away = NamedChart(name: try Title("Away"), chart: full)
        try await expectError(MandalartError.chartIsArchived(archived)) {
            try await repository.importCharts(charts + [away], at: .matching, from: nil) { _ in }
        }
        let task = Task {
            try await repository.importCharts(charts, at: .matching, from: nil) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        if case .success = await task.result { try expect("nothing was thrown", "a cancellation") }
        try expect(await repository.charts(), before)
        try expect(await repository.repository(of: .first).chart(), marathon)
    }
}

extension Chart {
    /// A chart with a core goal alone.
    fileprivate static var swim: Chart {
        get throws {
            var chart = Chart()
            chart.coreGoal = CoreGoal(title: try Title("Swim"))
            return chart
        }
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
