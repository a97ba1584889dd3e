package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Stores one chart in a SQLite database.
///
/// Several repositories, in one process or in many, may work on the same file: each edit is one write transaction.
package struct SQLiteMandalartRepository: MandalartRepository {
    package let journal: Journal
    private let chart: ChartID
    private let observer: EditObserver

    /// A closure that gets each edited chart and the time of the edit, within the transaction of the edit.
    package typealias EditObserver = @Sendable (EditedChart, Timestamp) -> Void

    /// Creates a repository. If the chart does not exist, all functions throw `MandalartError.noSuchChart`.
    package init(_ journal: Journal, chart: ChartID = .first, observer: @escaping EditObserver = { _, _ in }) {
        (self.journal, self.chart, self.observer) = (journal, chart, observer)
    }

    package func chart() async throws -> Chart {
        try await journal.database.read { [chart] connection in try connection.storedChart(chart).chart }
    }

    /// Writes the cells that the edits changed. If they changed none, nothing is written.
    package func edit(_ edits: [ChartEdit], at time: Timestamp, on today: Day) async throws -> [EditedChart] {
        try await journal.edit { [chart, observer] connection, open in
            var edited: [EditedChart] = []
            for edit in edits {
                let charts = try connection.carryOut(edit, elseIn: chart, at: time, on: today, in: &open)
                for edited in [charts] + charts.others where !edited.cells.isEmpty { observer(edited, time) }
                edited.append(charts)
            }
            return edited
        }
    }

    /// Returns the days as far back as the records of edits are intact.
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

extension Connection {
    /// Carries out an edit of the chart that it names, or else of chart `id`.
    fileprivate func carryOut(
        _ edit: ChartEdit, elseIn id: ChartID, at time: Timestamp, on today: Day, in open: inout OpenEdit
    ) throws -> EditedChart {
        var stored = [try storedChart(of: edit.cell, elseIn: id)]
        if case .place(_, at: let target) = edit.action {
            let other = id.meant(by: target.chart)
            if !other.isSame(as: stored[0].id) { stored.append(try storedChart(other)) }
        }
        var edited = try EditedChart(
            edit, of: (stored[0].id, stored[0].chart), with: stored.dropFirst().first.map { ($0.id, $0.chart) },
            at: time, on: today)
        let charts = Array(zip(stored, [edited] + edited.others))
        try write(charts, in: &open)
        edited.entry = try insert(edited.entry, in: edited.chart, &open)
        // An edit of two charts is in the scopes of both, although a copy changes only the other chart.
        if edited.others != [] { try include(stored[0].row, in: open) }
        let after = try charts.map { stored, edited in try chart(after: edited, stored) }
        edited.chart = after[0]
        for (index, chart) in after.dropFirst().enumerated() { edited.others[index].chart = chart }
        return edited
    }

    /// Returns a chart as stored after an edit. It is read again if it shows more than the edit knows: the days on
    /// which a new habit was kept, or a cell that had no position.
    fileprivate func chart(after edited: EditedChart, _ stored: StoredChart) throws -> Chart {
        let hasHabit = edited.cells.contains { $0.changedFields.contains(.every) }
        return hasHabit || stored.chart.hasUnplaced ? try chart(stored.row) : edited.chart
    }

    /// Inserts the log entry of an edit, if any.
    fileprivate func insert(_ entry: Activity?, in chart: Chart, _ edit: inout OpenEdit) throws -> Activity? {
        guard var entry, let item = chart.subGoals[entry.subGoal]?.items[entry.position]?.id else { return nil }
        let row = try insert(entry, of: item.row, in: &edit)
        entry.number = try first("SELECT number FROM activity WHERE id = ?", row) { try $0.integer("number") } ?? 0
        return entry
    }
}
