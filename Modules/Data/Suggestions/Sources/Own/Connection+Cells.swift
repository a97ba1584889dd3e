import MandalartDomainInterface
import MandalartSchemaData
import SQLite

extension Connection {
    /// The maximum number of rows that are read for each keyword, and of rows that are returned.
    private static let mostOfKeyword = 100, most = 40

    /// Returns the rows that contain keywords, best first. The fewer rows contain a keyword, the more the keyword
    /// counts.
    ///
    /// SQLite's own ranking would read every row that contains a common word. This search stops after enough rows for
    /// each keyword.
    func rows(with keywords: [String], in index: String) throws -> [Int64] {
        var fits: [Int64: Double] = [:]
        for keyword in keywords {
            guard let query = SearchText.query(forAnyOf: [keyword]) else { continue }
            let sql = "SELECT rowid AS row FROM \(index) WHERE \(index) MATCH ? ORDER BY rowid LIMIT ?"
            let found = try self.query(sql, query, Self.mostOfKeyword) { try $0.integer("row", as: Int64.self) }
            for row in found { fits[row, default: 0] += 1 / Double(found.count) }
        }
        let sorted = fits.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        return sorted.prefix(Self.most).map(\.key)
    }

    /// Returns titles that could fill the cell. For a sub-goal, these are the sub-goals around matching core goals,
    /// then matching sub-goals; for an item, the items of matching sub-goals, then matching items; for the core goal,
    /// none.
    func titles(ofCellsFor cell: Cell, _ keywords: [String]) throws -> [Title] {
        let rows = try rows(with: keywords, in: "cell_text")
        switch cell {
        case .coreGoal: return []
        case .subGoal:
            let around = try rows.flatMap { row in
                try readable(
                    """
                    SELECT other.title FROM goal JOIN chart ON chart.id = goal.chart AND NOT chart.deleted
                    JOIN goal AS other ON other.chart = goal.chart AND other.position <> 5 AND \(Self.isShown("other"))
                    WHERE goal.id = ? AND goal.position = 5 AND NOT goal.deleted ORDER BY other.position, other.id
                    """, row
                ) { try $0.title() }
            }
            let themselves = try rows.flatMap { row in
                try readable(
                    """
                    SELECT title FROM goal JOIN chart ON chart.id = goal.chart AND NOT chart.deleted
                    WHERE goal.id = ? AND position <> 5 AND \(Self.isShown("goal"))
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
                    WHERE goal.id = ? AND goal.position <> 5 ORDER BY item.position, item.id
                    """, row
                ) { try $0.title() }
            }
            let themselves = try rows.flatMap { row in
                try readable(
                    """
                    SELECT item.title FROM item JOIN goal ON goal.id = item.goal
                    JOIN chart ON chart.id = goal.chart AND NOT chart.deleted WHERE item.id = ? AND NOT item.deleted
                    """, row
                ) { try $0.title() }
            }
            return around + themselves
        }
    }
}
