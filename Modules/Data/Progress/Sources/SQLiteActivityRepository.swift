package import Basics
package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import ProgressDomainInterface
import SQLite

/// Reads and corrects the activities of a SQLite database.
package struct SQLiteActivityRepository: ActivityRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func activities(of chart: ChartID) async throws -> [Activity] {
        try await journal.database.read { connection in
            try connection.log(of: connection.row(of: chart)).map(\.activity)
        }
    }

    package func correct(_ number: Int, text: ActivityText?, day: Day?, of chart: ChartID) async throws -> Activity {
        try await journal.edit { connection, _ in
            let row = try connection.row(of: chart)
            let sql = "UPDATE activity SET text = coalesce(?, text), day = coalesce(?, day) \(Self.entryOfChart)"
            let count = try connection.execute(sql, text?.text, day?.description, number, row)
            guard count == 1, let entry = try connection.log(of: row).first(where: { $0.activity.number == number })
            else { throw ProgressError.noSuchActivity("\(number)") }
            return entry.activity
        }
    }

    package func remove(_ number: Int, of chart: ChartID) async throws {
        try await journal.edit { connection, _ in
            let sql = "UPDATE activity SET deleted = 1 \(Self.entryOfChart)"
            guard try connection.execute(sql, number, connection.row(of: chart)) == 1 else {
                throw ProgressError.noSuchActivity("\(number)")
            }
        }
    }

    /// SQL for the condition that selects the entry with the given number in a chart.
    private static let entryOfChart = """
        WHERE number = ? AND NOT deleted AND item IN (
            SELECT item.id FROM item JOIN goal ON goal.id = item.goal WHERE goal.chart = ?
        )
        """
}

extension Connection {
    /// Returns the log of a chart, with the row of each entry and the identity of its item; with `most`, at most that
    /// many entries, in no particular order.
    func log(of chart: RowID, most: Int? = nil) throws -> [(row: RowID, item: Identity, activity: Activity)] {
        let sql = """
            SELECT activity.id, item.id AS item_id, activity.number, goal.position AS sub_goal, item.position,
                activity.title AS item, time, day, text, item.deleted AS gone
            FROM goal CROSS JOIN item ON item.goal = goal.id CROSS JOIN activity ON activity.item = item.id
            WHERE goal.chart = ? AND NOT activity.deleted \(most.map { "LIMIT \($0)" } ?? "ORDER BY activity.number")
            """
        return try readable(sql, chart) { row in
            (RowID(try row.integer("id")), Identity(RowID(try row.integer("item_id"))), try row.activity())
        }
    }
}

extension Row {
    func activity() throws -> Activity {
        Activity(
            number: try integer("number"), subGoal: try position("sub_goal"), position: try position(),
            isGone: try integer("gone") != 0, item: try title("item"),
            time: Timestamp(milliseconds: try integer("time", as: Int64.self)), on: try day("day"),
            text: try activityText("text"))
    }
}
