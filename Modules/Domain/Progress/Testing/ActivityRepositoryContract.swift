package import MandalartDomainInterface
import MandalartDomainTesting
import Platform
package import ProgressDomainInterface

/// What every repository of activities must do, on a fresh one whose first chart holds `Chart.marathon`.
package enum ActivityRepositoryContract: String, CaseIterable, Sendable {
    case isEmptyAtFirst = "has nothing at first"
    case keepsWhatWasLogged = "keeps what was logged, in that order, with what the item was called"
    case keepsChartsApart = "keeps the activities of charts apart"
    case removesOne = "takes out one, whose number is not used again"

    /// A broken promise.
    package struct Violation: Error, CustomStringConvertible {
        /// The promise, and what came instead.
        package let description: String
    }

    /// Checks the promise. `other` is a chart beside the first.
    ///
    /// - Throws: ``Violation``, or what the repository throws.
    package func verify(_ repository: some ActivityRepository, other: ChartID) async throws {
        func log(_ text: String, of chart: ChartID = .first, at time: Int64 = 0) async throws -> Activity {
            try await repository.log(
                try Title(text), for: try Title("Run 5 km"), at: try Position(2), in: try Position(1), of: chart,
                at: Timestamp(milliseconds: time))
        }
        switch self {
        case .isEmptyAtFirst:
            try expect(await repository.activities(of: .first), [])
        case .keepsWhatWasLogged:
            let activities = [try await log("ran 6 km", at: 7), try await log("6km 달리기 a\u{0}b", at: 3)]
            try expect(await repository.activities(of: .first), activities)
            try expect(activities.map(\.time.milliseconds), [7, 3])
            try expect(activities[0].item.text, "Run 5 km")
        case .keepsChartsApart:
            let activity = try await log("ran", of: other)
            try expect(await repository.activities(of: .first), [])
            try expect(await repository.activities(of: other), [activity])
            do {
                try await repository.remove(activity.number, of: .first)
                throw Violation(description: "\(rawValue): another chart's was removed")
            } catch let error as ProgressError {
                try expect(error, .noSuchActivity("\(activity.number)"))
            }
        case .removesOne:
            let (first, second) = (try await log("ran"), try await log("swam"))
            try await repository.remove(second.number, of: .first)
            try expect(await repository.activities(of: .first), [first])
            try expect(try await log("ran").number, second.number + 1)
        }
    }

    private func expect<Value: Equatable>(_ found: Value, _ expected: Value) throws(Violation) {
        guard found == expected else {
            throw Violation(description: "\(rawValue): expected \(expected), found \(found)")
        }
    }
}
