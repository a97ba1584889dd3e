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
        // The place of an item is found once, not for each of its entries.
        let sql = """
            WITH placed AS MATERIALIZED (
                SELECT \(Self.columnsOfPlace), item.deleted AS gone
                FROM goal CROSS JOIN item ON item.goal = goal.id WHERE goal.chart = ?
            )
            SELECT activity.id, placed.*, \(Self.columnsOfActivity)
            FROM placed CROSS JOIN activity ON activity.item = placed.item_id
            WHERE NOT activity.deleted \(most.map { "LIMIT \($0)" } ?? "ORDER BY activity.number")
            """
        var places = ShownPlaces()
        return try readable(sql, chart) { row in
            (
                RowID(try row.integer("id")), Identity(RowID(try row.integer("item_id"))),
                try activity(row, &places)
            )
        }
    }

    /// SQL for the columns that ``activity(_:_:)`` reads, besides those of the place and `gone`.
    static let columnsOfActivity =
        "activity.number, activity.title AS item, activity.time, activity.day, activity.text"

    /// Returns the log entry of a row, at the place where the chart shows its item.
    func activity(_ row: borrowing Row, _ places: inout ShownPlaces) throws -> Activity {
        guard case .actionItem(let position, in: let subGoal) = try cell(of: row, &places) else {
            throw row.unexpected("place", expected: "a position, 1 to 9 without 5")
        }
        return Activity(
            number: try row.integer("number"), subGoal: subGoal, position: position,
            isGone: try row.integer("gone") != 0, item: try row.title("item"),
            time: Timestamp(milliseconds: try row.integer("time", as: Int64.self)), on: try row.day("day"),
            text: try row.activityText("text"))
    }
}
