// Written by “rib doubles”, which writes it anew: a change here is lost. A stub that is written by hand in another
// file of this folder takes the place of the one here.

import ChartsFeatureInterface
import ChartsFeatureTesting
import DreamsFeatureInterface
import DreamsFeatureTesting
import ExchangeDomainInterface
import ExchangeDomainTesting
import FinderFeatureInterface
import FinderFeatureTesting
import HomeFeatureInterface
import HomeFeatureTesting
import InsightsFeatureInterface
import InsightsFeatureTesting
import LaunchFeature
import MandalartDomainInterface
import MandalartDomainTesting
import OnboardingFeatureInterface
import OnboardingFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting

/// What Launch needs, on doubles.
final class LaunchDependencyStub: LaunchDependency {
    let profileUseCase: any ProfileUseCase
    let chartsUseCase: any ChartsUseCase
    let documentsUseCase: any DocumentsUseCase
    let onboardingMock = OnboardingBuildableMock()
    let chartsMock = ChartsBuildableMock()
    let dreamsMock = DreamsBuildableMock()
    let finderMock = FinderBuildableMock()
    let insightsMock = InsightsBuildableMock()
    let homeMock = HomeBuildableMock()

    var onboardingBuilder: any OnboardingBuildable { onboardingMock }
    var chartsBuilder: any ChartsBuildable { chartsMock }
    var dreamsBuilder: any DreamsBuildable { dreamsMock }
    var finderBuilder: any FinderBuildable { finderMock }
    var insightsBuilder: any InsightsBuildable { insightsMock }
    var homeBuilder: any HomeBuildable { homeMock }

    init(
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(),
        chartsUseCase: any ChartsUseCase = ChartsUseCaseFake(),
        documentsUseCase: any DocumentsUseCase = DocumentsUseCaseStub()
    ) {
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
        self.documentsUseCase = documentsUseCase
    }
}
