import DreamsFeatureInterface
import Ribcage

/// What one Dreams makes for itself.
final class DreamsComponent: Component<any DreamsDependency> {
    let interactor: DreamsInteractor
    let screen: DreamsScreen

    init(dependency: any DreamsDependency, listener: any DreamsListener) {
        interactor = DreamsInteractor(dreamsUseCase: dependency.dreamsUseCase, listener: listener)
        screen = DreamsScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
