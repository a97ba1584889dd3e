import PrivacyFeatureInterface
import Ribcage

/// What one Privacy makes for itself.
final class PrivacyComponent: Component<any PrivacyDependency> {
    let interactor: PrivacyInteractor
    let screen: PrivacyScreen

    init(dependency: any PrivacyDependency, listener: any PrivacyListener) {
        interactor = PrivacyInteractor(eventLogUseCase: dependency.eventLogUseCase, listener: listener)
        screen = PrivacyScreen(reactor: interactor, clock: dependency.clock)
        super.init(dependency: dependency)
    }
}
