import Basics
import Journal
package import MandalartDomainInterface
package import SQLite

/// The cells in which charts show the rows whose positions several rows claim, as after a merge, and their core goals.
/// Only these charts are read, each of them once.
package struct ShownPlaces {
    fileprivate var charts: [RowID: ShownCells] = [:]

    package init() {}
}

/// The cells of a chart by the rows of their goals or items, and the title in the centre.
private struct ShownCells {
    private(set) var goals: [RowID: Cell] = [:]
    private(set) var items: [RowID: Cell] = [:]
    let coreGoal: Title?

    init(_ chart: Chart) {
        coreGoal = chart.coreGoal?.title
        for (subGoal, goal) in chart.subGoals {
            if let id = goal.id { goals[id.row] = .subGoal(subGoal) }
            for (position, item) in goal.items {
                if let id = item.id { items[id.row] = .actionItem(position, in: subGoal) }
            }
        }
    }
}

extension Connection {
    /// SQL for the columns that ``cell(of:_:)`` reads. `contested` is the row of the chart if another shown row claims
    /// the position of the goal or of the item; otherwise NULL.
    package static let columnsOfPlace = """
        goal.id AS goal_id, goal.position AS goal, item.id AS item_id, item.position AS place,
        CASE WHEN (\(isShown("goal")) AND EXISTS (
            SELECT 1 FROM goal AS rival WHERE rival.chart = goal.chart AND rival.position = goal.position
                AND rival.id <> goal.id AND \(isShown("rival"))
        )) OR (NOT item.deleted AND EXISTS (
            SELECT 1 FROM item AS rival WHERE rival.goal = item.goal AND rival.position = item.position
                AND rival.id <> item.id AND NOT rival.deleted
        )) THEN goal.chart END AS contested
        """

    /// Returns the cell in which the chart of a row shows it. A row for which no position is free, or which is deleted,
    /// is in the position that it claims.
    ///
    /// - Throws: `DatabaseError`, which names the column of an invalid value.
    package func cell(of row: borrowing Row, _ places: inout ShownPlaces) throws -> Cell {
        let claimed = try row.claimedCell()
        guard let contested = try row.optionalInteger("contested", as: Int64.self) else { return claimed }
        let shown = try shown(in: RowID(contested), &places)
        let goal = shown.goals[RowID(try row.integer("goal_id"))]
        guard case .actionItem(let position, in: _) = claimed else { return goal ?? claimed }
        if let item = shown.items[RowID(try row.integer("item_id"))] { return item }
        guard case .subGoal(let subGoal)? = goal else { return claimed }
        return .actionItem(position, in: subGoal)
    }

    /// SQL for the columns that ``coreGoal(of:_:)`` reads: the title of the core goal of a chart. `contested_core` is the
    /// row of the chart if several goals claim the centre; otherwise NULL.
    package static let columnsOfCore = """
        (\(ofCore("title")) LIMIT 1) AS core_goal, (\(ofCore("chart")) LIMIT 1 OFFSET 1) AS contested_core
        """

    private static func ofCore(_ column: String) -> String {
        "SELECT core.\(column) FROM goal AS core WHERE core.chart = chart.id AND core.position = 5 AND NOT core.deleted"
    }

    /// Returns the title of the core goal that the chart of a row shows; `nil` for none.
    ///
    /// - Throws: `DatabaseError`, which names the column of an invalid value.
    package func coreGoal(of row: borrowing Row, _ places: inout ShownPlaces) throws -> Title? {
        guard let contested = try row.optionalInteger("contested_core", as: Int64.self) else {
            return try row.optionalTitle("core_goal")
        }
        return try shown(in: RowID(contested), &places).coreGoal
    }

    private func shown(in chart: RowID, _ places: inout ShownPlaces) throws -> ShownCells {
        let shown = try places.charts[chart] ?? ShownCells(placed(rows(of: chart)).chart)
        places.charts[chart] = shown
        return shown
    }
}

extension Row {
    /// Returns the cell that the row claims: that of an action item, or of a goal alone.
    fileprivate func claimedCell() throws(DatabaseError) -> Cell {
        let goal = try integer("goal")
        let place = try optionalInteger("place", as: Int.self)
        switch (try? Position(goal), place.map { try? Position($0) }) {
        case (nil, nil) where goal == Position.centre: return .coreGoal
        case (let goal?, nil): return .subGoal(goal)
        case (let goal?, let place??): return .actionItem(place, in: goal)
        default: throw unexpected("goal", expected: "the number of a goal, 1 to 9")
        }
    }
}
