import Basics
import DreamsDomainInterface
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Writes the wishes and milestones that an edit changed.
extension Connection {
    /// Writes the wishes and milestones that differ from `before`. A wish without an identity takes the row of the
    /// stored wish that has the same number, or else a new row.
    ///
    /// If anything is changed, the numbers of displaced wishes are written first.
    func write(_ dreams: DreamList, over before: DreamList, in edit: inout OpenEdit) throws {
        if dreams != before { try keepNumbers(of: before, before: &edit) }
        let old = Dictionary(before.wishes.compactMap { number, wish in wish.id.map { ($0, (number, wish)) } }) { $1 }
        var kept: Set<Identity> = []
        let named = Set(dreams.wishes.values.compactMap(\.id))
        for (number, wish) in dreams.numbered {
            let there = before.wishes[number]?.id.flatMap { named.contains($0) ? nil : $0 }
            let id = wish.id.flatMap { old[$0] == nil ? nil : $0 } ?? there
            if let id, kept.insert(id).inserted, let (oldNumber, oldWish) = old[id] {
                if oldNumber != number || oldWish.bytes != wish.bytes { try update(wish, at: number, id.row) }
                try write(wish.tree.milestones, over: oldWish.tree.milestones, of: id.row, in: &edit)
            } else {
                let row = try edit.newRow()
                try insert(wish, at: number, row)
                try write(wish.tree.milestones, over: [], of: row, in: &edit)
            }
        }
        for id in old.keys.sorted() where !kept.contains(id) {
            try execute("UPDATE wish SET deleted = 1 WHERE id = ?", id.row)
            try execute("UPDATE milestone SET deleted = 1 WHERE wish = ? AND NOT deleted", id.row)
        }
    }

    /// Writes the numbers at which wishes are shown that were displaced when stores were merged, before an edit of the
    /// wishes. Otherwise, a displaced wish might go to the number of its row as soon as that is free. An undo of the
    /// edit does not take them back.
    func keepNumbers(of dreams: DreamList, before edit: inout OpenEdit) throws {
        let rows = try query("SELECT id, place FROM wish WHERE NOT deleted") { row in
            (row: RowID(try row.integer("id", as: Int64.self)), claim: try row.integer("place"))
        }
        let claims = Dictionary(rows.map { ($0.row, $0.claim) }) { first, _ in first }
        let displaced = dreams.numbered.compactMap { number, wish -> (number: Int, row: RowID)? in
            guard let row = wish.id?.row, claims[row] != number.number else { return nil }
            return (number.number, row)
        }
        if displaced.isEmpty { return }
        try repair(before: &edit) {
            for (number, row) in displaced { try execute("UPDATE wish SET place = ? WHERE id = ?", number, row) }
        }
    }

    private func insert(_ wish: Wish, at number: WishNumber, _ row: RowID) throws {
        let sql = """
            INSERT INTO wish (place, title, done, purpose, goal, date, vision, chart, id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try write(wish, at: number, row, sql)
    }

    private func update(_ wish: Wish, at number: WishNumber, _ row: RowID) throws {
        let sql = """
            UPDATE wish SET place = ?, title = ?, done = ?, purpose = ?, goal = ?, date = ?, vision = ?, chart = ?
            WHERE id = ?
            """
        try write(wish, at: number, row, sql)
    }

    private func write(_ wish: Wish, at number: WishNumber, _ row: RowID, _ sql: String) throws {
        let tree = wish.tree
        let chart = try tree.chart.map { chart in
            try first("SELECT id FROM chart WHERE number = ?", chart.number) { try $0.integer("id", as: Int64.self) }
        }
        try execute(
            sql, number.number, wish.title.text, wish.done?.description, tree.purpose?.text, tree.goal?.text,
            tree.date?.description, tree.vision?.text, chart ?? nil, row)
    }

    /// Writes the milestones of a tree that differ from `before`. If their order is changed, the places of all are
    /// written, because those of merged stores have gaps, or are the same. Milestones beyond eight come after the others.
    private func write(
        _ milestones: [Milestone], over before: [Milestone], of wish: RowID, in edit: inout OpenEdit
    ) throws {
        let old = Dictionary(before.compactMap { one in one.id.map { ($0, one) } }) { $1 }
        var (kept, rows): (Set<Identity>, [RowID]) = ([], [])
        for milestone in milestones {
            if let id = milestone.id, kept.insert(id).inserted, let there = old[id] {
                rows.append(id.row)
                if there.bytes != milestone.bytes {
                    try execute(
                        "UPDATE milestone SET title = ?, reached = ? WHERE id = ?", milestone.title.text,
                        milestone.reached?.description, id.row)
                }
            } else {
                let row = try edit.newRow()
                rows.append(row)
                try execute(
                    "INSERT INTO milestone (id, wish, place, title, reached) VALUES (?, ?, ?, ?, ?)", row, wish,
                    rows.count, milestone.title.text, milestone.reached?.description)
            }
        }
        for id in old.keys.sorted() where !kept.contains(id) {
            try execute("UPDATE milestone SET deleted = 1 WHERE id = ?", id.row)
        }
        if milestones.map(\.id) == before.map(\.id) { return }
        let others = try (self.milestones()[wish] ?? []).compactMap { $0.id?.row }.filter { !rows.contains($0) }
        for (index, row) in (rows + others).enumerated() {
            try execute("UPDATE milestone SET place = ?1 WHERE id = ?2 AND place <> ?1", index + 1, row)
        }
    }
}
