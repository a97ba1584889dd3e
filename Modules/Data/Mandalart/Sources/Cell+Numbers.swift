import MandalartDomainInterface

/// A cell as the tables name it: its goal's place in the main grid, and its own place around that goal. 5 is the centre.
extension Cell {
    /// 1…9: the goal, or the sub-goal that the item belongs to.
    var goalNumber: Int {
        switch self {
        case .coreGoal: Position.centre
        case .subGoal(let position), .actionItem(_, in: let position): position.number
        }
    }

    /// 1…9: the item's place around its sub-goal, 5 for a goal itself.
    var placeNumber: Int {
        switch self {
        case .coreGoal, .subGoal: Position.centre
        case .actionItem(let position, in: _): position.number
        }
    }

    /// `nil` for numbers that no cell has.
    init?(goal: Int, place: Int) {
        switch (goal, place) {
        case (Position.centre, Position.centre): self = .coreGoal
        case (_, Position.centre):
            guard let goal = try? Position(goal) else { return nil }
            self = .subGoal(goal)
        default:
            guard let goal = try? Position(goal), let place = try? Position(place) else { return nil }
            self = .actionItem(place, in: goal)
        }
    }
}
