public import Basics

/// A cell of a chart, identified by its place in the grids. The content is not included.
public enum Cell: Hashable, Sendable {
    /// The cell in the center of the chart.
    case coreGoal
    /// One of the eight cells around the core goal.
    case subGoal(Position)
    /// One of the eight cells around the sub-goal at the second position.
    case actionItem(Position, in: Position)
}

extension Cell {
    /// The name of the cell within a sentence: `sub-goal 3`.
    public var name: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.coreGoal
        case .subGoal(let position): MandalartPhrases.subGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.actionItem(position, in: subGoal)
        }
    }

    /// The name of the cell at the beginning of a sentence: `Sub-goal 3`.
    public var sentenceName: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.theCoreGoal
        case .subGoal(let position): MandalartPhrases.theSubGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.theActionItem(position, in: subGoal)
        }
    }
}
