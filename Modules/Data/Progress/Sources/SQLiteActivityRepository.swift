package import MandalartDomainInterface
package import ProgressDomainInterface
package import SQLite
package import Time

/// Keeps activities in a SQLite database.
package struct SQLiteActivityRepository: ActivityRepository {
    private let database: Database

    /// - Parameter database: opened with a schema that has ``migrations`` and those of the charts in it.
    package init(database: Database) {
        self.database = database
    }

    /// One write transaction; it survives a power loss once this returns.
    package func log(
        _ text: Title, for item: Title, at position: Position, in subGoal: Position, of chart: ChartID,
        at time: Timestamp
    ) async throws -> Activity {
        try await database.write { connection in
            let sql = "INSERT INTO activity (chart_id, sub_goal, position, item, time, text) VALUES (?, ?, ?, ?, ?, ?)"
            try connection.execute(
                sql, chart.number, subGoal.number, position.number, item.text, time.milliseconds, text.text)
            return Activity(
                number: Int(connection.lastInsertedRow), subGoal: subGoal, position: position, item: item, time: time,
                text: text)
        }
    }

    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no activity can have.
    package func activities(of chart: ChartID) async throws -> [Activity] {
        try await database.read { connection in
            let sql = """
                SELECT id, sub_goal, position, item, time, text,
                    NOT EXISTS (SELECT 1 FROM action_item WHERE item_id = activity.item_id) AS gone
                FROM activity WHERE chart_id = ? ORDER BY id
                """
            return try connection.query(sql, chart.number) { try $0.activity() }
        }
    }

    package func remove(_ number: Int, of chart: ChartID) async throws {
        try await database.write { connection in
            let sql = "DELETE FROM activity WHERE id = ? AND chart_id = ?"
            guard try connection.execute(sql, number, chart.number) == 1 else {
                throw ProgressError.noSuchActivity("\(number)")
            }
        }
    }
}

extension Row {
    fileprivate func activity() throws -> Activity {
        Activity(
            number: try integer("id"), subGoal: try position("sub_goal"), position: try position("position"),
            isGone: try integer("gone") != 0, item: try title("item"),
            time: Timestamp(milliseconds: try integer("time", as: Int64.self)),
            text: try title("text"))
    }

    private func position(_ column: String) throws -> Position {
        guard let position = try? Position(try integer(column)) else {
            throw unexpected(column, expected: "a position, 1 to 9 without 5")
        }
        return position
    }

    private func title(_ column: String) throws -> Title {
        guard let title = try? Title(try text(column)) else {
            throw unexpected(column, expected: "text of 1 to \(Title.longest) characters")
        }
        return title
    }
}
