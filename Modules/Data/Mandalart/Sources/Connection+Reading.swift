import Edits
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import Time

/// The row of a filled cell in the main grid of a chart.
struct GoalRow {
    let chart: RowID
    let position: Int
    let content: CellContent
}

/// The row of a filled cell around a sub-goal.
struct ItemRow {
    let goal: RowID
    let position: Int
    let content: CellContent
}

/// The rows of a chart's cells, without deleted cells.
struct ChartRows {
    var goals: [RowID: GoalRow] = [:]
    var items: [RowID: ItemRow] = [:]
    /// The due day of the core goal, which is stored in the row of the chart.
    var due: Day?
}

extension Connection {
    /// Returns the chart that is stored in a row.
    func chart(_ id: RowID) throws -> Chart { Chart(try rows(of: id)) }

    /// Returns the rows of a chart's cells, without invalid rows. A deleted goal is included while it has an item that
    /// is not deleted, because another store may have added the item.
    func rows(of chart: RowID) throws -> ChartRows {
        var rows = ChartRows()
        rows.items.reserveCapacity(64)
        let due = try first("SELECT due FROM chart WHERE id = ?", chart) { row in
            try ifReadable { try row.optionalDay("due") } ?? nil
        }
        rows.due = due ?? nil
        let goals = """
            SELECT id, position, \(CellField.inGoalColumns.columns()) FROM goal WHERE chart = ? AND (
                NOT deleted OR EXISTS (SELECT 1 FROM item WHERE item.goal = goal.id AND NOT item.deleted)
            )
            """
        _ = try readable(goals, chart) { row in
            let place = try row.integer("position")
            guard (1...9).contains(place) else { throw row.unexpected("position", expected: "a position, 1 to 9") }
            let goal = CellContent.goal(Goal(title: try row.title()))
            rows.goals[try row.id()] = GoalRow(
                chart: chart, position: place, content: try row.content(goal, CellField.inGoalColumns))
        }
        let items = """
            SELECT item.id, item.goal, item.position, item.rate,
                \(CellField.inItemColumns.columns(of: "item.")), \(Self.columnsOfHabit)
            FROM goal
            CROSS JOIN item ON item.goal = goal.id WHERE goal.chart = ? AND NOT item.deleted
            """
        _ = try readable(items, chart) { row in
            let id = try row.id()
            let item = ActionItem(
                title: try row.title(), rate: try row.rate(), habit: try row.habit(), id: Identity(id))
            rows.items[id] = ItemRow(
                goal: RowID(try row.integer("goal")), position: try row.position().number,
                content: try row.content(.actionItem(item), CellField.inItemColumns))
        }
        return rows
    }
}

extension Chart {
    /// Creates the chart from its rows. A cell whose position is taken gets the next free position, or else is added to
    /// `unplaced`.
    init(_ rows: ChartRows) {
        self.init()
        let places = Position.all.map(\.number)
        var items: [RowID: [ItemRow]] = [:]
        for id in rows.items.keys.sorted() {
            if let item = rows.items[id] { items[item.goal, default: []].append(item) }
        }
        let goals = rows.goals.sorted { $0.key < $1.key }
        subGoals.reserveCapacity(goals.count)
        for ((id, goal), place) in zip(goals, Claims.places(for: goals.map(\.value.position), among: places)) {
            guard var own = goal.content.goal, let place else {
                unplaced.append(goal.content.title)
                continue
            }
            own.id = Identity(id)
            guard let position = try? Position(place) else {
                own.due = rows.due
                coreGoal = own
                continue
            }
            var subGoal = SubGoal(own)
            let around = items[id] ?? []
            subGoal.items.reserveCapacity(around.count)
            for (item, place) in zip(around, Claims.places(for: around.map(\.position), among: places)) {
                if let place, let position = try? Position(place) {
                    subGoal.items[position] = item.content.item
                } else {
                    subGoal.unplaced.append(item.content.title)
                }
            }
            subGoals[position] = subGoal
        }
    }
}

extension CellField {
    /// The fields that are stored as text in columns of the same name. Rate and habit have columns of other types.
    static let (inGoalColumns, inItemColumns) = (inColumns(ofGoals), inColumns(ofItems))

    private static func inColumns(_ fields: [CellField]) -> [CellField] {
        fields.filter { $0 != .rate && $0 != .every }
    }
}

extension [CellField] {
    /// Returns the names of the fields' columns as a list in SQL. `table` is a table's name and a dot, or empty.
    fileprivate func columns(of table: String = "") -> String {
        var columns = ""
        for field in self { columns += "\(columns.isEmpty ? "" : ", ")\(table)\(field.word)" }
        return columns
    }
}

extension Row {
    fileprivate func id() throws(DatabaseError) -> RowID { RowID(try integer("id")) }

    /// Returns `content` with the given fields, other than the title, set from the row.
    ///
    /// - Throws: `DatabaseError`, which names the column of an invalid value.
    fileprivate func content(_ content: CellContent, _ fields: [CellField]) throws(DatabaseError) -> CellContent {
        var content = content
        for field in fields where field != .title {
            guard let text = try optionalText(field.word) else { continue }
            // An empty field is stored as NULL.
            guard !text.isEmpty, (try? field.read(text, into: &content)) != nil else {
                throw unexpected(field.word, expected: "a valid \(field.word)")
            }
        }
        return content
    }
}
