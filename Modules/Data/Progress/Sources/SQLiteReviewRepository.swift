package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
package import ProgressDomainInterface
import SQLite

/// Reads the activities of a week from a SQLite database, and stores picks there.
package struct SQLiteReviewRepository: ReviewRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity] {
        try await journal.database.read { try $0.entries(from: days.lowerBound, to: days.upperBound) }
    }

    package func progress(within span: Range<Timestamp>) async throws -> [ItemProgress] {
        try await journal.database.read { try $0.progress(within: span) }
    }

    package func edits(within span: Range<Timestamp>) async throws -> Int {
        try await journal.database.read { try $0.cellEdits(within: span) }
    }

    package func picks(madeOn days: ClosedRange<Day>) async throws -> [FoundCell] {
        try await journal.database.read { try $0.picks(madeOn: days) }
    }

    package func pick(_ found: [FoundCell], on day: Day) async throws -> [EditedItem] {
        let days = Review.daysOfPicking(around: day)
        return try await journal.edit { connection, _ in
            try found.map { found in
                let item = try connection.picked(found)
                if item.isArchived { throw MandalartError.chartIsArchived(item.chart) }
                if item.days.contains(where: days.contains) { return item.edited(isUnchanged: true) }
                guard try connection.picks(madeOn: days).count < Review.mostPicks else {
                    throw ProgressError.enoughPicked
                }
                // The pick before is in effect until Sunday.
                let sql = "UPDATE item SET picked = \(Connection.picksWithNew) WHERE id = ?2"
                try connection.execute(sql, day.description, item.row)
                return item.edited()
            }
        }
    }

    package func unpick(_ found: [FoundCell], on day: Day) async throws -> [EditedItem] {
        // From Friday on, a pick for the next week can be taken back, too.
        let days = Review.daysOfPicks(inEffectOn: day).lowerBound...day
        return try await journal.edit { connection, _ in
            try found.map { found in
                let item = try connection.picked(found)
                guard item.days.first.map(days.contains) == true else { throw ProgressError.notPicked(found.title) }
                try connection.execute("UPDATE item SET picked = \(Connection.earlierPick) WHERE id = ?", item.row)
                return item.edited()
            }
        }
    }
}

/// An item with its picks.
private struct PickedItem {
    let row: RowID
    let chart: ChartID
    let isArchived: Bool
    let cell: Cell
    let content: ActionItem
    /// The days on which the item was picked, the last one first; at most two.
    let days: [Day]

    func edited(isUnchanged: Bool = false) -> EditedItem {
        EditedItem(content, at: cell, of: chart, isUnchanged: isUnchanged)
    }
}

extension Connection {
    /// Returns the log entries of a range of days in all charts that are not archived.
    fileprivate func entries(from first: Day, to last: Day) throws -> [ChartActivity] {
        let sql = """
            SELECT chart.number AS chart, \(Self.columnsOfPlace), \(Self.columnsOfActivity), item.deleted AS gone
            FROM activity CROSS JOIN item ON item.id = activity.item CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.deleted AND NOT chart.archived
            WHERE activity.day >= ? AND activity.day <= ? AND NOT activity.deleted ORDER BY activity.number
            """
        var places = ShownPlaces()
        return try readable(sql, first.description, last.description) { row in
            ChartActivity(try activity(row, &places), of: try ChartID(try row.integer("chart")))
        }
    }

