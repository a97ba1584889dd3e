import DreamsDomainInterface
import MandalartDomainInterface
import SQLite
import Time

/// Reads wishes. Each column becomes a value of the domain, or an error that names it.
extension Connection {
    /// The wishes as their rows have them.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no wish can have. Its SQL names the table.
    func dreams() throws -> DreamList {
        let milestones = try milestones()
        let sql = "SELECT number, title, done, purpose, goal, date, vision, chart FROM wish ORDER BY number"
        let wishes = try query(sql) { row in
            let number = try row.wishNumber("number")
            var wish = Wish(try row.title("title"))
            wish.done = try row.day("done")
            wish.tree = try DreamTree(milestones: milestones[number] ?? [])
            wish.tree.purpose = try row.passage("purpose")
            wish.tree.goal = try row.optionalTitle("goal")
            wish.tree.date = try row.day("date")
            wish.tree.vision = try row.passage("vision")
            wish.tree.chart = try row.chart()
            return (number, wish)
        }
        return DreamList(Dictionary(wishes) { first, _ in first })
    }

    private func milestones() throws -> [WishNumber: [Milestone]] {
        var milestones: [WishNumber: [Milestone]] = [:]
        _ = try query("SELECT wish, number, title, reached FROM milestone ORDER BY wish, number") { row in
            let wish = try row.wishNumber("wish")
            guard try row.integer("number") == (milestones[wish]?.count ?? 0) + 1 else {
                throw row.unexpected("number", expected: "the number after that of the milestone before")
            }
            let milestone = Milestone(try row.title("title"), reached: try row.day("reached"))
            milestones[wish, default: []].append(milestone)
        }
        return milestones
    }
}

extension Row {
    fileprivate func wishNumber(_ column: String) throws(DatabaseError) -> WishNumber {
        guard let number = try? WishNumber(try integer(column)) else {
            throw unexpected(column, expected: "the number of a wish, 1 to 100")
        }
        return number
    }

    fileprivate func title(_ column: String) throws(DatabaseError) -> Title {
        guard let title = try optionalTitle(column) else {
            throw unexpected(column, expected: "text of 1 to \(Title.longest) characters")
        }
        return title
    }

    fileprivate func optionalTitle(_ column: String) throws(DatabaseError) -> Title? {
        guard let text = try optionalText(column) else { return nil }
        guard let title = try? Title(text) else {
            throw unexpected(column, expected: "text of 1 to \(Title.longest) characters")
        }
        return title
    }

    fileprivate func passage(_ column: String) throws(DatabaseError) -> Passage? {
        guard let text = try optionalText(column) else { return nil }
        guard let passage = try? Passage(text) else {
            throw unexpected(column, expected: "text of 1 to \(Passage.longest) characters")
        }
        return passage
    }

    fileprivate func day(_ column: String) throws(DatabaseError) -> Day? {
        guard let text = try optionalText(column) else { return nil }
        guard let day = try? Day(text) else { throw unexpected(column, expected: "a day such as 2027-03-21") }
        return day
    }

    fileprivate func chart() throws(DatabaseError) -> ChartID? {
        guard let number = try optionalInteger("chart") else { return nil }
        guard let chart = try? ChartID(number) else { throw unexpected("chart", expected: "the number of a chart") }
        return chart
    }
}
