import HomeFeatureInterface
import LaunchFeatureInterface
import OnboardingFeatureInterface
import Ribcage

/// Attaches Onboarding or Home. It has no place of its own.
final class LaunchRouter: Router<LaunchInteractor>, LaunchRoutable {
    private let onboardingBuilder: any OnboardingBuildable
    private let homeBuilder: any HomeBuildable

    init(interactor: LaunchInteractor, onboardingBuilder: any OnboardingBuildable, homeBuilder: any HomeBuildable) {
        self.onboardingBuilder = onboardingBuilder
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
    }

    override var places: [Place] {
        [Place(Self.home) { [unowned self] in try await interactor.goHome() }]
    }

    static let home = Signpost("home", summary: LaunchPhrases.home)

    override func didLaunch() async throws {
        try await interactor.begin()
    }

    func routeToOnboarding() {
        open(onboardingBuilder.build(listener: interactor))
    }

    func routeToHome() {
        open(homeBuilder.build())
    }
}
