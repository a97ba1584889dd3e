package import MandalartDomainInterface
package import Platform
package import SQLite

/// Keeps a chart, and a record of every edit, in a SQLite database.
///
/// Several of them, in one or in many processes, may work on one file: each edit is one write transaction.
package struct SQLiteMandalartRepository: MandalartRepository {
    private let database: Database
    private let chart: ChartID
    package var id: ChartID { chart }
    private let now: @Sendable () -> Timestamp

    /// Called by the App's root component, and by `inMemory` for tests and examples.
    ///
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
    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart {
        try await database.write { [now, chart] connection in
            _ = try connection.isArchived(chart)
            let before = try connection.chart(chart)
            var after = before
            try change(&after)
            let cells = before.edits(to: after)
            if !cells.isEmpty { try connection.keep(cells, as: .change, of: chart, at: now()) }
            return after
        }
    }

    /// One write transaction with an edit for each chart that is changed.
    ///
    /// - Returns: this chart as kept; it survives a power loss.
    /// - Throws: as ``edit(_:)``.
    package func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) async throws -> Chart {
        try await database.write { [now, chart] connection in
            for id in [chart, other] { _ = try connection.isArchived(id) }
            let before = (try connection.chart(chart), try connection.chart(other))
            var after = before
            try change(&after.0, &after.1)
            let time = now()
            for (id, cells) in [(chart, before.0.edits(to: after.0)), (other, before.1.edits(to: after.1))]
            where !cells.isEmpty {
                try connection.keep(cells, as: .change, of: id, at: time)
            }
            return after.0
        }
    }

    /// One write transaction: finds the change that comes next, puts back what its cells held before it, and records
    /// that as an edit.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a record that cannot be read; nothing is kept then.
    package func undo() async throws -> Edit? {
        try await database.write { [now, chart] connection in
            _ = try connection.isArchived(chart)
            guard let change = try connection.changeToUndo(in: chart) else { return nil }
            try connection.put(
                change.cells.map { ($0.cell, $0.before) }, in: chart, as: .undo(of: change.number), at: now())
            return change
        }
    }

    /// One write transaction: finds the change that was changed back last, lets its cells hold again what they held
    /// after it, and records that as an edit.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: as ``undo()``.
    package func redo() async throws -> Edit? {
        try await database.write { [now, chart] connection in
            _ = try connection.isArchived(chart)
            guard let change = try connection.changeToRedo(in: chart) else { return nil }
            try connection.put(
                change.cells.map { ($0.cell, $0.after) }, in: chart, as: .redo(of: change.number), at: now())
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
    func keep(_ cells: [CellEdit], as kind: Edit.Kind, of chart: ChartID, at time: Timestamp) throws {
        // Goals come first: an item must find its sub-goal.
        for edit in cells { try write(edit.after, in: edit.cell, of: chart) }
        let number = try recordEdit(kind, of: chart, at: time)
        for edit in cells { try record(edit, of: chart, in: number) }
        try updateSearch()
    }

    /// Lets cells hold what a record says. They are recorded as they are found.
    fileprivate func put(
        _ contents: [(cell: Cell, content: CellContent?)], in id: ChartID, as kind: Edit.Kind, at time: Timestamp
    ) throws {
        let before = try chart(id)
        var after = before
        for (cell, content) in contents { try after.put(content, in: cell) }
        try keep(before.edits(to: after), as: kind, of: id, at: time)
    }
}
