import MandalartDomainInterface

extension Cell {
    /// The number of the cell among those of its kind, from 1.
    var ordinal: Int {
        switch self {
        case .coreGoal: 1
        case .subGoal(let position): position.ordinal
        case .actionItem(let position, in: let subGoal): (subGoal.ordinal - 1) * 8 + position.ordinal
        }
    }

    /// The sub-goal of an item; `nil` for a goal.
    var subGoal: Position? {
        if case .actionItem(_, in: let subGoal) = self { subGoal } else { nil }
    }
}

extension Position {
    /// The number 1…8 in reading order, without the centre.
    fileprivate var ordinal: Int { number < Position.centre ? number : number - 1 }
}
