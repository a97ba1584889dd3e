package import Edits
package import Journal
package import MandalartDomainInterface
package import SQLite

/// The rows of charts by their numbers, and the rules that hold for all charts together.
extension Connection {
    /// Refuses a list of charts without one to work on, or with two of one name.
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

    /// The row of a chart.
    ///
    /// - Throws: `MandalartError.noSuchChart`, also for one that was forgotten, and `DatabaseError`.
    package func row(of chart: ChartID) throws -> RowID {
        let sql = "SELECT id FROM chart WHERE number = ? AND NOT deleted"
        let row = try first(sql, chart.number) { RowID(try $0.integer("id", as: Int64.self)) }
        guard let row else { throw MandalartError.noSuchChart("\(chart)") }
        return row
    }
}

extension Journal {
    /// The undo history of a chart: of its cells, and of what was logged for them.
    package func history(of chart: ChartID) -> ScopeHistory {
        ScopeHistory(self) { try $0.row(of: chart).number }
    }
}

extension Identity {
    /// The identity of a row.
    package init(_ row: RowID) {
        self.init(Int(row.number))
    }

    /// The row.
    package var row: RowID { RowID(Int64(number)) }
}
