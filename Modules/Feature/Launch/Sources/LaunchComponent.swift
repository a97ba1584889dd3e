import LaunchFeatureInterface
import Ribcage

/// What one Launch makes for itself. It has no screen.
final class LaunchComponent: Component<any LaunchDependency> {
    let interactor: LaunchInteractor

    override init(dependency: any LaunchDependency) {
        interactor = LaunchInteractor(
            profileUseCase: dependency.profileUseCase, chartsUseCase: dependency.chartsUseCase,
            documents: dependency.documents)
        super.init(dependency: dependency)
    }
}
