package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import SQLite
package import Time

/// Stores one chart in a SQLite database.
///
/// Several repositories, in one process or in many, may work on the same file: each edit is one write transaction.
package struct SQLiteMandalartRepository: MandalartRepository {
    private let journal: Journal
    private let chart: ChartID
    package var id: ChartID { chart }

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - journal: the journal of a store with the schema of `mandalart`, shared with the other repositories.
    ///   - chart: the number of the chart. If it does not exist, all functions throw `MandalartError.noSuchChart`.
    package init(_ journal: Journal, chart: ChartID = .first) {
        (self.journal, self.chart) = (journal, chart)
    }

    /// Returns the stored chart, without invalid rows.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and `DatabaseError`.
    package func chart() async throws -> Chart {
        try await journal.database.read { [chart] connection in try connection.chart(connection.row(of: chart)) }
    }

    /// Makes one edit in one write transaction: reads the chart, applies `change`, and writes the cells that differ. If
    /// no cell differs, nothing is written.
    ///
    /// - Returns: the stored chart. The edit survives a power loss once the function returns.
    /// - Throws: the error of `change`, `MandalartError.noSuchChart`, and `DatabaseError`. Nothing is stored in any of
    ///   these cases.
    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart {
        try await journal.edit { [chart] connection, edit in
            let row = try connection.row(of: chart)
            let rows = try connection.rows(of: row)
            let before = Chart(rows)
            var after = before
            try change(&after)
            try connection.write([(row, rows, before, after)], in: &edit)
            let cells = before.edits(to: after)
            // The days on which a new habit was kept have not been read before.
            let hasHabit = cells.contains { $0.changedFields.contains(.every) }
            let isOther = hasHabit || before.hasUnplaced
            return EditedChart(isOther ? try connection.chart(row) : after, cells: cells)
        }
    }

    /// Makes one edit that changes this chart and another chart, in one write transaction.
    ///
    /// - Returns: both stored charts. The edit survives a power loss once the function returns.
    /// - Throws: the errors of ``edit(_:)``.
    package func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart) {
        try await journal.edit { [chart] connection, edit in
            let row = (try connection.row(of: chart), try connection.row(of: other))
            let rows = (try connection.rows(of: row.0), try connection.rows(of: row.1))
            let before = (Chart(rows.0), Chart(rows.1))
            var after = before
            try change(&after.0, &after.1)
            try connection.write([(row.0, rows.0, before.0, after.0), (row.1, rows.1, before.1, after.1)], in: &edit)
            // The edit is in the scopes of both charts, although a copy changes only the other chart.
            for chart in [row.0, row.1] { try connection.include(chart, in: edit) }
            let cells = (before.0.edits(to: after.0), before.1.edits(to: after.1))
            if before.0.hasUnplaced { after.0 = try connection.chart(row.0) }
            if before.1.hasUnplaced { after.1 = try connection.chart(row.1) }
            return (EditedChart(after.0, cells: cells.0), EditedChart(after.1, cells: cells.1))
        }
    }

    /// Returns the days on which the chart was edited, in order, as far back as the records of edits are intact. Only
    /// the last of these days in each span, such as a week, includes the chart as it was at the end of that day.
    ///
    /// - Throws: `MandalartError.noSuchChart`, `DatabaseError`, and `CancellationError`.
    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        // Changes that other programs have made since the last edit count for today.
        try await journal.recordOutside()
        return try await journal.database.read { [chart, journal] connection in
            try connection.days(of: connection.row(of: chart), in: journal, day, lastOf: span)
        }
    }
}
