import Basics
public import SQLite

extension Connection {
    /// Returns entries in the order in which their claims of a place count, so that all stores give the same places: of
    /// entries that claim the same place, the one with the later claim comes first. Entries without a rival come last.
    ///
    /// Stamps are read only where a place is claimed twice, as after a merge.
    ///
    /// - Parameters:
    ///   - entries: the entries.
    ///   - field: the field with the claim, and its table: `goal.position`.
    ///   - row: returns the row of an entry.
    ///   - claim: returns the claimed place of an entry.
    /// - Returns: the entries in that order.
    /// - Throws: `DatabaseError`.
    public func inOrderOfClaims<Entry>(
        _ entries: [Entry], in field: String, row: (Entry) -> RowID, claim: (Entry) -> some Hashable
    ) throws -> [Entry] {
        var stamps: [RowID: Stamp?] = [:]
        for rivals in Dictionary(grouping: entries, by: claim).values where rivals.count > 1 {
            for rival in rivals { stamps[row(rival)] = try stamp(of: row(rival), field) }
        }
        func comesFirst(_ left: Entry, _ right: Entry) -> Bool {
            switch (stamps[row(left)], stamps[row(right)]) {
            case (nil, nil): return row(left) < row(right)
            case (nil, _?): return false
            case (_?, nil): return true
            case (let one?, let other?):
                // A claim that is not in the journal yet is newer than all that are.
                guard let one, let other, one != other else {
                    return one == other ? row(left) < row(right) : one == nil
                }
                return other < one
            }
        }
        return entries.sorted(by: comesFirst)
    }

    /// Returns the stamp of the last write of a field; `nil` if the journal has none.
    private func stamp(of row: RowID, _ field: String) throws -> Stamp? {
        let sql = """
            SELECT coalesce(journal_change.time, journal_edit.time) AS time,
                coalesce(journal_change.replica, journal_edit.replica) AS replica
            FROM journal_change JOIN journal_edit ON number = edit WHERE row = ? AND field = ?
            ORDER BY 1 DESC, 2 DESC LIMIT 1
            """
        return try first(sql, row, field) { try $0.ownStamp() } ?? nil
    }
}
