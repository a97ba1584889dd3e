import Basics
package import Journal
package import MandalartDomainInterface
package import SQLite

/// The row of a filled cell in the main grid of a chart.
package struct GoalRow {
    package let chart: RowID
    package let position: Int
    package let content: CellContent

    package init(chart: RowID, position: Int, content: CellContent) {
        (self.chart, self.position, self.content) = (chart, position, content)
    }
}

/// The row of a filled cell around a sub-goal.
package struct ItemRow {
    package let goal: RowID
    package let position: Int
    package let content: CellContent

    package init(goal: RowID, position: Int, content: CellContent) {
        (self.goal, self.position, self.content) = (goal, position, content)
    }
}

/// The rows of a chart's shown cells.
package struct ChartRows {
    package var goals: [RowID: GoalRow] = [:]
    package var items: [RowID: ItemRow] = [:]

    package init() {}
}

extension Connection {
    /// Returns the SQL condition for a goal that its chart shows: it is not deleted, or has an item that is not deleted,
    /// because another store may have added the item. `goal` is the SQL name of the goal's row.
    package static func isShown(_ goal: String) -> String { "(NOT \(goal).deleted OR \(hasItems(goal)))" }

    /// Returns the SQL condition for a goal that has an item which is not deleted.
    static func hasItems(_ goal: String) -> String {
        "EXISTS (SELECT 1 FROM item WHERE item.goal = \(goal).id AND NOT item.deleted)"
    }

    /// Returns the rows of a chart's shown cells, without invalid rows.
    package func rows(of chart: RowID) throws -> ChartRows {
        var rows = ChartRows()
        rows.items.reserveCapacity(64)
        let goals = """
            SELECT id, position, \(CellField.inGoalColumns.columns()) FROM goal
            WHERE chart = ? AND \(Self.isShown("goal"))
            """
        _ = try readable(goals, chart) { row in
            let place = try row.integer("position")
            guard (1...9).contains(place) else { throw row.unexpected("position", expected: "a position, 1 to 9") }
            rows.goals[try row.id()] = GoalRow(chart: chart, position: place, content: try row.goal())
        }
        let items = """
            SELECT item.id, item.goal, item.position, \(Self.columnsOfItem)
            FROM goal
            CROSS JOIN item ON item.goal = goal.id WHERE goal.chart = ? AND NOT item.deleted
            """
        _ = try readable(items, chart) { row in
            let id = try row.id()
            rows.items[id] = ItemRow(
                goal: RowID(try row.integer("goal")), position: try row.position().number,
                content: try row.actionItem(id))
        }
        return rows
    }
}

extension Connection {
    /// Returns the chart of the rows, and the cells that are not in the positions of their rows. Of two cells that claim one
    /// position, the one with the later claim is there, and the other one gets the nearest free position, or else is added
    /// to `unplaced`.
    package func placed(_ rows: ChartRows) throws -> (chart: Chart, displaced: [Cell]) {
        var (chart, displaced) = (Chart(), [Cell]())
        let numbers = Position.all.map(\.number)
        func places(_ claims: [Int]) -> [Int?] {
            Claims.places(for: claims, among: numbers, distance: Claims.distance)
        }
        struct Claim: Hashable {
            let goal: RowID
            let position: Int
        }
        let items = try inOrderOfClaims(Array(rows.items), in: "item.position") {
            $0.key
        } claim: {
            Claim(goal: $0.value.goal, position: $0.value.position)
        }
        var itemsOfGoals: [RowID: [ItemRow]] = [:]
        for (_, item) in items { itemsOfGoals[item.goal, default: []].append(item) }
        let goals = try inOrderOfClaims(Array(rows.goals), in: "goal.position") {
            $0.key
        } claim: {
            $0.value.position
        }
        chart.subGoals.reserveCapacity(goals.count)
        for ((id, goal), place) in zip(goals, places(goals.map(\.value.position))) {
            guard var own = goal.content.goal, let place else {
                chart.unplaced.append(goal.content.title)
                continue
            }
            own.id = Identity(id)
            guard let position = try? Position(place) else {
                chart.coreGoal = own
                continue
            }
            if place != goal.position { displaced.append(.subGoal(position)) }
            var subGoal = SubGoal(own)
            let around = itemsOfGoals[id] ?? []
            subGoal.items.reserveCapacity(around.count)
            for (item, place) in zip(around, places(around.map(\.position))) {
                guard let place, let own = try? Position(place) else {
                    subGoal.unplaced.append(item.content.title)
                    continue
                }
                subGoal.items[own] = item.content.item
                if place != item.position { displaced.append(.actionItem(own, in: position)) }
            }
            chart.subGoals[position] = subGoal
        }
        return (chart, displaced)
    }
}

extension Row {
    fileprivate func id() throws(DatabaseError) -> RowID { RowID(try integer("id")) }
}
