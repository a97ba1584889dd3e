package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
package import SQLite

/// Stores charts in a SQLite database.
package struct SQLiteChartsRepository: ChartsRepository {
    private let journal: Journal
    private let observer: SQLiteMandalartRepository.EditObserver
    private var database: Database { journal.database }

    /// Creates a repository. The observer gets each chart that is edited cell by cell, unlike one that is created with
    /// content or imported.
    package init(
        _ journal: Journal, observer: @escaping SQLiteMandalartRepository.EditObserver = { _, _ in }
    ) {
        (self.journal, self.observer) = (journal, observer)
    }

    package func charts() async throws -> [ChartEntry] {
        try await database.read { try $0.chartEntries() }
    }

    package func names() async throws -> [(id: ChartID, name: Title?)] {
        try await database.read { try $0.names() }
    }

    package func name(of id: ChartID) async throws -> (name: Title?, isOnly: Bool) {
        try await database.read { try $0.name(of: id) }
    }

    package func number(of id: ChartID) async throws -> ChartID {
        try await database.read { connection in try connection.number(of: connection.row(of: id)) }
    }

    package func currentChart() async throws -> ChartID {
        try await database.read { try $0.currentChart() }
    }

    /// Makes a chart the current one. This is not an edit, because the current chart is local to the machine.
    package func makeCurrent(_ id: ChartID) async throws {
        try await database.write { connection in
            let row = try connection.row(of: id)
            guard try !connection.isArchived(row) else { throw MandalartError.chartIsArchived(id) }
            try connection.open(row)
        }
    }

    package func create(_ name: Title) async throws -> ChartID {
        try await create(name, holding: Chart())
    }

    package func create(_ name: Title, holding chart: Chart) async throws -> ChartID {
        try await journal.edit { connection, edit in
            try Self.create(name, holding: chart, in: connection, &edit, isPart: false)
        }
    }

    /// Creates a chart within an edit, and calls `others` for further writes in that edit. The content of the chart is
    /// then written as an edit of its own, which can be undone in the chart; if `isPart`, an undo of the creation takes
    /// the content along.
    package static func create(
        _ name: Title, holding chart: Chart, in connection: borrowing Connection, _ edit: inout OpenEdit,
        isPart: Bool = true, then others: (ChartID, inout OpenEdit) throws -> Void = { _, _ in }
    ) throws -> ChartID {
        try connection.requireFree(name, for: nil)
        let row = try connection.insertChart(name, due: chart.coreGoal?.due, in: &edit)
        try connection.open(row)
        if chart != Chart() { try connection.deleteUnusedChart(besides: row) }
        let number = try connection.number(of: row)
        try others(number, &edit)
        guard chart != Chart() else { return number }
        try connection.beginNext(after: &edit, isPart: isPart)
        try Self.replace(row, with: chart, in: connection, &edit)
        return number
    }

    /// Replaces the content of a chart within an edit. A cell keeps its row, unless `chart` has another identity in it,
    /// and a habit keeps its marked rate.
    package static func replace(
        _ row: RowID, with chart: Chart, in connection: borrowing Connection, _ edit: inout OpenEdit
    ) throws {
        guard let stored = try connection.storedChart(where: "id = ?", row) else { return }
        let chart = chart.keepingMarkedRates(of: stored.chart)
        let edited = EditedChart(stored.id, chart, cells: stored.chart.edits(to: chart))
        try connection.write([(stored, edited)], in: &edit)
    }

    package func rename(_ id: ChartID, to name: Title) async throws {
        try await journal.edit { connection, _ in
            let row = try connection.row(of: id)
            try connection.requireFree(name, for: row)
            try connection.rename(row, to: name)
        }
    }

    package func setArchived(_ id: ChartID, _ isArchived: Bool) async throws {
        try await journal.edit { connection, _ in
            let row = try connection.row(of: id)
            if isArchived { try connection.requireAnother(than: row) }
            try connection.execute("UPDATE chart SET archived = ? WHERE id = ?", isArchived ? 1 : 0, row)
        }
    }

    /// Deletes a chart. Its cells and its log are hidden together with the chart, and restored together with it.
    package func delete(_ id: ChartID) async throws {
        try await journal.edit { connection, _ in
            let row = try connection.row(of: id)
            try connection.requireAnother(than: row)
            try connection.execute("UPDATE chart SET deleted = 1 WHERE id = ?", row)
        }
    }

    /// Imports whole charts within a write transaction. One edit creates all new charts, and the content of each chart
    /// is an edit of its own.
    ///
    /// - Parameters:
    ///   - charts: the charts of a document.
    ///   - target: where the charts are imported to.
    ///   - scope: a scope in which the whole import can be undone, besides the scopes of the charts.
    ///   - connection: the connection of the transaction.
    ///   - edit: the first edit, which must be empty; on return, the last edit of the import.
    ///   - progress: called after each chart with the number of charts imported so far.
    ///   - others: called with each chart for further writes in the edit of its content.
    /// - Returns: the number of edits that can be undone in `scope`.
    /// - Throws: `MandalartError` for an invalid target, `DatabaseError`, and the errors of `progress` and `others`.
    package static func importCharts(
        _ charts: [NamedChart], at target: DocumentTarget, from scope: RowID, in connection: borrowing Connection,
        _ edit: inout OpenEdit, progress: (Int) throws -> Void,
        with others: (_ index: Int, _ chart: RowID, inout OpenEdit) throws -> Void
    ) throws -> Int {
        let places = try connection.chartEntries().places(
            of: charts, at: target, current: try connection.currentChart())
        let rows = try zip(charts, places).map { chart, place in
            switch place {
            case .of(let entry, called: let name):
                let row = try connection.row(of: entry.id)
                if let name { try connection.rename(row, to: name) }
                return row
            case .new(let name):
                return try connection.insertChart(
                    name, isArchived: chart.isArchived, due: chart.chart.coreGoal?.due, in: &edit)
            }
        }
        var undoable = 0
        if places.contains(where: \.isNew) {
            try connection.include(scope, in: edit)
            undoable += 1
        }
        for (index, (chart, row)) in zip(charts, rows).enumerated() {
            try connection.beginNext(after: &edit, isPart: places[index].isNew)
            try replace(row, with: chart.chart, in: connection, &edit)
            try others(index, row, &edit)
            if try !places[index].isNew && connection.hasChanges(in: edit) {
                try connection.include(scope, in: edit)
                undoable += 1
            }
            try progress(index + 1)
        }
        return undoable
    }

    package func repository(of id: ChartID) -> any MandalartRepository {
        SQLiteMandalartRepository(journal, chart: id, observer: observer)
    }
}

extension Chart {
    /// Returns the chart with the marked rates of those habits that are habits in a stored chart, too. A document has
    /// only their calculated rates.
    fileprivate func keepingMarkedRates(of stored: Chart) -> Chart {
        var chart = self
        chart.updateItems { cell, item in
            guard item.habit != nil, let there = stored.content(of: cell)?.item, there.habit != nil else { return }
            item.markedRate = there.markedRate
        }
        return chart
    }
}

extension ChartPlace {
    /// Whether there is a new chart for a person, who never named the empty one of a new store.
    fileprivate var isNew: Bool {
        switch self {
        case .new, .of(_, called: _?): true
        case .of(_, called: nil): false
        }
    }
}
