package import MandalartDomainInterface
package import Platform
package import SQLite

/// Keeps the chart, and a record of every edit, in a SQLite database.
///
/// Several of them, in one or in many processes, may work on one file: each edit is one write transaction.
package struct SQLiteMandalartRepository: MandalartRepository {
    /// The row that the first migration makes: the one chart of a file, so far.
    private static let firstChart: Int64 = 1

    private let database: Database
    private let now: @Sendable () -> Timestamp

    /// Called by the App's root component, and by `inMemory` for tests and examples.
    ///
    /// - Parameters:
    ///   - database: opened with a schema that has ``migrations`` in it; shared with the other repositories.
    ///   - now: the clock. Asked once for every edit that changes something, while the database is locked.
    package init(database: Database, now: @escaping @Sendable () -> Timestamp) {
        self.database = database
        self.now = now
    }

    /// The chart as last kept.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` when a row holds what no chart can have.
    package func chart() async throws -> Chart {
        try await database.read { try $0.chart(Self.firstChart) }
    }

    /// One edit, in one write transaction: reads the chart, lets `change` change it, and writes the cells that are not
    /// as before together with a record of them. Nothing is written when all are as before.
    ///
    /// - Returns: the chart as kept; it survives a power loss.
    /// - Throws: what `change` throws, and `DatabaseError`; nothing is kept then.
    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) async throws -> Chart {
        try await database.write { [now] connection in
            let before = try connection.chart(Self.firstChart)
            var after = before
            try change(&after)
            let cells = before.edits(to: after)
            if !cells.isEmpty { try connection.keep(cells, as: .change, of: Self.firstChart, at: now()) }
            return after
        }
    }

    /// One write transaction: finds the change that comes next, puts back what its cells held before it, and records
    /// that as an edit.
    ///
    /// - Returns: the change that was changed back; `nil` when there is none.
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a record that cannot be read; nothing is kept then.
    package func undo() async throws -> Edit? {
        try await database.write { [now] connection in
            guard let change = try connection.changeToUndo(in: Self.firstChart) else { return nil }
            try connection.put(
                change.cells.map { ($0.cell, $0.before) }, in: Self.firstChart, as: .undo(of: change.number), at: now())
            return change
        }
    }

    /// One write transaction: finds the change that was changed back last, lets its cells hold again what they held
    /// after it, and records that as an edit.
    ///
    /// - Returns: the change that was made again; `nil` when there is none.
    /// - Throws: as ``undo()``.
    package func redo() async throws -> Edit? {
        try await database.write { [now] connection in
            guard let change = try connection.changeToRedo(in: Self.firstChart) else { return nil }
            try connection.put(
                change.cells.map { ($0.cell, $0.after) }, in: Self.firstChart, as: .redo(of: change.number), at: now())
            return change
        }
    }

    /// The last edits, newest first.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a record that cannot be read.
    package func history(last count: Int) async throws -> [Edit] {
        try await database.read { try $0.edits(of: Self.firstChart, last: count) }
    }
}

extension Connection {
    /// Writes cells, and a record of them.
    fileprivate func keep(_ cells: [CellEdit], as kind: Edit.Kind, of chart: Int64, at time: Timestamp) throws {
        // Goals come first: an item must find its sub-goal.
        for edit in cells { try write(edit.after, in: edit.cell, of: chart) }
        let number = try recordEdit(kind, of: chart, at: time)
        for edit in cells { try record(edit, in: number) }
    }

    /// Lets cells hold what a record says. They are recorded as they are found.
    fileprivate func put(
        _ contents: [(cell: Cell, content: CellContent?)], in id: Int64, as kind: Edit.Kind, at time: Timestamp
    ) throws {
        let before = try chart(id)
        var after = before
        for (cell, content) in contents { try after.put(content, in: cell) }
        try keep(before.edits(to: after), as: kind, of: id, at: time)
    }
}
