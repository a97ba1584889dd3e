package import Journal
package import MandalartDomainInterface
package import SQLite

/// Finds the rows of what people type the numbers of.
extension Connection {
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
