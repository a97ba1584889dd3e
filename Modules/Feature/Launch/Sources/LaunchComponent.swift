import LaunchFeatureInterface
import Ribcage

/// What one Launch makes for itself. It has no screen.
final class LaunchComponent: Component<any LaunchDependency> {
    lazy var interactor = LaunchInteractor(profileUseCase: dependency.profileUseCase)
}
