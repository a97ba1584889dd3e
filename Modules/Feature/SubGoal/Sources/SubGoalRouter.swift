import EditorFeatureInterface
import Languages
import MandalartDomainInterface
import Ribcage
import SubGoalFeatureInterface

/// Attaches the form for the sub-goal or one of its items.
final class SubGoalRouter: ViewableRouter<SubGoalInteractor>, SubGoalRoutable {
    private let editorBuilder: any EditorBuildable

    init(
        interactor: SubGoalInteractor, viewController: any ViewControllable, editorBuilder: any EditorBuildable
    ) {
        self.editorBuilder = editorBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override var address: [String] { ["subgoal", "\(interactor.state.position)"] }

    override var places: [Place] {
        let subGoal = interactor.state.position
        return [
            Place(Self.editor, { try Cell($0, around: subGoal) }) { [unowned self] cell in
                try await interactor.send(.edit(cell))
            }
        ]
    }

    static let editor = Signpost(
        "edit", value: MandalartPhrases.position, candidates: Position.wordsWithCentre, example: Phrase(verbatim: "1"),
        summary: SubGoalPhrases.edit)

    func routeToEditor(_ cell: Cell) {
        open(editorBuilder.build(cell: cell, number: cell.numberInSubGoal))
    }
}

extension Cell {
    /// The cell that a number means in the grid of a sub-goal: 5 is the sub-goal itself.
    init(_ text: String, around subGoal: Position) throws(MandalartError) {
        self = text == "\(Position.centre)" ? .subGoal(subGoal) : .actionItem(try Position(text), in: subGoal)
    }

    /// The number of the cell in the grid of its sub-goal.
    var numberInSubGoal: Int {
        if case .actionItem(let position, in: _) = self { position.number } else { Position.centre }
    }
}
