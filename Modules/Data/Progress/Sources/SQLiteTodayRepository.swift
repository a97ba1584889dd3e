package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
package import ProgressDomainInterface
import SQLite

/// Reads the overview of a day from a SQLite database.
package struct SQLiteTodayRepository: TodayRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func due(until day: Day) async throws -> [DueCell] {
        try await journal.database.read { try $0.due(until: day) }
    }

    package func habits() async throws -> [FoundCell] {
        try await journal.database.read { try $0.habits() }
    }

    package func entries(of day: Day) async throws -> [ChartActivity] {
        try await journal.database.read { try $0.entries(of: day) }
    }

    package func lastEdit() async throws -> Timestamp? {
        try await journal.database.read { try Journal.lastEdit(in: $0) }
    }
}

extension Connection {
    /// Returns the unfinished items and goals that are due on or before a day. A chart's due day is returned as that of
    /// its core goal.
    fileprivate func due(until day: Day) throws -> [DueCell] {
        let isOpen = "NOT chart.archived AND NOT chart.deleted"
        // A goal without items is unfinished.
        func isUnfinished(_ items: String) -> String {
            "coalesce((SELECT min(one.rate) FROM \(items) AND NOT one.deleted), 0) < 100"
        }
        let ofGoal = isUnfinished("item AS one WHERE one.goal = goal.id")
        let ofChart = isUnfinished("goal AS part JOIN item AS one ON one.goal = part.id WHERE part.chart = chart.id")
        let core = """
            SELECT title FROM goal AS core WHERE core.chart = chart.id AND core.position = 5 AND NOT core.deleted
            ORDER BY core.id LIMIT 1
            """
        let sql = """
            SELECT * FROM (
                SELECT \(Self.columnsOfFound)
                FROM item CROSS JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
                LEFT JOIN item_touch ON item_touch.item = item.id
                WHERE item.due <= ?1 AND item.rate < 100 AND NOT item.deleted AND \(isOpen)
                UNION ALL
                SELECT \(Self.columnsOfFound)
                FROM goal JOIN chart ON chart.id = goal.chart LEFT JOIN item ON false LEFT JOIN item_touch ON false
                WHERE goal.due <= ?1 AND \(Self.isShown("goal")) AND \(isOpen)
                    AND CASE goal.position WHEN 5 THEN \(ofChart) ELSE \(ofGoal) END
                UNION ALL
                SELECT chart.number, chart.archived, coalesce(chart.name, (\(core))),
                    (SELECT count(*) FROM chart AS any_chart WHERE NOT any_chart.deleted) > 1,
                    NULL, 5, NULL, NULL, NULL, coalesce((\(core)), chart.name, 'chart/' || chart.number),
                    NULL, NULL, NULL, NULL, NULL, NULL, chart.due
                FROM chart WHERE chart.due <= ?1 AND \(isOpen) AND \(ofChart)
            ) ORDER BY due, chart, goal, place
            """
        var places = ShownPlaces()
        return try readable(sql, day.description) { row in
            DueCell(try foundCell(row, &places), due: try row.day("due"))
        }
    }

    /// Returns the habits of all charts that are not archived.
    fileprivate func habits() throws -> [FoundCell] {
        let sql = """
            SELECT \(Self.columnsOfFound)
            FROM item CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.archived AND NOT chart.deleted
            LEFT JOIN item_touch ON item_touch.item = item.id
            WHERE item.cadence IS NOT NULL AND NOT item.deleted ORDER BY chart.number, goal.position, item.position
            """
        var places = ShownPlaces()
        return try readable(sql) { row in try foundCell(row, &places) }
    }

    /// Returns the log entries of a day in all charts.
    fileprivate func entries(of day: Day) throws -> [ChartActivity] {
        let sql = """
            SELECT chart.number AS chart, \(Self.columnsOfPlace), \(Self.columnsOfActivity), item.deleted AS gone
            FROM activity CROSS JOIN item ON item.id = activity.item CROSS JOIN goal ON goal.id = item.goal
            CROSS JOIN chart ON chart.id = goal.chart AND NOT chart.deleted
            WHERE activity.day = ? AND NOT activity.deleted ORDER BY activity.number
            """
        var places = ShownPlaces()
        return try readable(sql, day.description) { row in
            ChartActivity(try activity(row, &places), of: try ChartID(try row.integer("chart")))
        }
    }
}
