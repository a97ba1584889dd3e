/// One of the nine cells of a 3×3 grid: the center, or one of the eight around it. The eight cells are sub-goals in the
/// main grid, and action items in the grid of a sub-goal.
public enum GridCell: Hashable, Sendable {
    /// The center, number 5.
    case centre
    /// A cell around the center, by its position.
    case around(Position)
}

extension GridCell: CustomStringConvertible {
    /// The number as it is typed.
    public var description: String {
        switch self {
        case .centre: "\(Position.centre)"
        case .around(let position): "\(position)"
        }
    }
}
