import Edits
package import MandalartDomainInterface
package import ProgressDomainInterface
package import Time

/// A repository that keeps activities in memory.
package actor ActivityRepositoryFake: ActivityRepository {
    private struct Kept {
        var chart: ChartID
        let item: Identity?
        var activity: Activity
    }

    private var kept: [Kept] = []
    private var lastNumber = 0
    private let charts: (any ChartsRepository)?

    /// Creates a fake for the items of some charts. Without charts, items never move.
    package init(charts: (any ChartsRepository)? = nil) {
        self.charts = charts
    }

    package func log(
        _ text: ActivityText, for item: ActionItem, at position: Position, in subGoal: Position, of chart: ChartID,
        at time: Timestamp, on day: Day
    ) async throws -> Activity {
        if let charts {
            let places = try await items(in: charts)
            guard let id = item.id, places[id]?.chart == chart else {
                throw MandalartError.empty(.actionItem(position, in: subGoal))
            }
        }
        lastNumber += 1
        let activity = Activity(
            number: lastNumber, subGoal: subGoal, position: position, item: item.title, time: time, on: day,
            text: text)
        kept.append(Kept(chart: chart, item: item.id, activity: activity))
        return activity
    }

    /// Adds an activity for an item that was cleared.
    package func keepGone(_ entry: Activity, of chart: ChartID) {
        lastNumber += 1
        var activity = entry
        activity.number = lastNumber
        kept.append(Kept(chart: chart, item: nil, activity: activity))
    }

    package func activities(of chart: ChartID) async throws -> [Activity] {
        if let charts { try await follow(items(in: charts)) }
        return kept.filter { $0.chart == chart }.map(\.activity)
    }

    package func correct(_ number: Int, text: ActivityText?, day: Day?, of chart: ChartID) throws -> Activity {
        let index = try index(of: number, of: chart)
        let activity = kept[index].activity
        kept[index].activity = Activity(
            number: number, subGoal: activity.subGoal, position: activity.position, isGone: activity.isGone,
            item: activity.item, time: activity.time, on: day ?? activity.day, text: text ?? activity.text)
        return kept[index].activity
    }

    package func remove(_ number: Int, of chart: ChartID) throws {
        kept.remove(at: try index(of: number, of: chart))
    }

    private func index(of number: Int, of chart: ChartID) throws(ProgressError) -> Int {
        guard let index = kept.firstIndex(where: { $0.chart == chart && $0.activity.number == number }) else {
            throw .noSuchActivity("\(number)")
        }
        return index
    }

    private typealias Place = (chart: ChartID, subGoal: Position, position: Position)

    private func items(in charts: any ChartsRepository) async throws -> [Identity: Place] {
        var places: [Identity: Place] = [:]
        for entry in try await charts.charts() {
            for (subGoal, goal) in try await charts.repository(of: entry.id).chart().subGoals {
                for (position, item) in goal.items {
                    if let id = item.id { places[id] = (entry.id, subGoal, position) }
                }
            }
        }
        return places
    }

    private func follow(_ places: [Identity: Place]) {
        for (index, one) in kept.enumerated() {
            let (place, activity) = (one.item.flatMap { places[$0] }, one.activity)
            kept[index].chart = place?.chart ?? one.chart
            kept[index].activity = Activity(
                number: activity.number, subGoal: place?.subGoal ?? activity.subGoal,
                position: place?.position ?? activity.position, isGone: place == nil, item: activity.item,
                time: activity.time, on: activity.day, text: activity.text)
        }
    }
}

/// A use case that keeps activities in memory, and returns a given progress with these activities added.
package actor ProgressUseCaseFake: ProgressUseCase {
    private let mandalartUseCase: any MandalartUseCase
    private let repository = ActivityRepositoryFake()
    private let known: ChartProgress

    /// Creates a fake that returns `progress`, and logs activities for the items in the chart of `mandalartUseCase`.
    package init(
        _ mandalartUseCase: any MandalartUseCase,
        progress: ChartProgress = ChartProgress(today: 0, weeks: [nil], parts: [], days: [:], activities: [])
    ) {
        (self.mandalartUseCase, known) = (mandalartUseCase, progress)
    }

    package func log(
        _ text: ActivityText, for position: Position, in subGoal: Position, on day: TypedDay?
    ) async throws -> Activity {
        guard let item = try await mandalartUseCase.chart().subGoals[subGoal]?.items[position] else {
            throw MandalartError.empty(.actionItem(position, in: subGoal))
        }
        return try await repository.log(
            text, for: item, at: position, in: subGoal, of: .first, at: Timestamp(milliseconds: 0),
            on: day?.pastDay(until: Day(number: 0)) ?? Day(number: 0))
    }

    package func progress(over span: ChartProgress.Span) async throws -> ChartProgress {
        ChartProgress(
            today: known.today, weeks: known.weeks, parts: known.parts, days: known.days,
            activities: try await repository.activities(of: .first).reversed() + known.activities)
    }

    package func correct(_ number: Int, text: ActivityText?, on day: TypedDay?) async throws -> Activity {
        if text == nil, day == nil { throw ProgressError.nothingToCorrect }
        return try await repository.correct(
            number, text: text, day: day?.pastDay(until: Day(number: 0)), of: .first)
    }

    package func remove(_ number: Int) async throws { try await repository.remove(number, of: .first) }
}
