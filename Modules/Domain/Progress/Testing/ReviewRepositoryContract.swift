import Basics
import Doubles
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface

/// The contract of every `ReviewRepository`, over two charts with the cells of `Chart.marathon`.
package enum ReviewRepositoryContract: String, Contract {
    case tellsWhatWasLogged = "tells what was logged for some days, and nothing of other days or of archived charts"
    case tellsProgress = "tells which items came further since a moment, and from where, the last one first"
    case countsEdits = "counts the edits of cells since a moment, without entries and picks"
    case picksUntilSunday =
        "keeps a pick until Sunday, and one from Friday on for the next week, with the day of picking"
    case picksOnce = "leaves an item as it is that is picked"
    case picksAgain = "keeps a pick for this week beside one for the next, and takes the last one back first"
    case picksThree = "picks no more than three, also across charts, until one is taken back or is over"
    case picksAllOrNone = "picks several items at once or none of them, also across charts, and takes them back so"
    case takesBack = "takes a pick back, and refuses where there is none"
    case followsTheItem = "keeps the pick of an item that moved to another chart, and takes it back there"
    case forgetsWithTheItem =
        "has no pick of an item that was cleared, and refuses to pick it, or one with another title"
    case leavesOutArchived = "has no pick of an archived chart, and refuses to pick in one"

    /// The fixture of a case: the repository, the second chart, and closures that change the charts.
    package struct House {
        let repository: any ReviewRepository
        /// The number of the second chart.
        let other: ChartID
        let item: (CellTarget) async throws -> ActionItem
        /// Sets the rate of an item to 100%, at a time.
        let finish: (CellTarget, Timestamp) async throws -> Void
        /// Logs something for “Run 5 km” of a chart.
        let log: (String, ChartID, Day) async throws -> ChartActivity
        /// Moves an item into an empty cell.
        let move: (CellTarget, CellTarget) async throws -> Void
        let clear: (CellTarget) async throws -> Void
        let archive: (ChartID) async throws -> Void

        fileprivate func picks(on day: Day) async throws -> [String] {
            try await repository.picks(madeOn: Review.daysOfPicks(inEffectOn: day)).map { "\($0.chart) \($0.title)" }
        }

        fileprivate func found(_ target: CellTarget) async throws -> FoundCell {
            let item = try await item(target)
            return FoundCell(
                in: target.chart ?? .first, called: nil, cell: target.cell, id: item.id, title: item.title)
        }

        @discardableResult
        fileprivate func pick(_ targets: CellTarget..., on day: Day) async throws -> [EditedItem] {
            try await repository.pick(try await found(targets), on: day)
        }

        @discardableResult
        fileprivate func unpick(_ targets: CellTarget..., on day: Day) async throws -> [EditedItem] {
            try await repository.unpick(try await found(targets), on: day)
        }

        private func found(_ targets: [CellTarget]) async throws -> [FoundCell] {
            var cells: [FoundCell] = []
            for target in targets { cells.append(try await found(target)) }
            return cells
        }
    }

    /// Checks what the case promises, on a fresh fixture.
    package func verify(_ house: House) async throws {
        let one = try Position(1)
        let (runCell, swimCell) = (Cell.actionItem(try Position(2), in: one), Cell.actionItem(try Position(3), in: one))
        let (run, swim) = (CellTarget(runCell, in: .first), CellTarget(swimCell, in: .first))
        let (otherRun, otherSwim) = (CellTarget(runCell, in: house.other), CellTarget(swimCell, in: house.other))
        let (monday, tuesday, sunday) = (try Day("2026-11-23"), try Day("2026-11-24"), try Day("2026-11-29"))
        let repository = house.repository
        func time(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: 1_795_000_000_000 + seconds * 1000) }
        switch self {
        case .tellsWhatWasLogged:
            let entries = [
                try await house.log("ran 6 km", .first, tuesday), try await house.log("ran 7 km", .first, monday),
            ]
            _ = try await house.log("ran 8 km", .first, sunday)
            _ = try await house.log("ran 9 km", house.other, monday)
            try await house.archive(house.other)
            try expect(await repository.entries(of: monday...tuesday), entries)
            try expect(await repository.entries(of: monday...monday), [entries[1]])
        case .tellsProgress:
            try await house.finish(swim, time(1))
            try await house.finish(run, time(2))
            try await house.finish(otherSwim, time(3))
            try expect(
                await repository.progress(within: time(2)..<time(99)).map {
                    "\($0.found.chart) \($0.found.title) \($0.before) \($0.isCompleted)"
                }, ["\(house.other) Swim 10% true", "1 Run 5 km 40% true"])
            try expect(await repository.progress(within: time(1)..<time(99)).map(\.found.rate), [.full, .full, .full])
            try expect(await repository.progress(within: time(1)..<time(2)).map(\.found.title.text), ["Swim"])
            try expect(await repository.progress(within: time(9)..<time(10)), [])
            try await house.archive(house.other)
            try await house.clear(run)
            try expect(await repository.progress(within: time(1)..<time(99)).map(\.found.title.text), ["Swim"])
        case .countsEdits:
            try await house.finish(swim, time(1))
            try await house.finish(run, time(2))
            try await house.finish(otherRun, time(3))
            _ = try await house.log("ran 6 km", .first, tuesday)
            try await house.pick(run, on: tuesday)
            try expect(await repository.edits(within: time(2)..<time(99)), 2)
            try expect(await repository.edits(within: time(1)..<time(3)), 2)
            try expect(await repository.edits(within: time(60)..<time(99)), 0)
        case .picksUntilSunday:
            try await house.pick(run, on: monday)
            try expect(await house.picks(on: monday), ["1 Run 5 km"])
            try expect(await house.picks(on: sunday), ["1 Run 5 km"])
            try expect(await house.picks(on: Day(number: sunday.number + 1)), [])
            for (weekday, last) in [(4, 13), (5, 13), (6, 13), (3, 6)] {
                let day = Day(number: monday.number + weekday)
                _ = try? await house.unpick(swim, on: day)
                try await house.pick(swim, on: day)
                try expect(await house.picks(on: day).contains("1 Swim"), weekday < 4)
                try expect(await house.picks(on: Day(number: monday.number + last)).contains("1 Swim"), true)
                try expect(await house.picks(on: Day(number: monday.number + last + 1)), [])
            }
            try expect(await repository.picks(madeOn: monday...monday).first?.subGoal?.text, "Endurance")
        case .picksOnce:
            let found = try await house.found(run)
            let first = try await repository.pick([found], on: monday)
            try expect(first.map(\.cell), [runCell])
            try expect(first.map { $0.chart == .first && !$0.isUnchanged }, [true])
            try expect(await house.pick(run, swim, on: tuesday).map(\.isUnchanged), [true, false])
            try expect(await house.picks(on: tuesday), ["1 Run 5 km", "1 Swim"])
            try expect(await repository.picks(madeOn: monday...monday).map(\.title.text), ["Run 5 km"])
            let next = Day(number: sunday.number + 1)
            try expect(await house.pick(run, on: next).map(\.isUnchanged), [false])
        case .picksAgain:
            let (friday, next) = (Day(number: monday.number + 4), Day(number: monday.number + 7))
            try await house.pick(run, on: monday)
            try expect(await house.pick(run, on: friday).map(\.isUnchanged), [false])
            for day in [monday, friday, sunday, next] { try expect(await house.picks(on: day), ["1 Run 5 km"]) }
            try expect(await house.pick(run, on: friday).map(\.isUnchanged), [true])
            try await house.unpick(run, on: friday)
            try expect(await house.picks(on: next), [])
            try expect(await house.picks(on: sunday), ["1 Run 5 km"])
            try await house.unpick(run, on: friday)
            try expect(await house.picks(on: sunday), [])
            try await expectError(ProgressError.notPicked(try Title("Run 5 km"))) {
                try await house.unpick(run, on: friday)
            }
        case .picksThree:
            try await house.pick(swim, on: tuesday)
            try await house.pick(run, on: monday)
            try await house.pick(otherRun, on: tuesday)
            try await expectError(ProgressError.enoughPicked) { try await house.pick(otherSwim, on: tuesday) }
            try expect(await house.picks(on: tuesday), ["1 Run 5 km", "1 Swim", "\(house.other) Run 5 km"])
            try await house.unpick(swim, on: tuesday)
            try await house.pick(otherSwim, on: tuesday)
            try await house.pick(swim, on: sunday)
        case .picksAllOrNone:
            try await house.pick(run, on: monday)
            try await expectError(ProgressError.enoughPicked) {
                try await house.pick(swim, otherRun, otherSwim, on: monday)
            }
            try expect(await house.picks(on: monday), ["1 Run 5 km"])
            try await house.pick(swim, otherRun, on: monday)
            try await expectError(ProgressError.notPicked(try Title("Swim"))) {
                try await house.unpick(run, otherSwim, on: monday)
            }
            try expect(await house.picks(on: monday).count, 3)
            try await house.unpick(run, otherRun, on: monday)
            try expect(await house.picks(on: monday), ["1 Swim"])
        case .takesBack:
            try await house.pick(run, on: monday)
            try await house.unpick(run, on: tuesday)
            try expect(await house.picks(on: tuesday), [])
            let error = ProgressError.notPicked(try Title("Run 5 km"))
            try await expectError(error) { try await house.unpick(run, on: tuesday) }
            try await house.pick(run, on: monday)
            try await expectError(error) { try await house.unpick(run, on: Day(number: sunday.number + 1)) }
        case .followsTheItem:
            let (listed, there) = (try await house.found(run), Cell.actionItem(try Position(8), in: one))
            try await house.pick(run, on: monday)
            try await house.move(run, CellTarget(there, in: house.other))
            try expect(await house.picks(on: monday), ["\(house.other) Run 5 km"])
            let items = try await repository.unpick([listed], on: monday)
            try expect(items.map(\.chart), [house.other])
            try expect(items.map(\.cell), [there])
            try expect(await house.picks(on: monday), [])
        case .forgetsWithTheItem:
            let found = try await house.found(run)
            let renamed = FoundCell(
                in: .first, called: nil, cell: runCell, id: found.id, title: try Title("Ran 5 km"))
            try await expectError(ChangedSince(title: renamed.title)) {
                _ = try await repository.pick([renamed], on: monday)
            }
            try await house.pick(run, on: monday)
            try await house.clear(run)
            try expect(await house.picks(on: monday), [])
            try await expectError(ChangedSince(title: found.title)) {
                _ = try await repository.pick([found], on: monday)
            }
        case .leavesOutArchived:
            try await house.pick(otherRun, on: monday)
            try await house.archive(house.other)
            try expect(await house.picks(on: monday), [])
            try await expectError(MandalartError.chartIsArchived(house.other)) {
                try await house.pick(otherSwim, on: monday)
            }
        }
    }
}
