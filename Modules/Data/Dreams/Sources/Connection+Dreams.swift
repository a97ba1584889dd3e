import DreamsDomainInterface
import MandalartDomainInterface
import SQLite
import Time

/// Writes whole wishes.
extension Connection {
    /// Writes the wishes that differ, each with its tree, and leaves all others alone.
    ///
    /// - Throws: `DatabaseError`.
    func write(_ dreams: DreamList, over before: DreamList) throws(DatabaseError) {
        let changed = WishNumber.all.filter { dreams.wishes[$0]?.texts != before.wishes[$0]?.texts }
        for number in changed { try execute("DELETE FROM wish WHERE number = ?", number.number) }
        for number in changed {
            if let wish = dreams.wishes[number] { try insert(wish, at: number) }
        }
    }

    private func insert(_ wish: Wish, at number: WishNumber) throws(DatabaseError) {
        let sql = """
            INSERT INTO wish (number, title, done, purpose, goal, date, vision, chart) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """
        let tree = wish.tree
        try execute(
            sql, number.number, wish.title.text, wish.done?.description, tree.purpose?.text, tree.goal?.text,
            tree.date?.description, tree.vision?.text, tree.chart?.number)
        for (place, milestone) in zip(MilestoneNumber.all, tree.milestones) {
            try execute(
                "INSERT INTO milestone (wish, number, title, reached) VALUES (?, ?, ?, ?)", number.number, place.number,
                milestone.title.text, milestone.reached?.description)
        }
    }
}

extension Wish {
    /// All that is kept, by bytes: for Swift's `==` the two ways to write é are one.
    fileprivate var texts: [[UInt8]?] {
        let milestones = tree.milestones.flatMap { [$0.title.text, $0.reached?.description] }
        let texts =
            [
                title.text, done?.description, tree.purpose?.text, tree.goal?.text, tree.date?.description,
                tree.vision?.text, tree.chart?.description,
            ] + milestones
        return texts.map { $0.map { Array($0.utf8) } }
    }
}
