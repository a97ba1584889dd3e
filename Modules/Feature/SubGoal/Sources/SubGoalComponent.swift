import MandalartDomainInterface
import Ribcage
import SubGoalFeatureInterface

/// What one SubGoal makes for itself.
final class SubGoalComponent: Component<any SubGoalDependency> {
    let interactor: SubGoalInteractor
    let screen: SubGoalScreen

    init(dependency: any SubGoalDependency, position: Position) {
        interactor = SubGoalInteractor(
            position: position, mandalartUseCase: dependency.mandalartUseCase,
            profileUseCase: dependency.profileUseCase,
            progressUseCase: dependency.progressUseCase)
        screen = SubGoalScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
