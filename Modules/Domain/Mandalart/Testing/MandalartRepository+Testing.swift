package import Basics
package import MandalartDomainInterface

extension MandalartRepository {
    /// Carries out an action on a cell, by default on 1970-01-01.
    @discardableResult
    package func edit(
        _ cell: Cell, _ action: CellAction, on today: Day = Day(number: 0)
    ) async throws -> EditedChart {
        try await edit(ChartEdit(cell, action), at: Timestamp(milliseconds: 0), on: today)
    }

    /// Edits the cells one by one, until the chart is as `change` leaves a copy of it.
    @discardableResult
    package func rewrite(_ change: (inout Chart) throws -> Void) async throws -> Chart {
        var chart = try await chart()
        let before = chart
        try change(&chart)
        for edit in before.edits(to: chart) {
            guard let after = edit.after else {
                if try await self.chart().content(of: edit.cell) != nil { try await self.edit(edit.cell, .clear) }
                continue
            }
            try await self.edit(edit.cell, .change(after.changes(from: edit.before)))
        }
        return try await self.chart()
    }
}

extension MandalartUseCase {
    /// Carries out an action on a cell.
    @discardableResult
    package func edit(_ cell: Cell, _ action: CellAction) async throws -> EditedChart {
        try await edit(ChartEdit(cell, action))
    }
}
