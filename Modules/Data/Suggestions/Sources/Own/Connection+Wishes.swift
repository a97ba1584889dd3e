import MandalartDomainInterface
import MandalartSchemaData
import SQLite

extension Connection {
    /// Returns the titles of matching wishes that are not fulfilled. For a sub-goal or an item, the open milestones of
    /// all matching wishes come first; for a core goal, ``openWishes()`` follow.
    func titles(ofWishesFor cell: Cell, _ keywords: [String]) throws -> [Title] {
        let rows = try rows(with: keywords, in: "wish_text")
        let wishes = try rows.flatMap { row in
            try readable("SELECT title FROM wish WHERE id = ? AND done IS NULL AND NOT deleted", row) { try $0.title() }
        }
        // The search words for a core goal are those of the cells around it. All other open wishes follow, even without
        // a match.
        if cell == .coreGoal { return try wishes + openWishes() }
        let milestones = try rows.flatMap { row in
            try readable(
                """
                SELECT milestone.title FROM milestone JOIN wish ON wish.id = milestone.wish AND NOT wish.deleted
                WHERE wish = ? AND reached IS NULL AND NOT milestone.deleted ORDER BY milestone.place, milestone.id
                """, row
            ) { try $0.title() }
        }
        return milestones + wishes
    }

    /// Returns the titles of the wishes that are neither fulfilled nor grown into a chart, in the order of the list.
    func openWishes() throws -> [Title] {
        try readable(
            "SELECT title FROM wish WHERE done IS NULL AND chart IS NULL AND NOT deleted ORDER BY place, id"
        ) { try $0.title() }
    }
}
