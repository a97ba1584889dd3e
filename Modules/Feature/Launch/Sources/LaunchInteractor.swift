import ChartsFeatureInterface
import Documents
import FinderFeatureInterface
import LaunchFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import Ribcage

/// Decides where a person begins: who is known comes to their chart, who is new is asked first.
final class LaunchInteractor: Interactor, DocumentProvider, ChartsListener, FinderListener {
    weak var router: (any LaunchRoutable)?
    private let profileUseCase: any ProfileUseCase
    private let chartsUseCase: any ChartsUseCase
    let documents: (any DocumentPort)?

    init(profileUseCase: any ProfileUseCase, chartsUseCase: any ChartsUseCase, documents: any DocumentPort) {
        self.documents = documents
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
    }

    /// Called once, when the tree is launched.
    func begin() async throws {
        let chart = try await chartsUseCase.currentChart()
        if try await profileUseCase.profile().nickname == nil {
            router?.routeToOnboarding()
        } else {
            router?.routeToHome(of: chart)
        }
    }

    /// Called when a person asks for Home, perhaps before Onboarding is done.
    func goHome() async throws {
        router?.routeToHome(of: try await chartToWorkOn())
    }

    /// The chart that a person comes home to.
    ///
    /// - Throws: ``NotIntroduced``, and what reading the store throws.
    func chartToWorkOn() async throws -> ChartID {
        try await requireIntroduction()
        return try await chartsUseCase.currentChart()
    }

    /// Called when a person asks for a chart by its number.
    func go(to chart: ChartID) async throws {
        try await requireIntroduction()
        // Read before its place is opened, so that one that is not there is refused here.
        _ = try await chartsUseCase.chart(chart).chart()
        router?.routeToNumberedHome(of: chart)
    }

    /// Called when a person asks for the list of charts.
    func goToCharts() async throws {
        try await requireIntroduction()
        router?.routeToCharts()
    }

    /// Called when a person asks for the list of dreams.
    func goToDreams() async throws {
        try await requireIntroduction()
        router?.routeToDreams()
    }

    /// Called when a person looks for something.
    func find(_ query: FinderQuery) async throws {
        try await requireIntroduction()
        router?.routeToFinder(query)
    }

    /// Called when a person asks for insights.
    func goToInsights() async throws {
        try await requireIntroduction()
        router?.routeToInsights()
    }

    func chartsDidOpen(_ chart: ChartID) { router?.routeToHome(of: chart) }

    func finderDidPick(_ route: Route) async throws { try await router?.route(to: route) }

    private func requireIntroduction() async throws {
        guard try await profileUseCase.profile().nickname != nil else { throw NotIntroduced() }
    }
}
