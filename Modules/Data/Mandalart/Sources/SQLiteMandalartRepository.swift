package import MandalartDomainInterface
package import SQLite
package import Time

/// Keeps a chart, and a record of every edit, in a SQLite database.
///
/// Several of them, in one or in many processes, may work on one file: each edit is one write transaction.
package struct SQLiteMandalartRepository: MandalartRepository {
    private let database: Database
    private let chart: ChartID
    package var id: ChartID { chart }
    private let now: @Sendable () -> Timestamp

    /// - Parameters:
    ///   - database: opened with a schema that has ``migrations`` in it; shared with the other repositories.
    ///   - chart: which of the charts is meant. What is done with one that is not there throws
    ///     ``MandalartError/noSuchChart(_:)``.
    ///   - now: the clock. Asked once for every edit that changes something, while the database is locked.
    package init(database: Database, chart: ChartID = .first, now: @escaping @Sendable () -> Timestamp) {
        self.database = database
        self.chart = chart
        self.now = now
    }

    /// The chart as last kept.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` when a row holds what no chart can have.
    package func chart() async throws -> Chart {
        try await database.read { [chart] connection in
            _ = try connection.isArchived(chart)
            return try connection.chart(chart)
        }
    }

    /// One edit, in one write transaction: reads the chart, lets `change` change it, and writes the cells that are not
    /// as before together with a record of them. Nothing is written when all are as before.
    ///
    /// - Returns: the chart as kept; it survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> EditedChart {
        try await database.write { [now, chart] connection in
            _ = try connection.isArchived(chart)
            let before = try connection.chart(chart)
            var after = before
            try change(&after)
            let cells = before.edits(to: after)
            if !cells.isEmpty { try connection.keep(cells, as: .change, of: chart, at: now()) }
            return EditedChart(after, cells: cells)
        }
    }

    /// One write transaction with an edit of each chart, which know of one another.
    ///
    /// - Returns: both charts as kept; they survive a power loss.
    /// - Throws: as ``edit(_:)``.
    package func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> (EditedChart, EditedChart) {
        try await database.write { [now, chart] connection in
            for id in [chart, other] { _ = try connection.isArchived(id) }
            let before = (try connection.chart(chart), try connection.chart(other))
            var after = before
            try change(&after.0, &after.1)
            let (here, there) = (before.0.edits(to: after.0), before.1.edits(to: after.1))
            if !here.isEmpty || !there.isEmpty {
                try connection.keep(here, of: chart, and: there, of: other, as: (.change, .change), at: now())
            }
            return (EditedChart(after.0, cells: here), EditedChart(after.1, cells: there))
        }
    }

    /// One write transaction: finds the change that comes next, puts back what its cells held before it, and records
    /// that as an edit.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: ``MandalartError/editedSince(_:)``, and `DatabaseError`, whose kind is `unexpectedRow` for a record that
    ///   cannot be read; nothing is kept then.
    package func undo() async throws -> Edit? {
        try await database.write { [now, chart] connection in
            _ = try connection.isArchived(chart)
            guard let change = try connection.changeToUndo(in: chart) else { return nil }
            if let other = change.elsewhere {
                let next = try connection.changeToUndo(in: other.chart)
                guard next?.number == other.number else { throw MandalartError.editedSince(other.chart) }
            }
            try connection.put(change, \.before, in: chart, as: Edit.Kind.undo, at: now())
            return change
        }
    }

    /// One write transaction: finds the change that was changed back last, lets its cells hold again what they held
    /// after it, and records that as an edit.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: ``MandalartError/cannotRedo(_:)``, and `DatabaseError` as ``undo()``; nothing is kept then.
    package func redo() async throws -> Edit? {
        try await database.write { [now, chart] connection in
            _ = try connection.isArchived(chart)
            guard let change = try connection.changeToRedo(in: chart) else { return nil }
            if let other = change.elsewhere {
                let next = try connection.changeToRedo(in: other.chart)
                guard next?.number == other.number else { throw MandalartError.cannotRedo(other.chart) }
            }
            try connection.put(change, \.after, in: chart, as: Edit.Kind.redo, at: now())
            return change
        }
    }

    /// The last edits, newest first.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a record that cannot be read.
    package func history(last count: Int) async throws -> [Edit] {
        try await database.read { [chart] connection in
            _ = try connection.isArchived(chart)
            return try connection.edits(of: chart, last: count)
        }
    }
}

extension Connection {
    /// Writes cells, and a record of them.
    ///
    /// - Returns: the number of the edit.
    @discardableResult func keep(
        _ cells: [CellEdit], as kind: Edit.Kind, of chart: ChartID, at time: Timestamp
    ) throws -> Int64 {
        let cells = try cells.map { try identified($0) }
        // Goals come first: an item must find its sub-goal.
        for edit in cells { try write(edit.after, in: edit.cell, of: chart) }
        let number = try recordEdit(kind, of: chart, at: time)
        for edit in cells { try record(edit, in: number) }
        try updateSearch()
        return number
    }

    /// Writes cells of two charts, and a record of each that knows of the other.
    fileprivate func keep(
        _ cells: [CellEdit], of chart: ChartID, and otherCells: [CellEdit], of other: ChartID,
        as kinds: (Edit.Kind, Edit.Kind), at time: Timestamp
    ) throws {
        let number = try keep(cells, as: kinds.0, of: chart, at: time)
        let otherNumber = try keep(otherCells, as: kinds.1, of: other, at: time)
        for (half, elsewhere) in [(number, otherNumber), (otherNumber, number)] {
            try execute("UPDATE edit SET elsewhere = ? WHERE id = ?", elsewhere, half)
        }
    }

    /// Lets the cells of a change hold what its record says, in both charts if there are two. They are recorded as they
    /// are found.
    fileprivate func put(
        _ change: Edit, _ content: KeyPath<CellEdit, CellContent?>, in chart: ChartID, as kind: (Int) -> Edit.Kind,
        at time: Timestamp
    ) throws {
        let cells = try edits(to: change.cells, content, in: chart)
        guard let other = change.elsewhere else {
            try keep(cells, as: kind(change.number), of: chart, at: time)
            return
        }
        try keep(
            cells, of: chart, and: edits(to: other.cells, content, in: other.chart), of: other.chart,
            as: (kind(change.number), kind(other.number)), at: time)
    }

    private func edits(
        to cells: [CellEdit], _ content: KeyPath<CellEdit, CellContent?>, in id: ChartID
    ) throws -> [CellEdit] {
        let before = try chart(id)
        var after = before
        for cell in cells { try after.put(cell[keyPath: content], in: cell.cell) }
        return before.edits(to: after)
    }
}
