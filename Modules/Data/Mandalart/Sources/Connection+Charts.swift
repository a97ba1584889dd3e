import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Reads, checks, and writes the rows of charts.
extension Connection {
    /// Returns the charts in the order of their numbers. If several charts have the same name, each except the first
    /// gets a number after the name, so that all names are unique. A name is `nil` if the chart has none or if the
    /// stored name is invalid.
    func names() throws -> [(id: ChartID, name: Title?)] {
        let claims = try query("SELECT id, number, name FROM chart WHERE NOT deleted ORDER BY id") { row in
            (id: try row.chartID(), name: try ifReadable { try row.optionalTitle("name") } ?? nil)
        }
        let names = Claims.names(for: claims.compactMap { claim in claim.name.map { (claim.id, $0) } })
        return claims.map { ($0.id, names[$0.id]) }.sorted { $0.0 < $1.0 }
    }

    /// Returns the name of a chart, as in ``names()``, and whether it is the only chart. For a missing chart, returns
    /// `nil` and `true`.
    func name(of id: ChartID) throws -> (name: Title?, isOnly: Bool) {
        let row: RowID
        do { row = try self.row(of: id) } catch MandalartError.noSuchChart(_) { return (nil, true) }
        // All names are read only if another chart may have an equal name. Outside ASCII, an equal name may have other
        // bytes.
        let sql = """
            SELECT chart.name, EXISTS (
                SELECT 1 FROM chart AS other WHERE NOT other.deleted AND other.id <> chart.id
            ) AS has_others, EXISTS (
                SELECT 1 FROM chart AS other WHERE NOT other.deleted AND other.id <> chart.id
                    AND (other.name = chart.name OR length(other.name) <> length(CAST(other.name AS BLOB)))
            ) AS needs_all
            FROM chart WHERE id = ?
            """
        let own = try first(sql, row) { row in
            (
                name: try ifReadable { try row.optionalTitle("name") } ?? nil,
                isOnly: try row.integer("has_others") == 0, needsAll: try row.integer("needs_all") != 0
            )
        }
        guard let own else { return (nil, true) }
        if own.needsAll, own.name != nil {
            return (try names().first { $0.id.identity == Identity(row) }?.name, own.isOnly)
        }
        return (own.name, own.isOnly)
    }

    /// Returns all charts in the order of their numbers. Invalid names and core goals are left out.
    func chartEntries() throws -> [ChartEntry] {
        let sql = """
            WITH sub_goal AS (
                SELECT goal.chart, coalesce(sum(item.rate) * \(AchievementRate.partsOfPercent) / count(item.id), 0)
                    AS mean, count(item.id) AS items, count(item.cadence) AS habits
                FROM goal LEFT JOIN item ON item.goal = goal.id AND NOT item.deleted
                WHERE goal.position <> 5 AND \(Self.isShown("goal")) GROUP BY goal.id
            ), filled AS (
                SELECT chart, count(*) AS sub_goals, sum(items) AS items, sum(habits) AS habits,
                    sum(mean) AS means
                FROM sub_goal GROUP BY chart
            )
            SELECT chart.id, chart.number, chart.archived, \(Self.columnsOfCore), coalesce(sub_goals, 0) AS sub_goals,
                coalesce(items, 0) AS items, coalesce(means, 0) AS means, coalesce(habits, 0) AS habits
            FROM chart LEFT JOIN filled ON filled.chart = chart.id WHERE NOT chart.deleted ORDER BY chart.number
            """
        let names = try Dictionary(uniqueKeysWithValues: names().map { ($0.id, $0.name) })
        return try query(sql) { row in
            let (id, subGoals) = (try row.chartID(), try row.integer("sub_goals"))
            let (isArchived, hasHabits) = (try row.integer("archived") != 0, try row.integer("habits") > 0)
            // A goal that has lost the centre to another one is a sub-goal.
            if let contested = try row.optionalInteger("contested_core", as: Int64.self) {
                let shown = ChartEntry(
                    id, name: names[id] ?? nil, isArchived: isArchived, of: try chart(RowID(contested)))
                return ChartEntry(
                    id, name: shown.name, isArchived: isArchived, coreGoal: shown.coreGoal, subGoals: shown.subGoals,
                    actionItems: shown.actionItems, rate: shown.rate, hasHabits: hasHabits)
            }
            return ChartEntry(
                id, name: names[id] ?? nil, isArchived: isArchived,
                coreGoal: try ifReadable { try row.optionalTitle("core_goal") } ?? nil,
                subGoals: subGoals, actionItems: try row.integer("items"),
                rate: AchievementRate(meanOf: subGoals, parts: try row.integer("means")), hasHabits: hasHabits)
        }
    }

