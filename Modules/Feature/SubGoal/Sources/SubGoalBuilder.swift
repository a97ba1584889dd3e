package import EditorFeatureInterface
package import FillFeatureInterface
package import MandalartDomainInterface
package import ProfileDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens
import SubGoalFeatureInterface
package import SuggestFeatureInterface

/// Builds the RIB that shows and edits one sub-goal and its action items.
package final class SubGoalBuilder: Builder<any SubGoalDependency>, SubGoalBuildable {
    package func build(chart: OpenChart, position: Position) -> any ViewableRouting {
        SubGoalComponent(dependency: dependency).router(chart: chart, position: position)
    }

    /// The guide to a sub-goal: its commands and ways to other places, for the manual and completion.
    package static let guide = Guide(to: "subgoal", of: SubGoalScreen.self, signposts: SubGoalRouter.signposts)
}

/// The dependencies of SubGoal.
package protocol SubGoalDependency: SubGoalChildren {
    /// The use case that remembers which hints were shown.
    var profileUseCase: any ProfileUseCase { get }
}

/// The builders of the children of SubGoal.
package protocol SubGoalChildren: Dependency {
    /// The builder of the form for the sub-goal or one of its items.
    var editorBuilder: any EditorBuildable { get }
    /// The builder of the guided fill, which asks for the titles of the items.
    var fillBuilder: any FillBuildable { get }
    /// The builder of the suggestions for an empty cell.
    var suggestBuilder: any SuggestBuildable { get }
}

/// Creates the objects of one SubGoal RIB.
final class SubGoalComponent: Component<any SubGoalDependency> {
    func router(chart: OpenChart, position: Position) -> SubGoalRouter {
        let interactor = SubGoalInteractor(
            chart: chart, position: position, profileUseCase: dependency.profileUseCase)
        return SubGoalRouter(
            interactor: interactor, viewController: SubGoalScreen(reactor: interactor), builders: dependency)
    }
}
