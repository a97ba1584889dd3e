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
    case emptiesCells = "empties cells, and with a sub-goal its items"
    case losesNoConcurrentEdit = "loses no edit when many come at once"
    case keepsTextAsTyped = "keeps text as typed"
    case tellsItemsApart = "tells items apart: each stays the same when it is changed, moved and swapped"
    case carriesDueDays = "carries a due day with what is moved, swapped and copied, and gives it up"
    case keepsCadences = "keeps the cadence of a habit, beside the rate that the item had"
    case makesCopiesNew = "takes a copy, and what fills an emptied cell, for another item"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on an empty repository.
    ///
    /// - Throws: `BrokenPromise`, or the error of the repository.
    package func verify(_ repository: some MandalartRepository) async throws {
        switch self {
        case .isEmptyAtFirst:
            try expect(await repository.chart(), Chart())
        case .keepsEveryField:
            let chart = try Chart.full
            _ = try await repository.edit { $0 = chart }
            try expect(await repository.chart(), chart)
        case .returnsWhatItKept:
            let chart = try Chart.marathon
            let edited = try await repository.edit { $0 = chart }
            try expect(edited, EditedChart(chart, cells: Chart().edits(to: chart)))
            try expect(await repository.edit { $0 = chart }.cells, [])
        case .keepsNothingOfAFailedEdit:
            try await verifyFailedEdit(repository)
        case .emptiesCells:
            let (chart, position) = try (Chart.full, Position(1))
            _ = try await repository.edit { $0 = chart }
            var emptied = chart
            emptied.coreGoal = nil
            emptied.subGoals[position] = nil
            try expect(await repository.edit { [emptied] in $0 = emptied }.chart, emptied)
            try expect(await repository.chart(), emptied)
        case .losesNoConcurrentEdit:
            try await verifyConcurrentEdits(repository)
        case .keepsTextAsTyped:
            let title = try Title("a\u{2}b \u{202E}rtl e\u{301} 👨‍👩‍👧‍👦 '; DROP TABLE goal; --")
            _ = try await repository.edit { $0.coreGoal = Goal(title: title) }
            let kept = try await repository.chart()
            try expect(kept.coreGoal.map { Array($0.title.text.utf8) }, Array(title.text.utf8))
        case .tellsItemsApart: try await verifyItems(repository)
        case .keepsCadences: try await verifyCadences(repository)
        case .carriesDueDays: try await verifyDueDays(repository)
        case .makesCopiesNew: try await verifyNewItems(repository)
        }
    }

    private func verifyFailedEdit(_ repository: some MandalartRepository) async throws {
        let chart = try Chart.marathon
        _ = try await repository.edit { $0 = chart }
        try await expectError(Refusal()) {
            _ = try await repository.edit {
                $0.coreGoal = nil
                throw Refusal()
            }
        }
        try expect(await repository.chart(), chart)
    }

    private func verifyConcurrentEdits(_ repository: some MandalartRepository) async throws {
        _ = try await repository.edit { $0.coreGoal = Goal(title: try Title("0")) }
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    _ = try await repository.edit { chart in
                        let count = chart.coreGoal.flatMap { Int($0.title.text) } ?? 0
                        chart.coreGoal?.title = try Title("\(count + 1)")
                    }
                }
            }
            try await group.waitForAll()
        }
        try expect(await repository.chart().coreGoal?.title.text, "20")
    }
}
