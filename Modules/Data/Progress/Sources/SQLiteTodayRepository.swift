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
    /// Returns the unfinished items and goals that are due on or before a day. A habit is unfinished, whatever rate it
    /// had as an item. A chart's due day is that of its core goal, or else returned with the name of the chart.
    fileprivate func due(until day: Day) throws -> [DueCell] {
        let isOpen = "NOT chart.archived AND NOT chart.deleted"
        func rate(_ item: String) -> String { "CASE WHEN \(item).cadence IS NULL THEN \(item).rate ELSE 0 END" }
        // A goal without items is unfinished.
        func isUnfinished(_ items: String) -> String {
            "coalesce((SELECT min(\(rate("one"))) FROM \(items) AND NOT one.deleted), 0) < 100"
        }
        let ofGoal = isUnfinished("item AS one WHERE one.goal = goal.id")
        let ofChart = isUnfinished("goal AS part JOIN item AS one ON one.goal = part.id WHERE part.chart = chart.id")
        let sql = """
            SELECT * FROM (
                SELECT \(Self.columnsOfFound)
                FROM item CROSS JOIN goal ON goal.id = item.goal JOIN chart ON chart.id = goal.chart
                LEFT JOIN item_touch ON item_touch.item = item.id
                WHERE item.due <= ?1 AND \(rate("item")) < 100 AND NOT item.deleted AND \(isOpen)
                UNION ALL
                SELECT \(Self.columnsOfFound)
                FROM goal JOIN chart ON chart.id = goal.chart LEFT JOIN item ON false LEFT JOIN item_touch ON false
                WHERE CASE goal.position
                    WHEN 5 THEN chart.due <= ?1 AND \(ofChart) ELSE goal.due <= ?1 AND \(ofGoal)
                END AND \(Self.isShown("goal")) AND \(isOpen)
                UNION ALL
                SELECT chart.number, chart.archived, chart.name, NULL, NULL,
                    (SELECT count(*) FROM chart AS any_chart WHERE NOT any_chart.deleted) > 1,
                    NULL, 5, NULL, NULL, NULL, coalesce(chart.name, 'chart/' || chart.number),
                    NULL, NULL, NULL, NULL, NULL, NULL, chart.due
                FROM chart WHERE chart.due <= ?1 AND \(isOpen) AND \(ofChart) AND NOT EXISTS (
                    SELECT 1 FROM goal WHERE goal.chart = chart.id AND goal.position = 5 AND NOT goal.deleted
                )
            ) ORDER BY due, chart, goal, place
            """
        var places = ShownPlaces()
        return try readable(sql, day.description) { row in try foundCell(row, &places) }.compactMap { found in
            found.due.map { DueCell(found, due: $0) }
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
