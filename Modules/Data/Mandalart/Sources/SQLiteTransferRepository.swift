package import Basics
package import DreamsDomainInterface
package import ExchangeDomainInterface
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import ProgressDomainInterface
package import SQLite

/// Exports and imports the charts, logs, and wishes of a SQLite database. Each export and each import is one
/// transaction. This module reads and writes the charts; closures read and write the logs and wishes.
package struct SQLiteTransferRepository: TransferRepository {
    /// A closure that reads the log of a chart, with the items of the entries. With a number, it reads at most that
    /// many entries, in no particular order.
    package typealias ReadLog =
        @Sendable (RowID, Int?, borrowing Connection) throws -> [(item: Identity, activity: Activity)]
    /// A closure that adds missing entries to the log of a chart. Its last parameter creates the row of a cleared item.
    package typealias AddToLog =
        @Sendable (
            [Activity], RowID, Chart, borrowing Connection, inout OpenEdit, (Activity, inout OpenEdit) throws -> RowID
        ) throws -> Void
    /// A closure that reads the wishes.
    package typealias ReadDreams = @Sendable (borrowing Connection) throws -> DreamList
    /// A closure that writes the wishes of the first list that differ from the second list.
    package typealias WriteDreams =
        @Sendable (DreamList, DreamList, borrowing Connection, inout OpenEdit) throws -> Void

    private let journal: Journal
    private let readLog: ReadLog
    private let addToLog: AddToLog
    private let readDreams: ReadDreams
    private let writeDreams: WriteDreams

    /// Creates a repository. `journal` is the journal of a store with the schema of `mandalart`, shared with the other
    /// repositories.
    package init(
        _ journal: Journal, readLog: @escaping ReadLog, addToLog: @escaping AddToLog,
        readDreams: @escaping ReadDreams, writeDreams: @escaping WriteDreams
    ) {
        self.journal = journal
        self.readLog = readLog
        self.addToLog = addToLog
        self.readDreams = readDreams
        self.writeDreams = writeDreams
    }

    package func contents(of chart: ChartID?) async throws -> DocumentContents {
        try await contents(of: chart, outlined: false)
    }

    package func outline(of chart: ChartID?) async throws -> DocumentContents {
        try await contents(of: chart, outlined: true)
    }

    /// Returns the contents; if they are `outlined`, with one entry of each log.
    private func contents(of chart: ChartID?, outlined isOutlined: Bool) async throws -> DocumentContents {
        try await journal.database.read { [readLog, readDreams] connection in
            let own = try chart.map { Identity(try connection.row(of: $0)) }
            let entries = try connection.chartEntries().filter { own == nil || $0.id.identity == own }
            let charts = try entries.map { entry in
                let row = try connection.row(of: entry.id)
                let content = try connection.chart(row)
                var log = try isOutlined ? readLog(row, 1, connection) : []
                // An outline needs the whole log, too, if its first entry cannot be read.
                if log.isEmpty { log = try readLog(row, nil, connection) }
                return DocumentedChart(
                    number: entry.id, NamedChart(name: entry.name, chart: content, isArchived: entry.isArchived),
                    log: content.addressing(log),
                    picks: try connection.picks(of: row, holding: content))
            }
            return DocumentContents(charts: charts, dreams: try readDreams(connection))
        }
    }

    /// Imports documents in one write transaction: one edit creates the new charts, an edit for each chart writes its
    /// content and log, and the last edit writes the wishes.
    @discardableResult package func importContents(
        _ contents: DocumentContents, at target: DocumentTarget, from place: ChartID?,
        progress: @escaping @Sendable (Int) throws -> Void
    ) async throws -> Int {
        let count = try await journal.edit { [addToLog, readDreams, writeDreams] connection, edit in
            let scope = try connection.scope(of: place)
            let before = try readDreams(connection)
            var numbers: [ChartID: ChartID] = [:]
            var undoable = try SQLiteChartsRepository.importCharts(
                contents.charts.map(\.named), at: target, from: scope, in: connection, &edit, progress: progress
            ) { index, row, edit in
                let chart = contents.charts[index]
                if let number = chart.number { numbers[number] = try connection.number(of: row) }
                let content = try connection.chart(row)
                var gone: [GoneItem: RowID] = [:]
                try addToLog(chart.log, row, content, connection, &edit) { entry, edit in
                    let item = GoneItem(entry)
                    let made = try gone[item] ?? connection.insert(item, of: row, holding: content, in: &edit)
                    gone[item] = made
                    return made
                }
                try connection.write(chart.picks, to: content)
            }
            var after = before
            _ = try after.take(contents.dreams, asNew: target == .asNew) { numbers[$0] }
            try connection.beginNext(after: &edit)
            try writeDreams(after, before, connection, &edit)
            if try connection.hasChanges(in: edit) {
                try connection.include(scope, in: edit)
                undoable += 1
            }
            return undoable
        }
        // An import may be large, so the index is updated now to keep the next search fast. An error or a cancellation
        // is ignored here: the import is already committed, and the next search updates the index again.
        try? await journal.database.update(SearchIndexes.mandalart)
        return count
    }
}

