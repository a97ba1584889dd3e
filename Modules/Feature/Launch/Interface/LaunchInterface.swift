public import ChartsFeatureInterface
public import Documents
public import DreamsFeatureInterface
public import FinderFeatureInterface
public import HomeFeatureInterface
public import InsightsFeatureInterface
public import MandalartDomainInterface
public import OnboardingFeatureInterface
public import ProfileDomainInterface
public import Ribcage

/// What Launch needs from outside.
public protocol LaunchDependency: LaunchChildren {
    /// Says whether the person is known.
    var profileUseCase: any ProfileUseCase { get }
    /// Says which chart a person works on, and which ones there are.
    var chartsUseCase: any ChartsUseCase { get }
    /// All charts as documents.
    var documents: any DocumentPort { get }
}

/// The builders of the children of Launch.
public protocol LaunchChildren: Dependency {
    /// Builds the place for a new person.
    var onboardingBuilder: any OnboardingBuildable { get }
    /// Builds the list of charts.
    var chartsBuilder: any ChartsBuildable { get }
    /// Builds the list of dreams.
    var dreamsBuilder: any DreamsBuildable { get }
    /// Builds the places where a person looks for something.
    var finderBuilder: any FinderBuildable { get }
    /// Builds the place for insights.
    var insightsBuilder: any InsightsBuildable { get }
    /// Builds the place for one chart. Everything below it is about that chart alone.
    func homeBuilder(of chart: ChartID) -> any HomeBuildable
}

/// Builds the root of the tree, which decides where a person begins.
public protocol LaunchBuildable: Buildable {
    /// Called by the App, once.
    func build() -> any Routing
}

/// What Launch asks of its router.
public protocol LaunchRoutable: Routable {
    /// Leads a new person to Onboarding.
    func routeToOnboarding()
    /// Leads a known person to the chart that they work on.
    func routeToHome(of chart: ChartID)
    /// Leads to a place by its route.
    ///
    /// - Throws: what the routers on the way throw.
    func route(to route: Route) async throws
}
