import Basics
import Doubles
import MandalartDomainInterface
import MandalartDomainTesting
package import ProgressDomainInterface

/// The contract of every `ActivityRepository`. Each case runs on a new repository, whose first chart is
/// `Chart.marathon`.
package enum ActivityRepositoryContract: String, Contract {
    case isEmptyAtFirst = "has nothing at first"
    case keepsWhatWasLogged = "keeps what was logged, in that order, with what the item was called"
    case keepsChartsApart = "keeps the activities of charts apart"
    case followsItems = "lets activities go with their item, to another chart too, and tells when that is gone"
    case correctsOne = "changes the text and the day of one, which keeps its number, its item and its time"
    case removesOne = "takes out one, whose number is not used again"

    /// The fixture of a case: the second chart, and closures that change the charts.
    package struct Charts {
        /// The number of another chart with the cells of `Chart.marathon`.
        let other: ChartID
        /// Logs an activity for the item “Run 5 km” of a chart, at a time on a day.
        let log: (ActivityText, ChartID, Timestamp, Day) async throws -> Activity
        /// Moves an item to an empty cell.
        let move: (CellTarget, CellTarget) async throws -> Void
        let clear: (CellTarget) async throws -> Void
        /// Restores the item that was cleared last.
        let undo: () async throws -> Void
    }

    /// Checks what the case promises, on a new repository.
    package func verify(_ repository: some ActivityRepository, of charts: Charts) async throws {
        let other = charts.other
        func log(_ text: String, of chart: ChartID = .first, at time: Int64 = 0) async throws -> Activity {
            try await charts.log(
                try ActivityText(text), chart, Timestamp(milliseconds: time), Day(number: 20_000))
        }
        switch self {
        case .isEmptyAtFirst:
            try expect(await repository.activities(of: .first), [])
        case .keepsWhatWasLogged:
            let activities = [try await log("ran 6 km", at: 7), try await log("6km 달리기 a\u{2}b", at: 3)]
            try expect(await repository.activities(of: .first), activities)
            try expect(activities.map(\.time.milliseconds), [7, 3])
            try expect(activities[0].item.text, "Run 5 km")
        case .keepsChartsApart:
            let activity = try await log("ran", of: other)
            try expect(await repository.activities(of: .first), [])
            try expect(await repository.activities(of: other), [activity])
            try await expectError(ProgressError.noSuchActivity("\(activity.number)")) {
                try await repository.remove(activity.number, of: .first)
            }
        case .followsItems:
            let activity = try await log("ran")
            let (one, four) = (try Position(1), try Position(4))
            let (run, there) = (Cell.actionItem(try Position(2), in: one), Cell.actionItem(four, in: one))
            func at(_ position: Position, isGone: Bool = false) -> [Activity] {
                [
                    Activity(
                        number: activity.number, subGoal: one, position: position, isGone: isGone, item: activity.item,
                        time: activity.time, on: activity.day, text: activity.text)
                ]
            }
            try await charts.move(CellTarget(run, in: .first), CellTarget(there, in: .first))
            try expect(await repository.activities(of: .first), at(four))
            try await charts.move(CellTarget(there, in: .first), CellTarget(there, in: other))
            try expect(await repository.activities(of: .first), [])
            try expect(await repository.activities(of: other), at(four))
            try await charts.clear(CellTarget(there, in: other))
            try expect(await repository.activities(of: other), at(four, isGone: true))
            try await charts.move(CellTarget(run, in: other), CellTarget(there, in: other))
            try expect(await repository.activities(of: other), at(four, isGone: true))
            try await charts.move(CellTarget(there, in: other), CellTarget(run, in: other))
            try await charts.undo()
            try expect(await repository.activities(of: other), at(four))
        case .correctsOne:
            let (first, second) = (try await log("ran 6 km", at: 7), try await log("swam", at: 9))
            let text = try ActivityText("ran 7 km")
            func corrected(_ text: ActivityText, on day: Int) -> Activity {
                Activity(
                    number: first.number, subGoal: first.subGoal, position: first.position, item: first.item,
                    time: first.time, on: Day(number: day), text: text)
            }
            let (renamed, moved) = (corrected(text, on: 20_000), corrected(text, on: 19_990))
            try expect(await repository.correct(first.number, text: text, day: nil, of: .first), renamed)
            try expect(await repository.correct(first.number, text: nil, day: moved.day, of: .first), moved)
            try expect(await repository.activities(of: .first), [moved, second])
            try await expectError(ProgressError.noSuchActivity("\(first.number)")) {
                _ = try await repository.correct(first.number, text: text, day: nil, of: other)
            }
            try await repository.remove(first.number, of: .first)
            try await expectError(ProgressError.noSuchActivity("\(first.number)")) {
                _ = try await repository.correct(first.number, text: text, day: nil, of: .first)
            }
        case .removesOne:
            let (first, second) = (try await log("ran"), try await log("swam"))
            try await repository.remove(second.number, of: .first)
            try expect(await repository.activities(of: .first), [first])
            try expect(try await log("ran").number, second.number + 1)
        }
    }
}
