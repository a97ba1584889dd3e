import OverviewFeatureInterface
import Ribcage

/// What one Overview makes for itself.
final class OverviewComponent: Component<any OverviewDependency> {
    let interactor: OverviewInteractor
    let screen: OverviewScreen

    init(dependency: any OverviewDependency, listener: any OverviewListener, style: OverviewStyle) {
        interactor = OverviewInteractor(
            mandalartUseCase: dependency.mandalartUseCase, listener: listener, style: style)
        screen = OverviewScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
