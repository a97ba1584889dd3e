import DreamsFeatureInterface
import Ribcage

/// What one Dreams makes for itself.
final class DreamsComponent: Component<any DreamsDependency> {
    let interactor: DreamsInteractor
    let screen: DreamsScreen

    override init(dependency: any DreamsDependency) {
        interactor = DreamsInteractor(dreamsUseCase: dependency.dreamsUseCase)
        screen = DreamsScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
