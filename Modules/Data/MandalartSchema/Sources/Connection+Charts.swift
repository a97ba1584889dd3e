package import Edits
package import Journal
package import MandalartDomainInterface
package import SQLite

/// The rows of charts by number, and the rules for the list of charts.
extension Connection {
    /// Checks that one chart is unarchived, and that names are unique.
    ///
    /// - Throws: `MandalartError.lastChart`, `MandalartError.chartNameTaken`, and `DatabaseError`.
    func requireCharts() throws {
        let offered = try first("SELECT count(*) AS count FROM chart WHERE NOT archived AND NOT deleted") {
            try $0.integer("count")
        }
        if offered == 0 { throw MandalartError.lastChart }
        // Compared as Swift does, for which an accent that is written in two ways is the same.
        var names: Set<Title> = []
        let all = try readable("SELECT name FROM chart WHERE name IS NOT NULL AND NOT deleted") { try $0.title("name") }
        for name in all where !names.insert(name).inserted { throw MandalartError.chartNameTaken(name) }
    }

    /// Returns the row of a chart.
    ///
    /// - Throws: `MandalartError.noSuchChart`, also for a deleted chart, and `DatabaseError`.
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
    /// An identity with the number of a row.
    package init(_ row: RowID) {
        self.init(Int(row.number))
    }

    /// The row with this identity.
    package var row: RowID { RowID(Int64(number)) }
}
