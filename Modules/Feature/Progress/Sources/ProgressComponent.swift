import ProgressFeatureInterface
import Ribcage

/// What one Progress makes for itself.
final class ProgressComponent: Component<any ProgressDependency> {
    let interactor: ProgressInteractor
    let screen: ProgressScreen

    init(dependency: any ProgressDependency, listener: any ProgressListener) {
        interactor = ProgressInteractor(progressUseCase: dependency.progressUseCase, listener: listener)
        screen = ProgressScreen(reactor: interactor, clock: dependency.clock)
        super.init(dependency: dependency)
    }
}
