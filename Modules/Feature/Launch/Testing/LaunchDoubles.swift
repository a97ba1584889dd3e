package import ChartsFeatureInterface
package import ChartsFeatureTesting
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
package import Ribcage
package import RibcageTesting

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

/// Writes down where Launch leads a person.
package final class LaunchRoutableSpy: LaunchRoutable {
    package let log: CallLog

    package init(log: CallLog = CallLog()) {
        self.log = log
    }

    package func routeToOnboarding() { log.record("routeToOnboarding()") }
    package func routeToHome(of chart: ChartID) { log.record("routeToHome(\(chart))") }
    package func routeToNumberedHome(of chart: ChartID) { log.record("routeToNumberedHome(\(chart))") }
    package func routeToCharts() { log.record("routeToCharts()") }
    package func routeToDreams() { log.record("routeToDreams()") }
    package func routeToFinder(_ query: FinderQuery) { log.record("routeToFinder(\(query))") }
    package func route(to route: Route) { log.record("route(to: \(route))") }
    package func routeToInsights() { log.record("routeToInsights()") }
}
