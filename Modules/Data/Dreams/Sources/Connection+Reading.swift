import Basics
import DreamsDomainInterface
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

/// Reads wishes. Each column is converted to a value of the domain, or causes an error that names the column.
extension Connection {
    /// Returns the stored wishes, without rows that are not valid wishes.
    func dreams() throws -> DreamList {
        let milestones = try milestones()
        let sql = """
            SELECT wish.id, place, title, done, purpose, goal, date, vision, chart.number AS chart
            FROM wish LEFT JOIN chart ON chart.id = wish.chart WHERE NOT wish.deleted ORDER BY wish.id
            """
        let wishes = try readable(sql) { row in
            let id = RowID(try row.integer("id", as: Int64.self))
            var wish = Wish(try row.title("title"))
            wish.id = Identity(id)
            wish.done = try row.optionalDay("done")
            let (most, all) = (MilestoneNumber.all.count, milestones[id] ?? [])
            wish.tree = try DreamTree(milestones: Array(all.prefix(most)))
            wish.tree.unplaced = all.dropFirst(most).map(\.title)
            wish.tree.purpose = try row.passage("purpose")
            wish.tree.goal = try row.optionalTitle("goal")
            wish.tree.date = try row.optionalDay("date")
            wish.tree.vision = try row.passage("vision")
            wish.tree.chart = try row.chart()
            return (wish, row: id, claim: try row.wishNumber("place").number)
        }
        let claims = try inOrderOfClaims(wishes, in: "wish.place") {
            $0.row
        } claim: {
            $0.claim
        }
        var (placed, unplaced): ([WishNumber: Wish], [Title]) = ([:], [])
        let places = Claims.places(for: claims.map(\.claim), among: WishNumber.all.map(\.number))
        for ((wish, _, _), place) in zip(claims, places) {
            if let place { placed[try WishNumber(place)] = wish } else { unplaced.append(wish.title) }
        }
        let all = try query("SELECT id FROM wish") { row in Identity(RowID(try row.integer("id", as: Int64.self))) }
        let gone = Set(all).subtracting(placed.values.compactMap(\.id))
        return DreamList(placed, unplaced: unplaced, gone: gone)
    }

    /// Returns the milestones of each wish in the order of their places, also those beyond eight.
    func milestones() throws -> [RowID: [Milestone]] {
        var milestones: [RowID: [Milestone]] = [:]
        let sql = "SELECT id, wish, title, reached FROM milestone WHERE NOT deleted ORDER BY wish, place, id"
        _ = try readable(sql) { row in
            var milestone = Milestone(try row.title("title"), reached: try row.optionalDay("reached"))
            milestone.id = Identity(RowID(try row.integer("id", as: Int64.self)))
            milestones[RowID(try row.integer("wish", as: Int64.self)), default: []].append(milestone)
        }
        return milestones
    }
}

extension Row {
    fileprivate func wishNumber(_ column: String) throws(DatabaseError) -> WishNumber {
        try checked(try? WishNumber(try integer(column)), column, expected: "the number of a wish, 1 to 100")
    }

    fileprivate func passage(_ column: String) throws(DatabaseError) -> Passage? {
        guard let text = try optionalText(column) else { return nil }
        return try checked(try? Passage(text), column, expected: "text of 1 to \(Passage.longest) characters")
    }

    fileprivate func chart() throws(DatabaseError) -> ChartID? {
        guard let number = try optionalInteger("chart") else { return nil }
        return try checked(try? ChartID(number), "chart", expected: "the number of a chart")
    }
}
