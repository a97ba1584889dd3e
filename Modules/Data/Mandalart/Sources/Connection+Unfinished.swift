import MandalartDomainInterface
import SQLite
import Time

/// Finds what is to be done.
extension Connection {
    /// What ``Row/foundCell()`` reads.
    static let columnsOfFound = """
        chart.id AS chart_id, chart.archived, coalesce(chart.name, core.title) AS chart_name, goal.position AS goal,
        goal.title AS goal_title, item.position AS place, item.title, item.rate, item.touched
        """

    /// The unfinished items, what was touched longest ago first, then the lowest rate.
    func unfinishedItems(notTouchedSince time: Timestamp?, atMost count: Int) throws -> [FoundCell] {
        // CROSS JOIN keeps SQLite from sorting: it walks the index of unfinished items, and ends with the last one that
        // is wanted.
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM action_item AS item INDEXED BY unfinished_items
            CROSS JOIN chart ON chart.id = item.chart_id AND NOT chart.archived
            CROSS JOIN goal ON goal.chart_id = item.chart_id AND goal.position = item.sub_goal
            LEFT JOIN goal AS core ON core.chart_id = chart.id AND core.position = 5
            WHERE item.rate < 100 AND item.touched <= ?
            ORDER BY item.touched, item.rate LIMIT ?
            """
        return try query(sql, time?.milliseconds ?? .max, count) { try $0.foundCell() }
    }

    /// Whether there is an item in a chart that is not archived.
    func hasItems() throws -> Bool {
        let sql = """
            SELECT 1 FROM chart JOIN action_item ON action_item.chart_id = chart.id WHERE NOT chart.archived LIMIT 1
            """
        return try first(sql) { _ in true } ?? false
    }
}

extension Row {
    /// A cell that was found: an item with its goal, or a goal alone.
    func foundCell() throws -> FoundCell {
        let (goal, place) = (try integer("goal"), try optionalInteger("place", as: Int.self))
        guard let cell = Cell(goal: goal, place: place ?? Position.centre) else {
            throw unexpected("goal", expected: "the number of a goal, 1 to 9")
        }
        let goalTitle = try title("goal_title")
        let touched = try optionalInteger("touched", as: Int64.self).flatMap { $0 == 0 ? nil : $0 }
        return FoundCell(
            in: try ChartID(try integer("chart_id")), called: try optionalTitle("chart_name"),
            isArchived: try integer("archived") != 0, cell: cell,
            title: place == nil ? goalTitle : try title("title"), subGoal: place == nil ? nil : goalTitle,
            rate: place == nil ? nil : try rate(), touched: touched.map { Timestamp(milliseconds: $0) })
    }
}
