import ProgressFeatureInterface
import Ribcage

/// What one Progress makes for itself.
final class ProgressComponent: Component<any ProgressDependency> {
    let interactor: ProgressInteractor
    let screen: ProgressScreen

    override init(dependency: any ProgressDependency) {
        interactor = ProgressInteractor(progressUseCase: dependency.progressUseCase)
        screen = ProgressScreen(reactor: interactor, clock: dependency.clock)
        super.init(dependency: dependency)
    }
}
