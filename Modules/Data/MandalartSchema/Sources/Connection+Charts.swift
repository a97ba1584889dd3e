package import Basics
package import Journal
package import MandalartDomainInterface
package import SQLite

/// Finds the rows of charts, and checks the rules for the list of charts.
extension Connection {
    /// Throws an error if all charts are archived, or if two charts have the same name.
    ///
    /// - Throws: `MandalartError.lastChart`, `MandalartError.chartNameTaken`, and `DatabaseError`.
    func requireCharts() throws {
        let offered = try first("SELECT count(*) AS count FROM chart WHERE NOT archived AND NOT deleted") {
            try $0.integer("count")
        }
        if offered == 0 { throw MandalartError.lastChart }
        // Compared as by Swift's `==`, which ignores how accents are composed.
        var names: Set<Title> = []
        let all = try readable("SELECT name FROM chart WHERE name IS NOT NULL AND NOT deleted") { try $0.title("name") }
        for name in all where !names.insert(name).inserted { throw MandalartError.chartNameTaken(name) }
    }

    /// Returns the row of the chart with the given number.
    ///
    /// - Throws: `MandalartError.noSuchChart` for a missing or deleted chart, and `DatabaseError`.
    package func row(of chart: ChartID) throws -> RowID {
        let sql = "SELECT id FROM chart WHERE number = ? AND NOT deleted"
        let row = try first(sql, chart.number) { RowID(try $0.integer("id", as: Int64.self)) }
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

extension Identity {
    /// Creates the identity that has the number of a row.
    package init(_ row: RowID) {
        self.init(Int(row.number))
    }

    /// The row that has the number of this identity.
    package var row: RowID { RowID(Int64(number)) }
}
