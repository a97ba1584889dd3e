import Doubles
import MandalartDomainInterface

// What every repository must do about an edit of two charts.
extension ChartsRepositoryContract {
    /// Two charts, of which the first holds `Chart.marathon`.
    private struct Two {
        let one, two: any MandalartRepository
        let first: Chart

        init(_ repository: some ChartsRepository) async throws {
            let second = try await repository.create(try Title("Run"))
            (one, two) = (repository.repository(of: .first), repository.repository(of: second))
            first = try await one.edit { $0 = try .marathon }.chart
        }

        func place(by placing: CellPlacing) async throws {
            let target = CellTarget(.subGoal(try Position(9)), in: two.id)
            _ = try await one.place(.subGoal(try Position(1)), by: placing, at: target)
        }

        func name(_ repository: any MandalartRepository) async throws {
            _ = try await repository.edit { $0.coreGoal = CoreGoal(title: try Title("Read")) }
        }

        var charts: [Chart] { get async throws { [try await one.chart(), try await two.chart()] } }
    }

    func verifyUndoInBoth(_ repository: some ChartsRepository) async throws {
        let both = try await Two(repository)
        try await both.place(by: .move)
        let moved = try await both.charts
        for (undoing, redoing) in [(both.one, both.two), (both.two, both.one)] {
            let undone = try await undoing.undo()
            try expect(undone?.cells.count, 3)
            try expect(undone?.elsewhere?.cells.count, 3)
            try expect(undone?.elsewhere?.chart, redoing.id)
            try expect(await both.charts, [both.first, Chart()])
            try expect(try await redoing.redo()?.elsewhere?.chart, undoing.id)
            try expect(await both.charts, moved)
        }
        _ = try await both.two.undo()
        try expect(await both.two.undo(), nil)
        try expect(await both.one.undo()?.elsewhere, nil)
        try expect(await both.charts, [Chart(), Chart()])
    }

    func verifyUndoOfCopy(_ repository: some ChartsRepository) async throws {
        let both = try await Two(repository)
        try await both.place(by: .copy)
        let copied = try await both.charts
        let edit = try await both.one.history(last: 1).first
        try expect(edit?.cells, [])
        try expect(edit?.elsewhere?.cells.count, 3)
        _ = try await both.one.undo()
        try expect(await both.charts, [both.first, Chart()])
        _ = try await both.one.redo()
        try expect(await both.charts, copied)
        _ = try await both.two.undo()
        try expect(await both.charts, [both.first, Chart()])
    }

    func verifyUndoInTheWay(_ repository: some ChartsRepository) async throws {
        let both = try await Two(repository)
        try await both.place(by: .swap)
        try await both.name(both.two)
        let charts = try await both.charts
        try await expectError(MandalartError.editedSince(both.two.id)) { _ = try await both.one.undo() }
        try expect(await both.charts, charts)
        _ = try await both.two.undo()
        _ = try await both.one.undo()
        try expect(await both.charts, [both.first, Chart()])
        try await both.name(both.two)
        let renamed = try await both.charts
        try await expectError(MandalartError.cannotRedo(both.two.id)) { _ = try await both.one.redo() }
        try expect(await both.charts, renamed)
    }

    func verifyUndoAlone(_ repository: some ChartsRepository) async throws {
        let both = try await Two(repository)
        try await both.place(by: .copy)
        try await both.place(by: .swap)
        let swapped = try await both.one.chart()
        try await repository.delete(both.two.id)
        _ = try await both.one.undo()
        try expect(await both.one.chart(), both.first)
        _ = try await both.one.redo()
        try expect(await both.one.chart(), swapped)
        // The copy is gone with the chart.
        for chart in [both.first, Chart()] {
            _ = try await both.one.undo()
            try expect(await both.one.chart(), chart)
        }
        try expect(await both.one.undo(), nil)
    }
}
