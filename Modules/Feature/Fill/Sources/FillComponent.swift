import FillFeatureInterface
import Ribcage

/// What one Fill makes for itself.
final class FillComponent: Component<any FillDependency> {
    let interactor: FillInteractor
    let screen: FillScreen

    init(dependency: any FillDependency, listener: any FillListener) {
        interactor = FillInteractor(mandalartUseCase: dependency.mandalartUseCase, listener: listener)
        screen = FillScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
