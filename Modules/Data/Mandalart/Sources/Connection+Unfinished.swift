import Basics
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Finds unfinished and due items.
extension Connection {
    /// Returns the unfinished items, least recently edited first, then by ascending rate. Habits are left out, because
    /// they are never finished.
    func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) throws -> [FoundCell] {
        // CROSS JOIN keeps SQLite from sorting: SQLite follows the index of unfinished items, and stops after enough
        // items.
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM item_touch INDEXED BY unfinished_items
            CROSS JOIN item ON item.id = item_touch.item AND NOT item.deleted
            CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            WHERE item_touch.rate < 100 AND item_touch.time <= ? AND item.cadence IS NULL
            ORDER BY item_touch.time, item_touch.rate LIMIT ?
            """
        var places = ShownPlaces()
        return try readable(sql, time?.milliseconds ?? .max, count) { row in try foundCell(row, &places) }
    }

    /// Returns the unfinished items that are due on or before a day, earliest first. Habits are left out.
    func dueItems(until day: Day, atMost count: Int) throws -> [FoundCell] {
        // Days have equally many digits, so that their order is that of the text.
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM item INDEXED BY due_items
            CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            LEFT JOIN item_touch ON item_touch.item = item.id
            WHERE item.due IS NOT NULL AND item.due <= ? AND NOT item.deleted AND item.rate < 100
                AND item.cadence IS NULL
            ORDER BY item.due, item.id LIMIT ?
            """
        var places = ShownPlaces()
        return try readable(sql, day.description, count) { row in try foundCell(row, &places) }
    }

    /// Returns whether any chart that is not archived has an item.
    func hasItems() throws -> Bool {
        let sql = """
            SELECT 1 FROM chart JOIN goal ON goal.chart = chart.id JOIN item ON item.goal = goal.id
            WHERE NOT chart.archived AND NOT chart.deleted AND NOT item.deleted LIMIT 1
            """
        return try first(sql) { _ in true } ?? false
    }
}
