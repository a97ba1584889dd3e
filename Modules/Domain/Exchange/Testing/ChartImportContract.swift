import Basics
import Doubles
import ExchangeDomainInterface
import MandalartDomainInterface
import MandalartDomainTesting
import Synchronization

/// The contract of every repository for importing charts. ``TransferRepositoryContract`` covers logs, wishes and
/// exports.
package enum ChartImportContract: String, Contract {
    case importsCharts = "imports charts: in the place of those of their names, and as new ones"
    case importsWithoutName = "puts a chart without a name where its core goal or nothing is, or makes a new one"
    case importsIntoNewStore = "puts the first chart with a name where nothing is yet"
    case importsBoth = "puts charts with a name where that is, before any without one, and counts its edits"
    case importsToTargets = "puts imported charts where a person says, under names that are free"
    case importsArchived = "imports archived charts as archived ones, and into such"
    case importsAllOrNone = "imports all charts or none, also when that is given up in the middle"

    /// Checks what the case promises, on a fresh store with one empty chart.
    package func verify(_ store: TransferStore) async throws {
        switch self {
        case .importsCharts: try await verifyImport(store)
        case .importsWithoutName: try await verifyImportWithoutName(store)
        case .importsIntoNewStore: try await verifyImportIntoNewStore(store)
        case .importsBoth: try await verifyImportOfBoth(store)
        case .importsToTargets: try await verifyImportTargets(store)
        case .importsArchived: try await verifyImportOfArchived(store)
        case .importsAllOrNone: try await verifyImportOfNone(store)
        }
    }

    private func verifyImport(_ store: TransferStore) async throws {
        let (full, marathon) = (try Chart.full, try Chart.marathon)
        let second = try await store.charts.create(try Title("Run"))
        _ = try await store.charts.repository(of: second).rewrite { $0 = full }
        let told = Told()
        let charts = [
            NamedChart(name: try Title("Run"), chart: marathon), NamedChart(name: try Title("New"), chart: full),
            NamedChart(name: try Title("Empty"), chart: Chart()),
        ]
        try await store.importCharts(charts, at: .matching) { told.add($0) }
        try expect(told.numbers, [1, 2, 3])
        let entries = try await store.charts.charts()
        try expect(entries.map(\.name), [nil, try Title("Run"), try Title("New"), try Title("Empty")])
        try expect(await store.charts.currentChart(), second)
        try expect(await store.charts.repository(of: second).chart(), marathon)
        try expect(await store.charts.repository(of: entries[2].id).chart(), full)
    }

    private func verifyImportWithoutName(_ store: TransferStore) async throws {
        let (full, marathon, swim) = (try Chart.full, try Chart.marathon, try Chart.swim)
        func content(_ id: ChartID) async throws -> Chart { try await store.charts.repository(of: id).chart() }
        func keep(_ chart: Chart) async throws {
            try await store.importCharts([NamedChart(name: nil, chart: chart)], at: .matching)
        }
        let second = try await store.charts.create(try Title("Run"))
        // Of two empty charts, the current one is replaced. Then only the first chart is empty.
        try await keep(full)
        try expect(await content(second), full)
        try await keep(marathon)
        try expect(await content(.first), marathon)
        // Now no chart is empty, so the next one is added, and named after its core goal.
        try await keep(swim)
        try expect(await store.charts.charts().map(\.name), [nil, try Title("Run"), try Title("Swim")])
        var changed = marathon
        changed.subGoals = [:]
        try await keep(changed)
        try expect(await content(.first), changed)
        try expect(await content(second), full)
        try expect(await store.charts.charts().count, 3)
    }

    private func verifyImportIntoNewStore(_ store: TransferStore) async throws {
        let marathon = try Chart.marathon
        let charts = [
            NamedChart(name: try Title("Old"), chart: try .swim, isArchived: true),
            NamedChart(name: try Title("Run"), chart: marathon), NamedChart(name: try Title("Swim"), chart: try .swim),
        ]
        try await store.importCharts(charts, at: .matching)
        let names = [try Title("Run"), try Title("Old"), try Title("Swim")]
        try expect(await store.charts.charts().map(\.name), names)
        try expect(await store.charts.repository(of: .first).chart(), marathon)
        try expect(await store.charts.currentChart(), .first)
        try expect(await store.importCharts(charts, at: .matching), 0)
        try expect(await store.charts.charts().map(\.name), names)
    }

    /// Verifies that an existing chart is replaced by the imported chart with the same name, and not by an earlier
    /// chart of the document that has no name but the same core goal.
    private func verifyImportOfBoth(_ store: TransferStore) async throws {
        let (marathon, swim) = (try Chart.marathon, try Chart.swim)
        _ = try await store.charts.repository(of: .first).rewrite { $0 = swim }
        let run = try await store.charts.create(try Title("Run"))
        _ = try await store.charts.repository(of: run).rewrite { $0.coreGoal = marathon.coreGoal }
        let charts = [
            NamedChart(name: nil, chart: marathon), NamedChart(name: try Title("Run"), chart: swim),
            NamedChart(name: nil, chart: swim),
        ]
        try expect(await store.importCharts(charts, at: .matching), 2)
        let entries = try await store.charts.charts()
        try expect(entries.map(\.name), [nil, try Title("Run"), try Title("Run a marathon")])
        try expect(await store.charts.repository(of: .first).chart(), swim)
        try expect(await store.charts.repository(of: run).chart(), swim)
        try expect(await store.charts.repository(of: entries[2].id).chart(), marathon)
        try expect(await store.importCharts(charts, at: .matching), 0)
    }

    private func verifyImportTargets(_ store: TransferStore) async throws {
        let (full, swim) = (try Chart.full, try Chart.swim)
        let second = try await store.charts.create(try Title("Run"))
        _ = try await store.charts.repository(of: second).rewrite { $0 = full }
        let (run, none) = (NamedChart(name: try Title("Run"), chart: swim), NamedChart(name: nil, chart: swim))
        try expect(await store.importCharts([run, none], at: .asNew), 1)
        // The title has the maximum number of bytes, so that an appended number displaces other characters.
        var longest = Chart()
        longest.coreGoal = Goal(title: try Title("a" + String(repeating: "\u{301}", count: 6_399) + "b"))
        for _ in 1...2 {
            try await store.importCharts([NamedChart(name: nil, chart: longest)], at: .asNew)
        }
        for id in try await store.charts.charts().suffix(2).map(\.id) { try await store.charts.delete(id) }
        let names = try await store.charts.charts().map(\.name)
        try expect(names, [nil, try Title("Run"), try Title("Run 2"), try Title("Swim")])
        try expect(await store.charts.repository(of: second).chart(), full)
        for word in ["Run", "1"] {
            try await store.importCharts([none], at: .into(word))
        }
        try expect(await store.charts.repository(of: second).chart(), swim)
        try expect(await store.charts.repository(of: .first).chart(), swim)
        try expect(await store.charts.charts().map(\.name), names)
        try await expectError(MandalartError.severalCharts(2)) {
            try await store.importCharts([run, none], at: .into("Run"))
        }
        try await expectError(MandalartError.noChartToPlace) {
            try await store.importCharts([], at: .into("Run"))
        }
        try await store.charts.setArchived(second, true)
        try await expectError(MandalartError.chartIsArchived(second)) {
            try await store.importCharts([none], at: .into("Run"))
        }
        try await expectError(MandalartError.noSuchChart("Fly")) {
            try await store.importCharts([none], at: .into("Fly"))
        }
    }

    private func verifyImportOfArchived(_ store: TransferStore) async throws {
        let (full, marathon, swim) = (try Chart.full, try Chart.marathon, try Chart.swim)
        var nameless = marathon
        nameless.coreGoal = nil
        let charts = [
            NamedChart(name: nil, chart: nameless),
            NamedChart(name: try Title("Away"), chart: marathon, isArchived: true),
            NamedChart(name: nil, chart: swim, isArchived: true),
        ]
        try expect(await store.importCharts(charts, at: .matching), 2)
        let entries = try await store.charts.charts()
        try expect(entries.map(\.name), [nil, try Title("Away"), try Title("Swim")])
        try expect(entries.map(\.isArchived), [false, true, true])
        try expect(await store.charts.currentChart(), .first)
        // A second import matches the same charts, even the one without a core goal.
        try expect(await store.importCharts(charts, at: .matching), 0)
        try expect(await store.charts.charts(), entries)
        let changed = NamedChart(name: try Title("Away"), chart: full, isArchived: true)
        try expect(await store.importCharts([changed], at: .matching), 1)
        try expect(await store.charts.repository(of: entries[1].id).chart(), full)
        // An existing chart is not archived by an import.
        try await store.charts.setArchived(entries[1].id, false)
        try expect(await store.importCharts([changed], at: .matching), 0)
        try expect(await store.charts.charts()[1].isArchived, false)
    }

    private func verifyImportOfNone(_ store: TransferStore) async throws {
        let (full, marathon) = (try Chart.full, try Chart.marathon)
        let archived = try await store.charts.create(try Title("Away"))
        try await store.charts.setArchived(archived, true)
        _ = try await store.charts.repository(of: .first).rewrite { $0 = marathon }
        let before = try await store.charts.charts()
        let charts = [NamedChart(name: nil, chart: full), NamedChart(name: try Title("New"), chart: full)]
        try await expectError(Stop()) {
            try await store.importCharts(charts, at: .matching) { count in
                if count == 2 { throw Stop() }
            }
        }
        let away = NamedChart(name: try Title("Away"), chart: full)
        try await expectError(MandalartError.chartIsArchived(archived)) {
            try await store.importCharts(charts + [away], at: .matching)
        }
        let task = Task {
            try await store.importCharts(charts, at: .matching) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        if case .success = await task.result { try expect("nothing was thrown", "a cancellation") }
        try expect(await store.charts.charts(), before)
        try expect(await store.charts.repository(of: .first).chart(), marathon)
    }
}

extension TransferStore {
    /// Imports only charts, as an import in the list of charts does, and returns the number of edits.
    @discardableResult fileprivate func importCharts(
        _ charts: [NamedChart], at target: DocumentTarget,
        progress: @escaping @Sendable (Int) throws -> Void = { _ in }
    ) async throws -> Int {
        let contents = DocumentContents(charts: charts.map { DocumentedChart($0) })
        return try await transfer.importContents(contents, at: target, from: nil, progress: progress)
    }
}

extension Chart {
    /// A sample chart that has only a core goal.
    fileprivate static var swim: Chart {
        get throws {
            var chart = Chart()
            chart.coreGoal = Goal(title: try Title("Swim"))
            return chart
        }
    }
}

/// The error that a case throws to stop an import.
private struct Stop: Error, Equatable {}

/// A thread-safe list of reported numbers.
private final class Told: Sendable {
    private let kept = Mutex<[Int]>([])

    var numbers: [Int] { kept.withLock { $0 } }

    func add(_ number: Int) { kept.withLock { $0.append(number) } }
}
