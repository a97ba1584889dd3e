import PrivacyFeatureInterface
import Ribcage

/// What one Privacy makes for itself.
final class PrivacyComponent: Component<any PrivacyDependency> {
    let interactor: PrivacyInteractor
    let screen: PrivacyScreen

    override init(dependency: any PrivacyDependency) {
        interactor = PrivacyInteractor(eventLogUseCase: dependency.eventLogUseCase)
        screen = PrivacyScreen(reactor: interactor, clock: dependency.clock)
        super.init(dependency: dependency)
    }
}
