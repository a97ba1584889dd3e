import FinderFeatureInterface
import MandalartDomainInterface
import Ribcage

/// What one Finder makes for itself.
final class FinderComponent: Component<any FinderDependency> {
    let interactor: FinderInteractor
    let screen: FinderScreen

    init(dependency: any FinderDependency, listener: any FinderListener, query: FinderQuery) {
        interactor = FinderInteractor(
            finderUseCase: dependency.finderUseCase, dreamsUseCase: dependency.dreamsUseCase, listener: listener,
            query: query)
        screen = FinderScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