/// A cleared item that has entries in the log.
private struct GoneItem: Hashable {
    let subGoal, position: Position
    let title: Title

    init(_ entry: Activity) {
        (subGoal, position, title) = (entry.subGoal, entry.position, entry.item)
    }
}

extension Connection {
    /// Returns the last picks of the items of a chart.
    fileprivate func picks(of chart: RowID, holding content: Chart) throws -> [DocumentedPick] {
        let sql = """
            SELECT item.id, \(Self.lastPick) AS last_pick FROM item JOIN goal ON goal.id = item.goal
            WHERE goal.chart = ? AND item.picked IS NOT NULL AND NOT item.deleted
            """
        let places = content.placesOfItems
        return try readable(sql, chart) { row in
            (RowID(try row.integer("id", as: Int64.self)), try row.day("last_pick"))
        }.compactMap { id, day in places[id].map { DocumentedPick($0.position, in: $0.subGoal, on: day) } }
    }

    /// Writes picks to the items of a chart. A later pick of an item is kept.
    fileprivate func write(_ picks: [DocumentedPick], to content: Chart) throws {
        for pick in picks {
            guard let item = content.subGoals[pick.subGoal]?.items[pick.position]?.id else { continue }
            let sql = """
                UPDATE item SET picked = \(Self.picksWithNew)
                WHERE id = ?2 AND (picked IS NULL OR \(Self.lastPick) < ?1)
                """
            try execute(sql, pick.day.description, item.row)
        }
    }

    /// Inserts the row of a cleared item, which is visible only through its entries in the log.
    fileprivate func insert(
        _ item: GoneItem, of chart: RowID, holding content: Chart, in edit: inout OpenEdit
    ) throws -> RowID {
        let goal = try content.subGoals[item.subGoal]?.id?.row ?? goneGoal(of: item, in: chart, &edit)
        let row = try edit.newRow()
        try execute(
            "INSERT INTO item (id, goal, position, title, rate) VALUES (?, ?, ?, ?, 0)", row, goal,
            item.position.number, item.title.text)
        // A trigger removes the item from derived tables on an update only, so the row is not inserted as deleted.
        try execute("UPDATE item SET deleted = 1 WHERE id = ?", row)
        return row
    }

    /// Returns the row of an item's cleared sub-goal, and creates the row if there is none. Since the title of the
    /// sub-goal is unknown, a new row gets the item's title.
    private func goneGoal(of item: GoneItem, in chart: RowID, _ edit: inout OpenEdit) throws -> RowID {
        let sql = "SELECT id FROM goal WHERE chart = ? AND position = ? AND deleted ORDER BY id LIMIT 1"
        let there = try first(sql, chart, item.subGoal.number) { RowID(try $0.integer("id", as: Int64.self)) }
        if let there { return there }
        let row = try edit.newRow()
        try execute(
            "INSERT INTO goal (id, chart, position, title) VALUES (?, ?, ?, ?)", row, chart, item.subGoal.number,
            item.title.text)
        try execute("UPDATE goal SET deleted = 1 WHERE id = ?", row)
        return row
    }
}

extension Chart {
    /// The addresses of the items by their rows.
    fileprivate var placesOfItems: [RowID: (subGoal: Position, position: Position)] {
        var places: [RowID: (subGoal: Position, position: Position)] = [:]
        for (subGoal, goal) in subGoals {
            for (position, item) in goal.items { if let id = item.id { places[id.row] = (subGoal, position) } }
        }
        return places
    }

    /// Returns the entries with the current positions of their items. An entry whose item is not shown belongs to a
    /// cleared item.
    fileprivate func addressing(_ log: [(item: Identity, activity: Activity)]) -> [Activity] {
        let places = placesOfItems
        return log.map { item, activity in
            let place = places[item.row]
            return Activity(
                number: activity.number, subGoal: place?.subGoal ?? activity.subGoal,
                position: place?.position ?? activity.position, isGone: place == nil, item: activity.item,
                time: activity.time, on: activity.day, text: activity.text)
        }
    }
}