    /// Returns the items whose rate has risen within a span of time, the most recent first. These are the items whose
    /// rate before the first edit in that time was lower than the one after the last. Habits are left out.
    fileprivate func progress(within span: Range<Timestamp>) throws -> [ItemProgress] {
        let sql = """
            WITH recent AS MATERIALIZED (
                SELECT DISTINCT journal_scope.edit, journal_scope.time
                FROM chart CROSS JOIN journal_scope ON scope = chart.id
                    AND journal_scope.time >= ? AND journal_scope.time < ?
                WHERE NOT archived AND NOT deleted
            ), rate AS MATERIALIZED (
                SELECT row, recent.time, coalesce(before, after) AS rate, coalesce(after, before) AS after
                FROM recent CROSS JOIN journal_change ON journal_change.edit = recent.edit WHERE field = 'item.rate'
            )
            SELECT \(Self.columnsOfFound), rate.rate AS first_rate, later.after AS last_rate
            FROM (SELECT row, min(time) AS first, max(time) AS last FROM rate GROUP BY row) AS rated
            CROSS JOIN rate ON rate.row = rated.row AND rate.time = rated.first
            CROSS JOIN rate AS later ON later.row = rated.row AND later.time = rated.last AND later.after > rate.rate
            CROSS JOIN item ON item.id = rated.row AND item.cadence IS NULL AND NOT item.deleted
            CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            LEFT JOIN item_touch ON item_touch.item = item.id
            ORDER BY rated.last DESC, item.id
            """
        var places = ShownPlaces()
        return try readable(sql, span.lowerBound.hybrid, span.upperBound.hybrid) { row in
            ItemProgress(
                try foundCell(row, &places).rated(try row.rate("last_rate")), from: try row.rate("first_rate"))
        }
    }

    /// Returns the number of edits that have changed cells within a span of time. Undone edits, picks, and edits of
    /// archived charts do not count.
    fileprivate func cellEdits(within span: Range<Timestamp>) throws -> Int {
        let sql = """
            SELECT count(DISTINCT journal_scope.edit) AS count
            FROM journal_scope CROSS JOIN chart ON chart.id = journal_scope.scope
            WHERE journal_scope.time >= ? AND journal_scope.time < ? AND journal_scope.undone = 0
                AND NOT chart.archived AND NOT chart.deleted AND EXISTS (
                    SELECT 1 FROM journal_change WHERE journal_change.edit = journal_scope.edit
                        AND (field GLOB 'goal.*' OR field GLOB 'item.*' AND field <> 'item.picked')
                )
            """
        return try first(sql, span.lowerBound.hybrid, span.upperBound.hybrid) { try $0.integer("count") } ?? 0
    }

    /// Returns the items that were picked on some days.
    fileprivate func picks(madeOn days: ClosedRange<Day>) throws -> [FoundCell] {
        // The last pick comes first in the column, so that no item before `?1` in the index has a pick of these days.
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM (
                SELECT id, CASE WHEN \(Self.lastPick) <= ?2 THEN \(Self.lastPick) ELSE \(Self.earlierPick) END AS day
                FROM item WHERE picked >= ?1 AND NOT deleted
            ) AS pick CROSS JOIN item ON item.id = pick.id CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            LEFT JOIN item_touch ON item_touch.item = item.id
            WHERE pick.day >= ?1 AND pick.day <= ?2
            ORDER BY pick.day, chart.number, goal.position, item.position
            """
        var places = ShownPlaces()
        return try readable(sql, days.lowerBound.description, days.upperBound.description) { row in
            try foundCell(row, &places)
        }
    }

    /// Returns a listed item as it is now, with its picks.
    ///
    /// - Throws: `ChangedSince` if the item is gone or has another title, and `DatabaseError`.
    fileprivate func picked(_ found: FoundCell) throws -> PickedItem {
        let sql = """
            SELECT chart.number, chart.archived, \(Self.columnsOfPlace), \(Self.lastPick) AS last_pick,
                \(Self.earlierPick) AS earlier_pick, \(Self.columnsOfItem)
            FROM item JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
            WHERE item.id = ? AND NOT item.deleted AND NOT chart.deleted
            """
        var places = ShownPlaces()
        let item = try found.id.flatMap { id in
            try first(sql, id.row) { row in
                let days = try ["last_pick", "earlier_pick"].compactMap { column -> Day? in
                    try ifReadable { try row.optionalDay(column) } ?? nil
                }
                return try row.actionItem(id.row).item.map { content in
                    PickedItem(
                        row: id.row, chart: try ChartID(try row.integer("number")),
                        isArchived: try row.integer("archived") != 0,
                        cell: try cell(of: row, &places), content: content, days: days)
                }
            }
        }
        guard let item = item ?? nil, item.content.title == found.title else { throw ChangedSince(title: found.title) }
        return item
    }
}

extension Timestamp {
    /// The first hybrid time of this millisecond, as the journal stores times; `Int64.max` if the time is too late for
    /// a hybrid time.
    fileprivate var hybrid: Int64 { milliseconds > .max >> 16 ? .max : milliseconds << 16 }
}
