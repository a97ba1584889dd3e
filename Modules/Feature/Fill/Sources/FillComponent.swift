import FillFeatureInterface
import Ribcage

/// What one Fill makes for itself.
final class FillComponent: Component<any FillDependency> {
    let interactor: FillInteractor
    let screen: FillScreen

    override init(dependency: any FillDependency) {
        interactor = FillInteractor(mandalartUseCase: dependency.mandalartUseCase)
        screen = FillScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
