public import Languages

/// A cell of a chart, by its address.
public enum Cell: Hashable, Sendable {
    /// The centre.
    case coreGoal
    /// One of the eight around the core goal.
    case subGoal(Position)
    /// One of the eight around a sub-goal.
    case actionItem(Position, in: Position)
}

extension Cell {
    /// The name within a sentence: `sub-goal 3`.
    public var name: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.coreGoal
        case .subGoal(let position): MandalartPhrases.subGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.actionItem(position, in: subGoal)
        }
    }

    /// The name at the beginning of a sentence: `Sub-goal 3`.
    public var sentenceName: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.theCoreGoal
        case .subGoal(let position): MandalartPhrases.theSubGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.theActionItem(position, in: subGoal)
        }
    }
}