    /// Returns the current chart: the last one that was made current, among those that are not archived.
    ///
    /// - Throws: `DatabaseError`, and `MandalartError.lastChart` if every chart is archived.
    func currentChart() throws -> ChartID {
        let sql = """
            SELECT id, number FROM chart WHERE NOT archived AND NOT deleted ORDER BY opened DESC, number LIMIT 1
            """
        let id = try first(sql) { row in try row.chartID() }
        guard let id else { throw MandalartError.lastChart }
        return id
    }

    /// Returns whether a chart is archived.
    func isArchived(_ chart: RowID) throws -> Bool {
        try first("SELECT archived FROM chart WHERE id = ?", chart) { try $0.integer("archived") != 0 } ?? false
    }

    /// Makes a chart the current one.
    func open(_ chart: RowID) throws {
        try execute("UPDATE chart SET opened = (SELECT max(opened) + 1 FROM chart) WHERE id = ?", chart)
    }

    /// Returns the undo scope of a chart; for `nil`, that of the list of charts.
    func scope(of chart: ChartID?) throws -> RowID { try chart.map { try row(of: $0) } ?? RowID(EditScope.charts) }

    /// Inserts an empty chart with a name.
    func insertChart(
        _ name: Title, isArchived: Bool = false, due: Day? = nil, in edit: inout OpenEdit
    ) throws -> RowID {
        let row = try edit.newRow()
        let sql = """
            INSERT INTO chart (id, claim, name, archived, due)
                VALUES (?, \(JournaledTable.chart.nextNumber), ?, ?, ?)
            """
        try execute(sql, row, name.text, isArchived ? 1 : 0, due?.description)
        return row
    }

    /// Gives a chart another name.
    func rename(_ chart: RowID, to name: Title) throws {
        try execute("UPDATE chart SET name = ? WHERE id = ?", name.text, chart)
    }

    /// Deletes the only other chart if it has no name and never had content. A person who begins by creating a filled
    /// chart does not need the empty first chart.
    func deleteUnusedChart(besides row: RowID) throws {
        let sql = """
            UPDATE chart SET deleted = 1 WHERE name IS NULL AND NOT deleted AND id <> ?1
            AND NOT EXISTS (
                SELECT 1 FROM chart AS other WHERE other.id <> chart.id AND other.id <> ?1 AND NOT other.deleted)
            AND NOT EXISTS (SELECT 1 FROM goal WHERE goal.chart = chart.id)
            """
        try execute(sql, row)
    }

    /// Returns the number of a chart.
    func number(of chart: RowID) throws -> ChartID {
        let id = try first("SELECT id, number FROM chart WHERE id = ?", chart) { try $0.chartID() }
        guard let id else { throw MandalartError.noSuchChart("\(chart.number)") }
        return id
    }

    /// Throws an error if a chart other than `own` has the given name. Names are compared as by Swift's `==`, which
    /// ignores how accents are composed.
    ///
    /// - Throws: `MandalartError.chartNameTaken`, and `DatabaseError`.
    func requireFree(_ name: Title, for own: RowID?) throws {
        let sql = "SELECT name FROM chart WHERE name IS NOT NULL AND NOT deleted AND id <> ?"
        let names = try readable(sql, own?.number ?? 0) { row in try row.title("name") }
        guard !names.contains(name) else { throw MandalartError.chartNameTaken(name) }
    }

    /// Throws an error if all other charts are archived.
    ///
    /// - Throws: `MandalartError.lastChart`, and `DatabaseError`.
    func requireAnother(than chart: RowID) throws {
        let sql = "SELECT count(*) AS others FROM chart WHERE NOT archived AND NOT deleted AND id <> ?"
        let others = try first(sql, chart) { row in try row.integer("others") }
        guard let others, others > 0 else { throw MandalartError.lastChart }
    }
}
