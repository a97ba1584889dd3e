package import Basics
package import Journal
package import SQLite
package import SakatsuDomainInterface

extension Connection {
    /// Returns the row of the visit with the given number. A row that another program has added may have got another
    /// identity since the number was read, and is then found by the number.
    ///
    /// - Throws: `SakatsuError.noSuchVisit` for a missing or removed visit, and `DatabaseError`.
    package func row(of visit: VisitNumber) throws -> RowID {
        let sql = """
            SELECT id FROM visit WHERE NOT deleted
                AND id = coalesce((SELECT id FROM visit WHERE id = ?), (SELECT id FROM visit WHERE number = ?))
            """
        let row = try first(sql, visit.identity?.row, visit.number) { RowID(try $0.integer("id", as: Int64.self)) }
        guard let row else { throw SakatsuError.noSuchVisit(visit) }
        return row
    }
}

extension Journal {
    /// Returns the undo history of a visit's contents. Adding and removing the visit are not part of this history.
    package func history(of visit: VisitNumber) -> ScopeHistory {
        ScopeHistory(self) { try $0.row(of: visit).number }
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
