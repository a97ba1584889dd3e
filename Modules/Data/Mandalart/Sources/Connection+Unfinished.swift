import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import Time

/// Finds what is to be done.
extension Connection {
    /// What ``Row/foundCell()`` reads.
    static let columnsOfFound = """
        chart.number AS chart, chart.archived, coalesce(chart.name, (
            SELECT title FROM goal AS core WHERE core.chart = chart.id AND core.position = 5 AND NOT core.deleted
            ORDER BY core.id LIMIT 1
        )) AS chart_name,
        goal.position AS goal, goal.title AS goal_title, item.position AS place, item.title, item.rate,
        item_touch.time AS touched,
        CASE WHEN item.id IS NOT NULL THEN item.due WHEN goal.position = 5 THEN chart.due ELSE goal.due END AS due
        """

    /// The unfinished items, what was touched longest ago first, then the lowest rate.
    func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) throws -> [FoundCell] {
        // CROSS JOIN keeps SQLite from sorting: it walks the index of unfinished items, and ends with the last one that
        // is wanted.
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM item_touch INDEXED BY unfinished_items
            CROSS JOIN item ON item.id = item_touch.item AND NOT item.deleted
            CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            WHERE item_touch.rate < 100 AND item_touch.time <= ?
            ORDER BY item_touch.time, item_touch.rate LIMIT ?
            """
        return try readable(sql, time?.milliseconds ?? .max, count) { try $0.foundCell() }
    }

    /// The unfinished items that are due on a day or before it, the earliest first.
    func dueItems(until day: Day, atMost count: Int) throws -> [FoundCell] {
        // Days of equally many digits sort as text.
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM item INDEXED BY due_items
            CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            LEFT JOIN item_touch ON item_touch.item = item.id
            WHERE item.due IS NOT NULL AND item.due <= ? AND NOT item.deleted AND item.rate < 100
            ORDER BY item.due, item.id LIMIT ?
            """
        return try readable(sql, day.description, count) { try $0.foundCell() }
    }

    /// Whether there is an item in a chart that is not archived.
    func hasItems() throws -> Bool {
        let sql = """
            SELECT 1 FROM chart JOIN goal ON goal.chart = chart.id JOIN item ON item.goal = goal.id
            WHERE NOT chart.archived AND NOT chart.deleted AND NOT item.deleted LIMIT 1
            """
        return try first(sql) { _ in true } ?? false
    }
}

extension Row {
    /// A cell that was found: an item with its goal, or a goal alone.
    func foundCell() throws -> FoundCell {
        let goal = try integer("goal")
        let place = try optionalInteger("place", as: Int.self)
        let cell: Cell
        switch (try? Position(goal), place.map { try? Position($0) }) {
        case (nil, nil) where goal == Position.centre: cell = .coreGoal
        case (let goal?, nil): cell = .subGoal(goal)
        case (let goal?, let place??): cell = .actionItem(place, in: goal)
        default: throw unexpected("goal", expected: "the number of a goal, 1 to 9")
        }
        let goalTitle = try title("goal_title")
        let touched = try optionalInteger("touched", as: Int64.self).flatMap { $0 == 0 ? nil : $0 }
        return FoundCell(
            in: try ChartID(try integer("chart")), called: try optionalTitle("chart_name"),
            isArchived: try integer("archived") != 0, cell: cell,
            title: place == nil ? goalTitle : try title("title"), subGoal: place == nil ? nil : goalTitle,
            rate: place == nil ? nil : try rate(), touched: touched.map { Timestamp(milliseconds: $0) },
            due: try optionalDay("due"))
    }
}
