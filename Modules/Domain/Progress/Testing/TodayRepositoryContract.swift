import Basics
import Doubles
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface

/// The contract of every `TodayRepository`, over two charts with the cells of `Chart.marathon`.
package enum TodayRepositoryContract: String, Contract {
    case ordersByDay = "tells what is due up to a day, the earliest first, then by chart and place"
    case tellsWhereItIs = "tells the chart, the sub-goal and the rate of an item that is due"
    case tellsOfGoals = "tells of goals and charts that are due, too"
    case leavesOutWhatIsDone = "leaves out finished items, goals whose items are all finished, and archived charts"
    case tellsWhatWasLogged = "tells what was logged for a day, of all charts, and nothing of another day"

    /// The fixture of a case: the repository, the second chart, and closures that change the charts.
    package struct House {
        let repository: any TodayRepository
        /// The number of the second chart.
        let other: ChartID
        /// Sets the due day of a cell; for the core goal, that of the chart.
        let setDue: (CellTarget, Day) async throws -> Void
        /// Sets the rate of an item to 100%.
        let finish: (CellTarget) async throws -> Void
        let archive: (ChartID) async throws -> Void
        /// Logs something for “Run 5 km” of a chart.
        let log: (String, ChartID, Day) async throws -> ChartActivity

        fileprivate func due(until day: Day) async throws -> [String] {
            try await repository.due(until: day).map { "\($0.found.title) \($0.due)" }
        }
    }

    /// Checks what the case promises, on a fresh fixture.
    package func verify(_ house: House) async throws {
        let one = try Position(1)
        let (run, swim) = (Cell.actionItem(try Position(2), in: one), Cell.actionItem(try Position(3), in: one))
        let (first, other) = (ChartID.first, house.other)
        let (monday, tuesday, friday) = (try Day("2026-11-23"), try Day("2026-11-24"), try Day("2026-11-27"))
        switch self {
        case .ordersByDay:
            try await house.setDue(CellTarget(run, in: other), monday)
            try await house.setDue(CellTarget(swim, in: first), monday)
            try await house.setDue(CellTarget(run, in: first), tuesday)
            try await house.setDue(CellTarget(swim, in: other), friday)
            try expect(
                await house.due(until: tuesday), ["Swim 2026-11-23", "Run 5 km 2026-11-23", "Run 5 km 2026-11-24"])
            try expect(await house.due(until: friday).count, 4)
            try expect(await house.due(until: Day(number: monday.number - 1)), [])
        case .tellsWhereItIs:
            try await house.setDue(CellTarget(run, in: other), monday)
            let found = try await house.repository.due(until: monday).first?.found
            try expect(found?.chart, other)
            try expect(found?.cell, run)
            try expect(found?.subGoal?.text, "Endurance")
            try expect(found?.rate?.percent, 40)
        case .tellsOfGoals:
            try await house.setDue(CellTarget(.coreGoal, in: first), friday)
            try await house.setDue(CellTarget(.subGoal(one), in: first), friday)
            try await house.setDue(CellTarget(run, in: first), friday)
            let found = try await house.repository.due(until: friday).map(\.found)
            try expect(Set(found.map(\.title.text)), ["Run a marathon", "Endurance", "Run 5 km"])
            try expect(found.first { $0.title.text == "Run a marathon" }?.cell, .coreGoal)
            try expect(found.first { $0.title.text == "Endurance" }?.cell, .subGoal(one))
        case .leavesOutWhatIsDone:
            for cell in [run, .subGoal(one)] {
                try await house.setDue(CellTarget(cell, in: first), monday)
                try await house.setDue(CellTarget(cell, in: other), tuesday)
            }
            try await house.archive(other)
            try expect(await house.due(until: friday).sorted(), ["Endurance 2026-11-23", "Run 5 km 2026-11-23"])
            try await house.finish(CellTarget(run, in: first))
            try expect(await house.due(until: friday), ["Endurance 2026-11-23"])
            try await house.finish(CellTarget(swim, in: first))
            try expect(await house.due(until: friday), [])
        case .tellsWhatWasLogged:
            let entries = [
                try await house.log("ran 6 km", first, tuesday), try await house.log("ran 7 km", other, tuesday),
            ]
            _ = try await house.log("ran", first, monday)
            try expect(await house.repository.entries(of: tuesday), entries)
            try expect(await house.repository.entries(of: friday), [])
        }
    }
}
