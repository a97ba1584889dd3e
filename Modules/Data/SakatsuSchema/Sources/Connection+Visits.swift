package import Edits
package import Journal
package import SQLite
package import SakatsuDomainInterface

extension Connection {
    /// The row of a visit.
    ///
    /// - Throws: `SakatsuError.noSuchVisit`, also for one that was removed, and `DatabaseError`.
    package func row(of visit: VisitNumber) throws -> RowID {
        let sql = "SELECT id FROM visit WHERE number = ? AND NOT deleted"
        let row = try first(sql, visit.number) { RowID(try $0.integer("id", as: Int64.self)) }
        guard let row else { throw SakatsuError.noSuchVisit(visit) }
        return row
    }
}

extension Journal {
    /// The undo history of a visit: of all that it holds, but not of its being added and removed.
    package func history(of visit: VisitNumber) -> ScopeHistory {
        ScopeHistory(self) { try $0.row(of: visit).number }
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
