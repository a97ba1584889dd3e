package import Journal
import SQLite

extension SearchIndexes {
    /// The full-text indexes of cells, of log entries and of wishes.
    package static let mandalart = SearchIndexes([.cells, .entries, .wishes])
}

extension SearchIndex {
    /// The index of the titles and notes of cells.
    package static let cells = SearchIndex(
        "cell_text", columns: ("title", "note"),
        texts: """
            \(pending)
            SELECT row, CASE WHEN \(Connection.isShown("goal")) AND NOT chart.deleted THEN goal.title END AS first,
                coalesce(goal.note, '') AS rest
            FROM pending CROSS JOIN goal ON goal.id = row CROSS JOIN chart ON chart.id = goal.chart
            UNION ALL
            SELECT row, CASE WHEN NOT item.deleted AND NOT chart.deleted THEN item.title END, coalesce(item.note, '')
            FROM pending CROSS JOIN item ON item.id = row CROSS JOIN goal ON goal.id = item.goal
                CROSS JOIN chart ON chart.id = goal.chart
            """)

    /// The index of the texts of log entries.
    package static let entries = SearchIndex(
        "entry_text", columns: ("text", "rest"),
        texts: """
            \(pending)
            SELECT row, CASE WHEN NOT activity.deleted THEN activity.text END AS first, '' AS rest
            FROM pending CROSS JOIN activity ON activity.id = row
            """)

    /// The index of wishes with all parts of their trees.
    package static let wishes = SearchIndex(
        "wish_text", columns: ("title", "tree"),
        texts: """
            \(pending)
            SELECT row, CASE WHEN NOT wish.deleted THEN wish.title END AS first,
                coalesce(purpose, '') || ' ' || coalesce(goal, '') || ' ' || coalesce(vision, '') || ' ' || coalesce((
                    SELECT group_concat(milestone.title, ' ') FROM milestone
                    WHERE milestone.wish = wish.id AND NOT milestone.deleted
                ), '') AS rest
            FROM pending CROSS JOIN wish ON wish.id = row
            """)

    /// SQL for the rows that have changed since the last update, and for those whose text or visibility may have
    /// changed with them.
    private static let pending = """
        WITH \(SearchIndexes.changed), pending AS MATERIALIZED (
            SELECT row FROM changed
            UNION SELECT goal.id FROM changed CROSS JOIN goal ON goal.chart = changed.row
            UNION SELECT item.id FROM changed CROSS JOIN goal ON goal.chart = changed.row
                CROSS JOIN item ON item.goal = goal.id
            UNION SELECT item.goal FROM changed CROSS JOIN item ON item.id = changed.row
            UNION SELECT milestone.wish FROM changed CROSS JOIN milestone ON milestone.id = changed.row
        )
        """
}
