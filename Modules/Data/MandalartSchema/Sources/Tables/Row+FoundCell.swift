import Basics
import Journal
package import MandalartDomainInterface
package import SQLite

extension Connection {
    /// SQL for the columns that ``Row/habit()`` reads: the cadence, the pauses, and the days on which the item was logged.
    package static let columnsOfHabit = """
        item.cadence, item.pauses, CASE WHEN item.cadence IS NOT NULL THEN (
            SELECT group_concat(day, ' ') FROM (
                SELECT DISTINCT day FROM activity WHERE activity.item = item.id AND NOT activity.deleted
                ORDER BY day DESC LIMIT \(Habit.mostDays)
            )
        ) END AS kept
        """

    /// SQL for the columns that ``foundCell(_:_:)`` reads.
    package static let columnsOfFound = """
        chart.number AS chart, chart.archived, chart.name AS chart_name, \(columnsOfCore),
        (SELECT count(*) FROM chart AS any_chart WHERE NOT any_chart.deleted) > 1 AS is_one_of_several,
        \(columnsOfPlace), goal.title AS goal_title, item.title, item.rate,
        item_touch.time AS touched, \(columnsOfHabit),
        CASE WHEN item.id IS NOT NULL THEN item.due WHEN goal.position = 5 THEN chart.due ELSE goal.due END AS due
        """

    /// Returns the cell of a row, where its chart shows it: an action item with its goal, or a goal alone.
    package func foundCell(_ row: borrowing Row, _ places: inout ShownPlaces) throws -> FoundCell {
        let cell = try cell(of: row, &places)
        let name = try row.optionalTitle("chart_name") ?? coreGoal(of: row, &places)
        return try row.foundCell(at: cell, called: name)
    }
}

extension Row {
    /// Returns the habit of an item; `nil` for an item that is not a habit.
    package func habit() throws -> Habit? {
        guard let text = try optionalText("cadence") else { return nil }
        let cadence = try checked(try? Cadence(text), "cadence", expected: "a cadence such as 3/week")
        let days = try (optionalText("kept") ?? "").split(separator: " ").map { text in
            try checked(try? Day(String(text)), "kept", expected: "days such as 2027-03-21")
        }
        let pauses = try optionalText("pauses").map { text in
            try checked(
                try? HabitPauses(text), "pauses", expected: "pauses such as 2026-12-24/2027-01-02")
        }
        return Habit(cadence, days: days.sorted(), pauses: pauses ?? .none)
    }

    /// Returns the cell of the row, which its chart shows in `cell`.
    fileprivate func foundCell(at cell: Cell, called chartName: Title?) throws -> FoundCell {
        let item = try optionalInteger("item_id", as: Int64.self).map { Identity(RowID($0)) }
        let goalTitle = try title("goal_title")
        let place = try integer("goal")
        // The due day of the chart is not that of a goal which has lost the centre to another one.
        let isDisplaced = item == nil && place == Position.centre && cell != .coreGoal
        let touched = try optionalInteger("touched", as: Int64.self).flatMap { $0 == 0 ? nil : $0 }
        return FoundCell(
            in: try ChartID(try integer("chart")), called: chartName,
            isArchived: try integer("archived") != 0, isOneOfSeveral: try integer("is_one_of_several") != 0, cell: cell,
            id: item, title: item == nil ? goalTitle : try title("title"), subGoal: item == nil ? nil : goalTitle,
            rate: item == nil ? nil : try rate(), touched: touched.map { Timestamp(milliseconds: $0) },
            due: isDisplaced ? nil : try optionalDay("due"), habit: item == nil ? nil : try habit())
    }
}
