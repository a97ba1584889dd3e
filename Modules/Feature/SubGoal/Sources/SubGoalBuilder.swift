package import MandalartDomainInterface
package import Prompt
package import Ribcage
package import SubGoalFeatureInterface

/// Builds the RIB of one sub-goal and its action items.
package final class SubGoalBuilder: Builder<any SubGoalDependency>, SubGoalBuildable {
    package func build(position: Position) -> any ViewableRouting {
        SubGoalComponent(dependency: dependency).router(position: position)
    }

    /// What can be typed in a sub-goal, for the App.
    package static let guide = Guide(
        to: "subgoal", commands: SubGoalScreen.commands, signposts: SubGoalRouter.signposts,
        record: SubGoalScreen.recordGuide)
}

/// Where the parts of one SubGoal are made.
final class SubGoalComponent: Component<any SubGoalDependency> {
    func router(position: Position) -> SubGoalRouter {
        let interactor = SubGoalInteractor(
            position: position, mandalartUseCase: dependency.mandalartUseCase,
            profileUseCase: dependency.profileUseCase, progressUseCase: dependency.progressUseCase)
        return SubGoalRouter(
            interactor: interactor, viewController: SubGoalScreen(reactor: interactor), builders: dependency)
    }
}
