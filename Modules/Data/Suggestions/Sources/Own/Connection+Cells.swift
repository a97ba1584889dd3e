import MandalartDomainInterface
import MandalartSchemaData
import SQLite

extension Connection {
    /// So many rows of an index are looked at, the first.
    private static let most = 200

    /// The rows that a query finds, the best first.
    func rows(thatFit query: String, in index: String) throws -> [Int64] {
        let sql = """
            SELECT rowid AS row, bm25(\(index), 4.0, 1.0) AS rank FROM \(index) WHERE \(index) MATCH ? LIMIT ?
            """
        let found = try self.query(sql, query, Self.most) { row in
            (row: try row.integer("row", as: Int64.self), rank: try row.real("rank"))
        }
        return found.sorted { ($0.rank, $0.row) < ($1.rank, $1.row) }.map(\.row)
    }

    /// The cells around those that a query finds, for a cell of the same kind, then those that it finds themselves.
    func titles(ofCellsFor cell: Cell, _ query: String) throws -> [Title] {
        let rows = try rows(thatFit: query, in: "cell_text")
        switch cell {
        case .coreGoal: return []
        case .subGoal:
            let around = try rows.flatMap { row in
                try readable(
                    """
                    SELECT other.title FROM goal JOIN chart ON chart.id = goal.chart AND NOT chart.deleted
                    JOIN goal AS other ON other.chart = goal.chart AND other.position <> 5 AND NOT other.deleted
                    WHERE goal.id = ? AND goal.position = 5 AND NOT goal.deleted ORDER BY other.position, other.id
                    """, row
                ) { try $0.title() }
            }
            let themselves = try rows.flatMap { row in
                try readable(
                    """
                    SELECT title FROM goal JOIN chart ON chart.id = goal.chart AND NOT chart.deleted
                    WHERE goal.id = ? AND position <> 5 AND NOT goal.deleted
                    """, row
                ) { try $0.title() }
            }
            return around + themselves
        case .actionItem:
            let around = try rows.flatMap { row in
                try readable(
                    """
                    SELECT item.title FROM goal JOIN chart ON chart.id = goal.chart AND NOT chart.deleted
                    JOIN item ON item.goal = goal.id AND NOT item.deleted
                    WHERE goal.id = ? AND goal.position <> 5 AND NOT goal.deleted ORDER BY item.position, item.id
                    """, row
                ) { try $0.title() }
            }
            let themselves = try rows.flatMap { row in
                try readable(
                    """
                    SELECT item.title FROM item JOIN goal ON goal.id = item.goal AND NOT goal.deleted
                    JOIN chart ON chart.id = goal.chart AND NOT chart.deleted WHERE item.id = ? AND NOT item.deleted
                    """, row
                ) { try $0.title() }
            }
            return around + themselves
        }
    }
}
