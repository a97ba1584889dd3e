import DreamTreeFeatureInterface
import DreamsDomainInterface
import Ribcage

/// What one DreamTree makes for itself.
final class DreamTreeComponent: Component<any DreamTreeDependency> {
    let interactor: DreamTreeInteractor
    let screen: DreamTreeScreen

    init(dependency: any DreamTreeDependency, number: WishNumber) {
        interactor = DreamTreeInteractor(
            number: number, dreamsUseCase: dependency.dreamsUseCase)
        screen = DreamTreeScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
