package import MandalartDomainInterface
package import Platform
package import ProgressDomainInterface

/// A repository that keeps activities in memory.
package actor ActivityRepositoryFake: ActivityRepository {
    private var kept: [(chart: ChartID, activity: Activity)] = []
    private var lastNumber = 0

    package init() {}

    package func log(
        _ text: Title, for item: Title, at position: Position, in subGoal: Position, of chart: ChartID,
        at time: Timestamp
    ) -> Activity {
        lastNumber += 1
        let activity = Activity(
            number: lastNumber, subGoal: subGoal, position: position, item: item, time: time, text: text)
        kept.append((chart, activity))
        return activity
    }

    package func activities(of chart: ChartID) -> [Activity] { kept.filter { $0.chart == chart }.map(\.activity) }

    package func remove(_ number: Int, of chart: ChartID) throws {
        guard let index = kept.firstIndex(where: { $0.chart == chart && $0.activity.number == number }) else {
            throw ProgressError.noSuchActivity("\(number)")
        }
        kept.remove(at: index)
    }
}

/// A use case that keeps activities in memory, and tells of the progress that it was given.
package actor ProgressUseCaseFake: ProgressUseCase {
    private let mandalartUseCase: any MandalartUseCase
    private let repository = ActivityRepositoryFake()
    private let known: ChartProgress

    /// Called by tests and examples, with the chart's use case and what is told of it.
    package init(
        _ mandalartUseCase: any MandalartUseCase,
        progress: ChartProgress = ChartProgress(today: 0, weeks: [nil], parts: [], days: [:], activities: [])
    ) {
        (self.mandalartUseCase, known) = (mandalartUseCase, progress)
    }

    package func log(_ text: Title, for position: Position, in subGoal: Position) async throws -> Activity {
        guard let item = try await mandalartUseCase.chart().subGoals[subGoal]?.items[position] else {
            throw MandalartError.empty(.actionItem(position, in: subGoal))
        }
        return await repository.log(
            text, for: item.title, at: position, in: subGoal, of: .first, at: Timestamp(milliseconds: 0))
    }

    package func progress() async throws -> ChartProgress {
        ChartProgress(
            today: known.today, weeks: known.weeks, parts: known.parts, days: known.days,
            activities: await repository.activities(of: .first).reversed() + known.activities)
    }

    package func remove(_ number: Int) async throws { try await repository.remove(number, of: .first) }
}
