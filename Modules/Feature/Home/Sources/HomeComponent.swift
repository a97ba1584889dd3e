import HomeFeatureInterface
import Ribcage

/// What one Home makes for itself.
final class HomeComponent: Component<any HomeDependency> {
    let interactor: HomeInteractor
    let screen: HomeScreen

    override init(dependency: any HomeDependency) {
        interactor = HomeInteractor(
            mandalartUseCase: dependency.mandalartUseCase, profileUseCase: dependency.profileUseCase,
            progressUseCase: dependency.progressUseCase, documents: dependency.documents)
        screen = HomeScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
