// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import ExchangeDomainInterface
import ExchangeDomainTesting
import HomeFeatureInterface
import HomeFeatureTesting
import LaunchFeature
import MandalartDomainInterface
import MandalartDomainTesting
import OnboardingFeatureInterface
import OnboardingFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage

/// The dependencies of Launch, as doubles.
final class LaunchDependencyStub: LaunchDependency {
    let profileUseCase: any ProfileUseCase
    let chartsUseCase: any ChartsUseCase
    let documentsUseCase: any DocumentsUseCase
    let launchPlaces: PluginPoint<any LaunchPlaceListener>
    let onboardingMock = OnboardingBuildableMock()
    let homeMock = HomeBuildableMock()

    var onboardingBuilder: any OnboardingBuildable { onboardingMock }
    var homeBuilder: any HomeBuildable { homeMock }

    init(
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(),
        chartsUseCase: any ChartsUseCase = ChartsUseCaseFake(),
        documentsUseCase: any DocumentsUseCase = DocumentsUseCaseStub(),
        launchPlaces: PluginPoint<any LaunchPlaceListener>
    ) {
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
        self.documentsUseCase = documentsUseCase
        self.launchPlaces = launchPlaces
    }
}
