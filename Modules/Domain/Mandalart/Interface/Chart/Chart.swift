public import Basics

/// A chart: a core goal, eight sub-goals around it, and eight action items around each sub-goal, 9×9 cells in all.
public struct Chart: Equatable, Sendable {
    /// The goal in the center; `nil` while its cell is empty.
    public var coreGoal: Goal?
    /// The filled sub-goals by their positions around the core goal.
    public var subGoals: [Position: SubGoal] = [:]
    /// The titles of sub-goals for which no position is free, as may happen when two stores are merged. Only
    /// repositories set this property.
    public var unplaced: [Title] = []

    /// Creates a chart without any filled cell.
    public init() {}

    /// The achievement rate: the mean of the filled sub-goals' rates; 0% if no sub-goal is filled.
    public var rate: AchievementRate {
        AchievementRate(meanOf: subGoals.count, parts: subGoals.values.reduce(0) { $0 + $1.meanInParts })
    }

    /// Returns a sample chart for the states of a screen, with rates from low to high and several palettes. The first
    /// sub-goals, and their first items, are filled. By default, the title of a cell is the cell's name.
    package static func sample(
        subGoals: Int = 8, items: Int = 8, title: (Cell) -> String = { $0.sentenceName.english }
    ) throws(MandalartError) -> Chart {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title(title(.coreGoal)))
        for position in Position.all.prefix(subGoals) {
            var subGoal = SubGoal(title: try Title(title(.subGoal(position))))
            subGoal.palette = Palette.allCases[position.number * 2 % Palette.allCases.count]
            for place in Position.all.prefix(items) {
                let rate = try AchievementRate(position.number * place.number * 100 / 81)
                subGoal.items[place] = ActionItem(
                    title: try Title(title(.actionItem(place, in: position))), rate: rate)
            }
            chart.subGoals[position] = subGoal
        }
        return chart
    }
}

extension Chart {
    /// Whether any sub-goal or item is unplaced because no position is free.
    package var hasUnplaced: Bool { !unplaced.isEmpty || subGoals.values.contains { !$0.unplaced.isEmpty } }

    /// Returns the chart with the given day as the current day of its habits. The rates of habits depend on the current
    /// day.
    public func seen(on day: Day) -> Chart {
        var chart = self
        for (position, subGoal) in subGoals {
            for (place, item) in subGoal.items where item.habit != nil {
                chart.subGoals[position]?.items[place]?.habit?.today = day
            }
        }
        return chart
    }

    /// Calls a closure for each filled action item, with the item's cell. The closure can change the item.
    package mutating func updateItems(_ update: (Cell, inout ActionItem) throws -> Void) rethrows {
        for subGoal in Array(subGoals.keys) {
            for position in Array(subGoals[subGoal]?.items.keys ?? [:].keys) {
                guard var item = subGoals[subGoal]?.items[position] else { continue }
                try update(.actionItem(position, in: subGoal), &item)
                subGoals[subGoal]?.items[position] = item
            }
        }
    }
}

extension SubGoal {
    /// The achievement rate: the mean of the filled action items' rates; 0% if no item is filled.
    public var rate: AchievementRate { AchievementRate(meanOf: 1, parts: meanInParts) }

    /// The rate before rounding, in parts of a percent. The chart's rate is calculated from the unrounded rates of its
    /// sub-goals, and only then rounded.
    var meanInParts: Int {
        items.isEmpty
            ? 0 : items.values.reduce(0) { $0 + $1.rate.percent } * AchievementRate.partsOfPercent / items.count
    }
}

// Access to the contents of a chart by cell.
extension Chart {
    /// Returns the content of a cell; `nil` if the cell is empty.
    public func content(of cell: Cell) -> CellContent? {
        switch cell {
        case .coreGoal: coreGoal.map(CellContent.goal)
        case .subGoal(let position): (subGoals[position]?.goal).map(CellContent.goal)
        case .actionItem(let position, in: let subGoal):
            subGoals[subGoal]?.items[position].map(CellContent.actionItem)
        }
    }

    /// Returns the text of a field of a filled cell; `nil` if the cell does not have the field.
    ///
    /// - Throws: ``MandalartError/empty(_:)``.
    public func text(of field: CellField, in cell: Cell) throws(MandalartError) -> String? {
        guard let content = content(of: cell) else { throw .empty(cell) }
        return field.text(of: content)
    }

    /// Sets the content of a cell, or clears the cell with `nil`. Setting the content of a filled sub-goal keeps its
    /// items; clearing a sub-goal clears them.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for an item whose sub-goal is empty, and
    ///   ``MandalartError/noSuchField(_:_:)`` for a goal in the cell of an item, or an item in the cell of a goal.
    public mutating func put(_ content: CellContent?, in cell: Cell) throws(MandalartError) {
        switch (cell, content) {
        case (.coreGoal, .goal(let goal)): coreGoal = goal
        case (.coreGoal, nil): coreGoal = nil
        case (.subGoal(let position), .goal(let goal)):
            if subGoals[position] == nil { subGoals[position] = SubGoal(goal) } else { subGoals[position]?.goal = goal }
        case (.subGoal(let position), nil): subGoals[position] = nil
        case (.actionItem(let position, in: let subGoal), .actionItem(let item)):
            guard subGoals[subGoal] != nil else { throw .empty(.subGoal(subGoal)) }
            subGoals[subGoal]?.items[position] = item
        case (.actionItem(let position, in: let subGoal), nil): subGoals[subGoal]?.items[position] = nil
        case (.coreGoal, .actionItem), (.subGoal, .actionItem): throw .noSuchField(.rate, cell)
        case (.actionItem, .goal): throw .noSuchField(.palette, cell)
        }
    }

    /// Returns the edits that turn this chart into the next one: one for each cell that differs, goals before action
    /// items. The items of a removed sub-goal are included. Use this function for charts of which only the contents are
    /// known, such as those of an import; an edit of a chart returns its own changes.
    public func edits(to next: Chart) -> [CellEdit] { edits(of: Cell.all, to: next) }

    /// Returns the edits of some of the cells, in the order of these cells.
    func edits(of cells: [Cell], to next: Chart) -> [CellEdit] {
        cells.compactMap { cell in
            let edit = CellEdit(cell, before: content(of: cell), after: next.content(of: cell))
            return edit.changedFields.isEmpty ? nil : edit
        }
    }
}

extension Cell {
    /// All cells of a chart: the goals, then the action items, each in reading order.
    static let all: [Cell] =
        Position.all.prefix(4).map(Cell.subGoal) + [.coreGoal] + Position.all.dropFirst(4).map(Cell.subGoal)
        + Position.all.flatMap { subGoal in Cell.subGoal(subGoal).branch.dropFirst() }

    /// The cell and, for a sub-goal, the cells of its action items, in reading order.
    var branch: [Cell] {
        guard case .subGoal(let subGoal) = self else { return [self] }
        return [self] + Position.all.map { .actionItem($0, in: subGoal) }
    }
}
