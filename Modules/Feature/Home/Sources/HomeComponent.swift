import HomeFeatureInterface
import Ribcage

/// What one Home makes for itself.
final class HomeComponent: Component<any HomeDependency> {
    lazy var interactor = HomeInteractor(
        mandalartUseCase: dependency.mandalartUseCase, profileUseCase: dependency.profileUseCase)
    lazy var screen = HomeScreen(reactor: interactor)
}
