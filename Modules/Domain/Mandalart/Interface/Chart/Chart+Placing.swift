public import Basics

extension Chart {
    /// Moves, swaps or copies the content of a cell within this chart.
    ///
    /// - Returns: the changed cells, goals before action items.
    /// - Throws: ``MandalartError/empty(_:)`` for an empty cell, or for a target in the grid of an empty sub-goal;
    ///   ``MandalartError/taken(_:)`` for a filled target, unless the cells are swapped; ``MandalartError/samePlace``
    ///   for a cell as its own target; and ``MandalartError/differentKinds`` unless both cells are sub-goals or both
    ///   are action items.
    @discardableResult
    public mutating func place(
        _ cell: Cell, by placing: CellPlacing, at target: Cell
    ) throws(MandalartError) -> [CellEdit] {
        guard cell != target else { throw .samePlace }
        var next = self
        let there = try next.put(try branch(at: cell), at: target, by: placing)
        if placing != .copy { next.set(there, at: cell) }
        defer { self = next }
        let cells = Set(cell.branch + target.branch)
        return edits(of: Cell.all.filter(cells.contains), to: next)
    }

    /// Moves, swaps or copies the content of a cell to a cell of another chart.
    ///
    /// - Returns: the changed cells of both charts.
    /// - Throws: as ``place(_:by:at:)``.
    @discardableResult
    public mutating func place(
        _ cell: Cell, by placing: CellPlacing, at target: Cell, of other: inout Chart
    ) throws(MandalartError) -> (here: [CellEdit], there: [CellEdit]) {
        let before = (self, other)
        let there = try other.put(try branch(at: cell), at: target, by: placing)
        if placing != .copy { set(there, at: cell) }
        return (before.0.edits(of: cell.branch, to: self), before.1.edits(of: target.branch, to: other))
    }

    /// A sub-goal with its items, or a single action item.
    private enum Branch {
        case subGoal(SubGoal)
        case actionItem(ActionItem)

        /// A copy without identities, so that repositories store the goal and its items as new ones.
        var copy: Branch {
            switch self {
            case .subGoal(var goal):
                goal.id = nil
                goal.items = goal.items.mapValues(\.copy)
                goal.unplaced = []
                return .subGoal(goal)
            case .actionItem(let item): return .actionItem(item.copy)
            }
        }
    }

    /// Returns the branch at a filled cell.
    ///
    /// - Throws: ``MandalartError/empty(_:)``, and ``MandalartError/differentKinds`` for the core goal, which cannot be
    ///   placed elsewhere.
    private func branch(at cell: Cell) throws(MandalartError) -> Branch {
        guard content(of: cell) != nil else { throw .empty(cell) }
        guard let branch = filledBranch(at: cell) else { throw .differentKinds }
        return branch
    }

    private func filledBranch(at cell: Cell) -> Branch? {
        switch cell {
        case .coreGoal: nil
        case .subGoal(let position): subGoals[position].map(Branch.subGoal)
        case .actionItem(let position, in: let subGoal):
            subGoals[subGoal]?.items[position].map(Branch.actionItem)
        }
    }

    /// Puts a branch in a cell. If the placing is a copy, puts a copy of the branch.
    ///
    /// - Returns: the branch that the cell had before; `nil` if the cell was empty.
    private mutating func put(
        _ branch: Branch, at target: Cell, by placing: CellPlacing
    ) throws(MandalartError) -> Branch? {
        switch (branch, target) {
        case (.subGoal, .subGoal): break
        case (.actionItem, .actionItem(_, in: let subGoal)):
            guard subGoals[subGoal] != nil else { throw .empty(.subGoal(subGoal)) }
        default: throw .differentKinds
        }
        let there = filledBranch(at: target)
        guard there == nil || placing == .swap else { throw .taken(target) }
        set(placing == .copy ? branch.copy : branch, at: target)
        return there
    }

    private mutating func set(_ branch: Branch?, at cell: Cell) {
        switch (cell, branch) {
        case (.subGoal(let position), .subGoal(let goal)): subGoals[position] = goal
        case (.subGoal(let position), _): subGoals[position] = nil
        case (.actionItem(let position, in: let subGoal), .actionItem(let item)):
            subGoals[subGoal]?.items[position] = item
        case (.actionItem(let position, in: let subGoal), _): subGoals[subGoal]?.items[position] = nil
        case (.coreGoal, _): break
        }
    }
}

extension ActionItem {
    /// A copy without the identity and without the days of the habit.
    fileprivate var copy: ActionItem {
        var copy = self
        copy.id = nil
        // The logged days belong to the original.
        copy.habit = habit.map { Habit($0.cadence, pauses: $0.pauses, today: $0.today) }
        return copy
    }
}

/// The phrases about sub-goals and items for which no position is free, as may happen when two stores are merged.
public enum UnplacedPhrases {
    /// The description of the JSON member `unplaced`, which contains the titles of sub-goals or items for which no
    /// position is free.
    static let titles = Phrase(
        "the titles of those for which no place is free, if there are any; an import leaves them out",
        .ko("빈자리가 없어 표시하지 못한 것의 제목. 있을 때만 출력되며, 가져올 때는 제외됨"),
        .ja("空きがないため表示できないもののタイトル。あるときだけ出力され、取り込みでは除外される"))

    /// Returns the line about sub-goals without a position in the main grid, given their number and the joined
    /// ``names(_:)``.
    public static func line(ofSubGoals count: Int, _ names: Phrase) -> Phrase {
        Phrase(
            """
            \(count) more \(count == 1 ? "sub-goal has" : "sub-goals have") no free place; \
            empty a cell to see \(count == 1 ? "it" : "one"): \(names)
            """,
            .ko("빈칸이 없어 표시하지 못한 세부 목표 \(count)개 (칸을 비우면 표시됨): \(names)"),
            .ja("空きマスがないため表示できないサブ目標\(counting: count)（マスを空けると表示）: \(names)"))
    }

    /// Returns the line about items without a position in their sub-goal's grid, given their number and the joined
    /// ``names(_:)``.
    public static func line(ofItems count: Int, _ names: Phrase) -> Phrase {
        Phrase(
            """
            \(count) more \(count == 1 ? "item has" : "items have") no free place; \
            empty a cell to see \(count == 1 ? "it" : "one"): \(names)
            """,
            .ko("빈칸이 없어 표시하지 못한 실천 항목 \(count)개 (칸을 비우면 표시됨): \(names)"),
            .ja("空きマスがないため表示できないアクション\(counting: count)（マスを空けると表示）: \(names)"))
    }

    /// Returns the first three titles, followed by an ellipsis if there are more.
    public static func names(_ titles: [Title]) -> [Phrase] {
        titles.prefix(3).map { Phrase(verbatim: $0.text) } + (titles.count > 3 ? [Phrase(verbatim: "…")] : [])
    }
}
