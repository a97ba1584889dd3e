import Basics
import Doubles
package import MandalartDomainInterface

/// The contract of every repository of a chart. A test suite runs each case on a fresh, empty repository:
///
///     @Test("keeps the contract", arguments: MandalartRepositoryContract.allCases)
///     func contract(_ promise: MandalartRepositoryContract) async throws {
///         try await promise.verify(MandalartRepositoryFake())
///     }
package enum MandalartRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first"
    case keepsEveryField = "keeps every field of every cell"
    case returnsWhatItKept = "returns the chart as kept"
    case keepsNothingOfAFailedEdit = "keeps nothing of an edit that throws, and passes its error on"
    case editsTogether = "carries out several edits one after the other, or none of them"
    case emptiesCells = "empties cells, and with a sub-goal its items"
    case findsListedItems = "finds a listed item where it is now, and refuses one that is gone or has another title"
    case keepsWhatWasNotSeen = "edits a cell as it was seen, where its content is now, and overwrites nothing else"
    case logsActivities = "logs what was done for an item, and that a habit was kept, once a day"
    case tellsWhatChangedNothing = "tells that an edit changed nothing"
    case losesNoConcurrentEdit = "loses no edit when many come at once"
    case keepsTextAsTyped = "keeps text as typed"
    case tellsItemsApart = "tells items apart: each stays the same when it is changed, moved and swapped"
    case carriesDueDays = "carries a due day with what is moved, swapped and copied, and gives it up"
    case keepsCadences = "keeps the cadence of a habit, beside the rate that the item had"
    case makesCopiesNew = "takes a copy, and what fills an emptied cell, for another item"

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some MandalartRepository) async throws {
        switch self {
        case .isEmptyAtFirst:
            try expect(await repository.chart(), Chart())
        case .keepsEveryField:
            let chart = try Chart.full
            _ = try await repository.rewrite { $0 = chart }
            try expect(await repository.chart(), chart)
        case .returnsWhatItKept:
            let (one, title) = (try Position(1), try Title("Endurance"))
            let goal = Cell.subGoal(one)
            let edited = try await repository.edit(goal, .set(try RatedTitle("Endurance"), nil))
            var chart = Chart()
            chart.subGoals[one] = SubGoal(title: title)
            let cell = CellEdit(goal, before: nil, after: .goal(Goal(title: title)))
            try expect(edited, EditedChart(edited.id, chart, of: goal, cells: [cell]))
            try expect(await repository.chart(), chart)
        case .keepsNothingOfAFailedEdit:
            let chart = try await repository.rewrite { $0 = try .marathon }
            let run = Cell.actionItem(try Position(2), in: try Position(1))
            let changes = [CellChange.title(try Title("Ran")), .palette(.mint)]
            try await expectError(MandalartError.noSuchField(.palette, run)) {
                try await repository.edit(run, .change(changes))
            }
            try expect(await repository.chart(), chart)
        case .editsTogether: try await verifyEditsTogether(repository)
        case .emptiesCells:
            let position = try Position(1)
            var emptied = try Chart.full
            try await repository.rewrite { [emptied] in $0 = emptied }
            let cells = try await repository.edit(.subGoal(position), .clear).cells.map(\.cell)
            try expect(cells, [.subGoal(position)] + Position.all.map { .actionItem($0, in: position) })
            emptied.coreGoal = nil
            emptied.subGoals[position] = nil
            try expect(await repository.edit(.coreGoal, .clear).chart, emptied)
            try expect(await repository.chart(), emptied)
        case .findsListedItems: try await verifyListedItems(repository)
        case .keepsWhatWasNotSeen: try await verifySeenCells(repository)
        case .logsActivities: try await verifyActivities(repository)
        case .tellsWhatChangedNothing:
            try await repository.rewrite { $0 = try .marathon }
            let run = Cell.actionItem(try Position(2), in: try Position(1))
            for action in [CellAction.done(on: nil), .change([.title(try Title("Run 5 km"))]), .due(.none)] {
                try await repository.edit(run, action)
                let edited = try await repository.edit(run, action)
                try expect(edited.isUnchanged, true)
                try expect(edited.chart, try await repository.chart())
            }
        case .losesNoConcurrentEdit:
            try await verifyConcurrentEdits(repository)
        case .keepsTextAsTyped:
            let title = try Title("a\u{2}b \u{202E}rtl e\u{301} 👨‍👩‍👧‍👦 '; DROP TABLE goal; --")
            _ = try await repository.rewrite { $0.coreGoal = Goal(title: title) }
            let kept = try await repository.chart()
            try expect(kept.coreGoal.map { Array($0.title.text.utf8) }, Array(title.text.utf8))
        case .tellsItemsApart: try await verifyItems(repository)
        case .keepsCadences: try await verifyCadences(repository)
        case .carriesDueDays: try await verifyDueDays(repository)
        case .makesCopiesNew: try await verifyNewItems(repository)
        }
    }

    private func verifyEditsTogether(_ repository: some MandalartRepository) async throws {
        let before = try await repository.rewrite { $0 = try .marathon }
        let (run, gone) = (Cell.actionItem(try Position(2), in: try Position(1)), Cell.subGoal(try Position(7)))
        let more = ChartEdit(run, .change([.rate(.by(20))]))
        let (time, today) = (Timestamp(milliseconds: 0), Day(number: 0))
        try await expectError(MandalartError.alreadyEmpty(gone)) {
            _ = try await repository.edit([more, more, ChartEdit(gone, .clear)], at: time, on: today)
        }
        try expect(await repository.chart(), before)
        let note = ChartEdit(.coreGoal, .change([.note(try Note("slowly"))]))
        let edited = try await repository.edit([more, more, note], at: time, on: today)
        try expect(edited.map(\.cell), [run, run, .coreGoal])
        try expect(edited.map { $0.chart.content(of: run)?.item?.rate.percent }, [60, 80, 80])
        try expect(edited.last?.chart, try await repository.chart())
    }

    private func verifyConcurrentEdits(_ repository: some MandalartRepository) async throws {
        try await repository.rewrite { $0 = try .marathon }
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { _ = try await repository.edit(run, .change([.rate(.by(1))])) }
            }
            try await group.waitForAll()
        }
        try expect(await repository.chart().content(of: run)?.item?.rate.percent, 60)
    }
}
