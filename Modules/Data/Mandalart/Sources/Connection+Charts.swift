import MandalartDomainInterface
import SQLite

/// Reads and checks the rows of charts.
extension Connection {
    /// All charts, by number.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no chart can have.
    func chartEntries() throws -> [ChartEntry] {
        let sql = """
            WITH sub_goal AS (
                SELECT goal.chart_id, coalesce(avg(item.rate), 0.0) AS rate, count(item.id) AS items
                FROM goal LEFT JOIN action_item AS item
                    ON item.chart_id = goal.chart_id AND item.sub_goal = goal.position
                WHERE goal.position <> 5 GROUP BY goal.chart_id, goal.position
            ), filled AS (
                SELECT chart_id, count(*) AS sub_goals, sum(items) AS items, avg(rate) AS rate
                FROM sub_goal GROUP BY chart_id
            )
            SELECT chart.id, chart.name, chart.archived, core.title AS core_goal,
                coalesce(sub_goals, 0) AS sub_goals, coalesce(items, 0) AS items, coalesce(rate, 0.0) AS rate
            FROM chart
            LEFT JOIN goal AS core ON core.chart_id = chart.id AND core.position = 5
            LEFT JOIN filled ON filled.chart_id = chart.id
            WHERE NOT chart.deleted ORDER BY chart.id
            """
        return try query(sql) { row in
            ChartEntry(
                try ChartID(try row.integer("id")), name: try row.optionalTitle("name"),
                isArchived: try row.integer("archived") != 0, coreGoal: try row.optionalTitle("core_goal"),
                subGoals: try row.integer("sub_goals"), actionItems: try row.integer("items"),
                rate: AchievementRate(rounding: try row.real("rate")))
        }
    }

    /// The chart that was made current last, of those that are offered.
    ///
    /// - Throws: `DatabaseError`, and ``MandalartError/lastChart`` for a file without one.
    func currentChart() throws -> ChartID {
        let sql = "SELECT id FROM chart WHERE NOT archived ORDER BY opened DESC, id LIMIT 1"
        let id = try first(sql) { row in try ChartID(try row.integer("id")) }
        guard let id else { throw MandalartError.lastChart }
        return id
    }

    /// Whether a chart is put away.
    ///
    /// - Throws: ``MandalartError/noSuchChart(_:)``, `DatabaseError`.
    func isArchived(_ id: ChartID) throws -> Bool {
        let sql = "SELECT archived FROM chart WHERE id = ? AND NOT deleted"
        let isArchived = try first(sql, id.number) { row in try row.integer("archived") != 0 }
        guard let isArchived else { throw MandalartError.noSuchChart("\(id)") }
        return isArchived
    }

    /// Makes a chart the current one.
    func open(_ id: ChartID) throws {
        let sql = "UPDATE chart SET opened = (SELECT max(opened) + 1 FROM chart) WHERE id = ?"
        try execute(sql, id.number)
    }

    /// Compares as Swift does, for which an accent that is written in two ways is the same.
    ///
    /// - Throws: ``MandalartError/chartNameTaken(_:)``, `DatabaseError`.
    func requireFree(_ name: Title, for own: ChartID?) throws {
        let names = try query("SELECT name FROM chart WHERE name IS NOT NULL AND id <> ?", own?.number ?? 0) { row in
            try row.optionalTitle("name")
        }
        guard !names.contains(name) else { throw MandalartError.chartNameTaken(name) }
    }

    /// - Throws: ``MandalartError/lastChart`` when no other chart is offered, `DatabaseError`.
    func requireAnother(than id: ChartID) throws {
        let sql = "SELECT count(*) AS others FROM chart WHERE NOT archived AND id <> ?"
        let others = try first(sql, id.number) { row in try row.integer("others") }
        guard let others, others > 0 else { throw MandalartError.lastChart }
    }
}

extension Row {
    func optionalTitle(_ column: String) throws(DatabaseError) -> Title? {
        guard let text = try optionalText(column) else { return nil }
        guard let title = try? Title(text) else {
            throw unexpected(column, expected: "text of 1 to \(Title.longest) characters")
        }
        return title
    }
}
