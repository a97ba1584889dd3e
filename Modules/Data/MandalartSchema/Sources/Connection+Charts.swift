package import Basics
package import Journal
package import MandalartDomainInterface
package import SQLite

/// Finds the rows of charts, and checks the rules for the list of charts.
extension Connection {
    /// Throws an error if all charts are archived.
    ///
    /// - Throws: `MandalartError.lastChart`, and `DatabaseError`.
    func requireOfferedChart() throws {
        let offered = try first("SELECT count(*) AS count FROM chart WHERE NOT archived AND NOT deleted") {
            try $0.integer("count")
        }
        if offered == 0 { throw MandalartError.lastChart }
    }

    /// Throws an error if one of the given charts has the name of another chart. After a merge, charts that are not
    /// given may share a name.
    ///
    /// - Throws: `MandalartError.chartNameTaken`, and `DatabaseError`.
    func requireOwnNames(of charts: Set<RowID>) throws {
        let all = try readable("SELECT id, name FROM chart WHERE name IS NOT NULL AND NOT deleted") { row in
            (id: RowID(try row.integer("id", as: Int64.self)), name: try row.title("name"))
        }
        // Compared as by Swift's `==`, which ignores how accents are composed.
        for same in Dictionary(grouping: all, by: \.name).values where same.count > 1 {
            if same.contains(where: { charts.contains($0.id) }) { throw MandalartError.chartNameTaken(same[0].name) }
        }
    }

    /// Returns the row of the chart with the given number. The first chart of a new store, which an exchange has
    /// replaced by that of another machine, and a row of another program, which has got another identity, are found by
    /// their numbers.
    ///
    /// - Throws: `MandalartError.noSuchChart` for a missing or deleted chart, and `DatabaseError`.
    package func row(of chart: ChartID) throws -> RowID {
        let sql = """
            SELECT id FROM chart WHERE NOT deleted
                AND id = coalesce((SELECT id FROM chart WHERE id = ?), (SELECT id FROM chart WHERE number = ?))
            """
        let row = try first(sql, chart.identity?.row, chart.number) { RowID(try $0.integer("id", as: Int64.self)) }
        guard let row else { throw MandalartError.noSuchChart("\(chart)") }
        return row
    }
}

extension Journal {
    /// Returns the undo history of a chart's cells and log.
    package func history(of chart: ChartID) -> ScopeHistory {
        ScopeHistory(self) { try $0.row(of: chart).number }
    }
}

extension Row {
    /// Returns the number of a chart in the column `number`, with the identity of the chart in the column `id`.
    package func chartID() throws -> ChartID {
        try ChartID(try integer("number"), of: Identity(RowID(try integer("id", as: Int64.self))))
    }
}

extension Identity {
    /// Creates the identity that has the number of a row.
    package init(_ row: RowID) {
        self.init(Int(row.number))
    }

    /// The row that has the number of this identity.
    package var row: RowID { RowID(Int64(number)) }
}
