import EditorFeatureInterface
import MandalartDomainInterface
import Ribcage
import SubGoalFeatureInterface

/// Leads to the form for the sub-goal or one of its items.
final class SubGoalRouter: PlaceRouter<SubGoalInteractor, any SubGoalChildren> {
    override class var ways: Ways {
        [
            .opens(.edit, summary: SubGoalPhrases.edit) { router, cell in
                router.builders.editorBuilder.build(cell: Cell(cell, around: router.interactor.state.position))
            }
        ]
    }
}

extension Cell {
    /// The cell of the grid of a sub-goal, whose centre is the sub-goal itself.
    init(_ cell: GridCell, around subGoal: Position) {
        switch cell {
        case .centre: self = .subGoal(subGoal)
        case .around(let position): self = .actionItem(position, in: subGoal)
        }
    }
}
