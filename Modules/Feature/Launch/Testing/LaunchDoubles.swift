package import ChartsFeatureInterface
package import ChartsFeatureTesting
package import Documents
package import DocumentsTesting
package import DreamsFeatureInterface
package import DreamsFeatureTesting
package import FinderFeatureInterface
package import FinderFeatureTesting
package import HomeFeatureInterface
package import HomeFeatureTesting
package import InsightsFeatureInterface
package import InsightsFeatureTesting
import LaunchFeatureInterface
package import MandalartDomainInterface
import MandalartDomainTesting
package import OnboardingFeatureInterface
package import OnboardingFeatureTesting
package import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting

/// What Launch needs, on a fake and on mocks.
package final class LaunchDependencyStub: LaunchDependency {
    package let profileUseCase: any ProfileUseCase
    package let chartsUseCase: any ChartsUseCase
    package let chartsMock = ChartsBuildableMock()
    package let dreamsMock = DreamsBuildableMock()
    package let insightsMock = InsightsBuildableMock()
    package let onboardingMock = OnboardingBuildableMock()
    package let finderMock = FinderBuildableMock()
    package let homeMock = HomeBuildableMock()
    package let documentsStub = DocumentPortStub()

    package var documents: any DocumentPort { documentsStub }
    package var onboardingBuilder: any OnboardingBuildable { onboardingMock }
    package var chartsBuilder: any ChartsBuildable { chartsMock }
    package var dreamsBuilder: any DreamsBuildable { dreamsMock }
    package var finderBuilder: any FinderBuildable { finderMock }
    package var insightsBuilder: any InsightsBuildable { insightsMock }

    /// The charts that a Home was built for.
    package private(set) var homeOf: [ChartID] = []

    package func homeBuilder(of chart: ChartID) -> any HomeBuildable {
        homeOf.append(chart)
        return homeMock
    }

    package init(
        profileUseCase: any ProfileUseCase = ProfileUseCaseFake(),
        chartsUseCase: any ChartsUseCase = ChartsUseCaseFake()
    ) {
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
    }
}
