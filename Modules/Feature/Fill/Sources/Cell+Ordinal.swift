import MandalartDomainInterface

extension Cell {
    /// The cell's number among the cells of its kind, from 1; there are 8 sub-goals and 64 action items.
    var ordinal: Int {
        switch self {
        case .coreGoal: 1
        case .subGoal(let position): position.ordinal
        case .actionItem(let position, in: let subGoal): (subGoal.ordinal - 1) * 8 + position.ordinal
        }
    }

    /// The position of an action item's sub-goal; `nil` for any other cell.
    var subGoal: Position? {
        if case .actionItem(_, in: let subGoal) = self { subGoal } else { nil }
    }
}

extension Position {
    /// The number from 1 to 8 in reading order, skipping the center.
    var ordinal: Int { number < Position.centre ? number : number - 1 }
}
