import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import Time

/// A filled cell of a main grid, as its row has it.
struct GoalRow {
    let chart: RowID
    let position: Int
    let content: CellContent
}

/// A filled cell around a sub-goal, as its row has it.
struct ItemRow {
    let goal: RowID
    let position: Int
    let item: ActionItem
}

/// The rows of a chart's cells, without those that are deleted.
struct ChartRows {
    var goals: [RowID: GoalRow] = [:]
    var items: [RowID: ItemRow] = [:]
    /// The due day of the core goal, which the row of the chart has.
    var due: Day?
}

extension Connection {
    /// A chart as its rows have it.
    func chart(_ id: RowID) throws -> Chart { Chart(try rows(of: id)) }

    /// The rows of a chart, without those that no chart can have. A goal that was deleted while an item was added to it
    /// elsewhere is still there.
    func rows(of chart: RowID) throws -> ChartRows {
        var rows = ChartRows()
        let due = try first("SELECT due FROM chart WHERE id = ?", chart) { row in
            try ifReadable { try row.optionalDay("due") } ?? nil
        }
        rows.due = due ?? nil
        let goals = """
            SELECT id, position, title, description, palette, image, due FROM goal WHERE chart = ? AND (
                NOT deleted OR EXISTS (SELECT 1 FROM item WHERE item.goal = goal.id AND NOT item.deleted)
            )
            """
        _ = try readable(goals, chart) { row in
            let place = try row.integer("position")
            guard (1...9).contains(place) else { throw row.unexpected("position", expected: "a position, 1 to 9") }
            let content = try row.goal(isCore: place == Position.centre)
            rows.goals[try row.id()] = GoalRow(chart: chart, position: place, content: content)
        }
        let items = """
            SELECT item.id, item.goal, item.position, item.title, item.rate, item.due,
                \(Self.columnsOfHabit)
            FROM goal
            CROSS JOIN item ON item.goal = goal.id WHERE goal.chart = ? AND NOT item.deleted
            """
        _ = try readable(items, chart) { row in
            let id = try row.id()
            let item = ActionItem(
                title: try row.title(), rate: try row.rate(), due: try row.optionalDay("due"), habit: try row.habit(),
                id: Identity(id))
            rows.items[id] = ItemRow(
                goal: RowID(try row.integer("goal")), position: try row.position().number, item: item)
        }
        return rows
    }
}

extension Chart {
    /// The chart of the rows: each at the place that it claims, or at the next free one, or at none.
    init(_ rows: ChartRows) {
        self.init()
        let places = Position.all.map(\.number)
        let items = Dictionary(grouping: rows.items.sorted { $0.key < $1.key }, by: \.value.goal)
        let goals = rows.goals.sorted { $0.key < $1.key }.map { (place: $0.value.position, entry: $0) }
        let settled = Claims.settle(goals, among: places)
        unplaced = settled.left.map(\.value.content.title)
        for (place, (id, goal)) in settled.placed {
            guard let position = try? Position(place) else {
                coreGoal = goal.content.goal(CoreGoal.init(title:), id)
                coreGoal?.due = rows.due
                continue
            }
            var subGoal = goal.content.goal(SubGoal.init(title:), id)
            let claims = (items[id] ?? []).map { (place: $0.value.position, entry: $0.value.item) }
            let settled = Claims.settle(claims, among: places)
            for (place, item) in settled.placed {
                if let place = try? Position(place) { subGoal?.items[place] = item }
            }
            subGoal?.unplaced = settled.left.map(\.title)
            subGoals[position] = subGoal
        }
    }
}

extension CellContent {
    fileprivate func goal<Filled: Goal>(_ make: (Title) -> Filled, _ id: RowID) -> Filled? {
        guard case .goal(let title, let description, let palette, let image, let due) = self else { return nil }
        var goal = make(title)
        (goal.description, goal.palette, goal.image, goal.due) = (description, palette, image, due)
        goal.id = Identity(id)
        return goal
    }
}

/// Each column becomes a value of the domain, or an error that names it.
extension Row {
    fileprivate func id() throws(DatabaseError) -> RowID { RowID(try integer("id")) }

    /// The due day of a core goal is the chart's.
    fileprivate func goal(isCore: Bool) throws(DatabaseError) -> CellContent {
        guard let description = try? Note(try text("description")) else {
            throw unexpected("description", expected: "text of at most \(Note.longest) characters")
        }
        return .goal(
            title: try title(), description: description, palette: try palette(), image: try image(),
            due: isCore ? nil : try optionalDay("due"))
    }

    private func palette() throws(DatabaseError) -> Palette? {
        guard let name = try optionalText("palette") else { return nil }
        guard let palette = Palette(rawValue: name) else {
            throw unexpected("palette", expected: "the name of a palette")
        }
        return palette
    }

    private func image() throws(DatabaseError) -> ImageAddress? {
        guard let text = try optionalText("image") else { return nil }
        guard let image = try? ImageAddress(text) else {
            throw unexpected("image", expected: "an http or https address")
        }
        return image
    }
}
