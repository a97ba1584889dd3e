package import Basics
package import DreamsDomainInterface
import DreamsDomainTesting
package import ExchangeDomainInterface
package import MandalartDomainInterface
package import MandalartDomainTesting
package import ProgressDomainInterface
package import ProgressDomainTesting

/// A repository that exports from and imports into the fakes of the other repositories, step by step. Tests have no
/// second writer, so no transaction is needed.
package actor TransferRepositoryFake: TransferRepository {
    private let charts: ChartsRepositoryFake
    private let activities: ActivityRepositoryFake
    private let dreams: any DreamsRepository
    private let reviews: ReviewRepositoryFake

    /// Creates a fake over the repositories of charts, activities, wishes and picks.
    package init(
        charts: ChartsRepositoryFake, activities: ActivityRepositoryFake, dreams: any DreamsRepository,
        reviews: ReviewRepositoryFake
    ) {
        (self.charts, self.activities, self.dreams, self.reviews) = (charts, activities, dreams, reviews)
    }

    package func contents(of chart: ChartID?) async throws -> DocumentContents {
        let entries = try await charts.charts().filter { chart == nil || $0.id == chart }
        if let chart, entries.isEmpty { throw MandalartError.noSuchChart("\(chart)") }
        var documented: [DocumentedChart] = []
        for entry in entries {
            let named = NamedChart(
                name: entry.name, chart: try await content(of: entry.id), isArchived: entry.isArchived)
            documented.append(
                DocumentedChart(
                    number: entry.id, named, log: try await activities.activities(of: entry.id),
                    picks: await picks(of: named.chart)))
        }
        return DocumentContents(charts: documented, dreams: try await dreams.dreams())
    }

    @discardableResult package func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int {
        let named = contents.charts.map(\.named)
        let places = try await charts.charts().places(of: named, at: target, current: charts.currentChart())
        let before = try await (charts: self.contents(of: nil).charts, dreams: dreams.dreams())
        var trial = before.dreams
        _ = try trial.take(contents.dreams, asNew: target == .asNew) { $0 }
        try await charts.importCharts(named, at: target, progress: progress)
        var numbers: [ChartID: ChartID] = [:]
        for (chart, place) in zip(contents.charts, places) {
            let id = try await self.id(of: place)
            if let number = chart.number { numbers[number] = id }
            try await add(chart.log, to: id)
            let content = try await content(of: id)
            for pick in chart.picks {
                guard let item = content.subGoals[pick.subGoal]?.items[pick.position] else { continue }
                await reviews.keepPick(of: item, on: pick.day)
            }
        }
        try await dreams.edit { [numbers] dreams in
            _ = try dreams.take(contents.dreams, asNew: target == .asNew) { numbers[$0] }
        }
        let after = try await (charts: self.contents(of: nil).charts, dreams: dreams.dreams())
        let changed = before.charts.count { chart in !after.charts.contains(chart) }
        return changed + (places.contains { $0.isNew } ? 1 : 0) + (before.dreams == after.dreams ? 0 : 1)
    }

    private func content(of chart: ChartID) async throws -> Chart { try await charts.repository(of: chart).chart() }

    private func picks(of chart: Chart) async -> [DocumentedPick] {
        var picks: [DocumentedPick] = []
        for (subGoal, goal) in chart.subGoals {
            for (position, item) in goal.items {
                guard let day = await reviews.day(of: item) else { continue }
                picks.append(DocumentedPick(position, in: subGoal, on: day))
            }
        }
        return picks
    }

    private func id(of place: ChartPlace) async throws -> ChartID {
        switch place {
        case .of(let entry): return entry.id
        case .new(let name):
            guard let id = await charts.names().first(where: { $0.name == name })?.id else {
                throw MandalartError.noSuchChart(name.text)
            }
            return id
        }
    }

    private func add(_ log: [Activity], to chart: ChartID) async throws {
        let content = try await content(of: chart)
        var left = try await activities.activities(of: chart)
        let others = log.filter { entry in
            let own = left.firstIndex { Activity.Key($0) == Activity.Key(entry) && $0.hasItem(of: entry) }
            if let own { left.remove(at: own) }
            return own == nil
        }
        for entry in others {
            let same = left.indices.filter { Activity.Key(left[$0]) == Activity.Key(entry) }
            if let match = same.first(where: { left[$0].isGone }) ?? same.first {
                let there = left.remove(at: match)
                if entry.isGone { continue }
                // The existing entry belongs to another item and moves to this one.
                try await activities.remove(there.number, of: chart)
            }
            let cell = Cell.actionItem(entry.position, in: entry.subGoal)
            let item = entry.isGone ? nil : content.content(of: cell)?.item
            if !entry.isGone, item == nil { throw MandalartError.empty(cell) }
            await activities.keep(entry, of: item?.id, in: chart)
        }
    }
}

extension Activity {
    /// Returns whether two entries have the same item: items at the same address, or both removed.
    fileprivate func hasItem(of other: Activity) -> Bool {
        isGone || other.isGone
            ? isGone == other.isGone : (subGoal, position) == (other.subGoal, other.position)
    }
}

extension ChartPlace {
    fileprivate var isNew: Bool { if case .new = self { true } else { false } }
}

/// A repository for complete exports and imports, with the repositories of charts, activities, wishes and picks.
package struct TransferStore: Sendable {
    package let transfer: any TransferRepository
    package let charts: any ChartsRepository
    package let activities: any ActivityRepository
    package let dreams: any DreamsRepository
    package let reviews: any ReviewRepository

    /// Creates a store from repositories, which must all use the same data.
    package init(
        _ transfer: any TransferRepository, charts: any ChartsRepository, activities: any ActivityRepository,
        dreams: any DreamsRepository, reviews: any ReviewRepository
    ) {
        (self.transfer, self.charts, self.activities) = (transfer, charts, activities)
        (self.dreams, self.reviews) = (dreams, reviews)
    }

    /// Returns a store in memory that has one empty chart.
    package static func fake() -> TransferStore {
        let charts = ChartsRepositoryFake()
        let (activities, dreams) = (ActivityRepositoryFake(charts: charts), DreamsRepositoryFake())
        let reviews = ReviewRepositoryFake(charts)
        let transfer = TransferRepositoryFake(
            charts: charts, activities: activities, dreams: dreams, reviews: reviews)
        return TransferStore(transfer, charts: charts, activities: activities, dreams: dreams, reviews: reviews)
    }
}
