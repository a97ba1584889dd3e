import ChartsFeatureInterface
import InsightsFeatureInterface
import LaunchFeatureInterface
import MandalartDomainInterface
import OnboardingFeatureInterface
import ProfileDomainInterface
import Ribcage

/// Decides where a person begins: who is known comes to their chart, who is new is asked first.
final class LaunchInteractor: Interactor, OnboardingListener, ChartsListener, InsightsListener {
    weak var router: (any LaunchRoutable)?
    private let profileUseCase: any ProfileUseCase
    private let chartsUseCase: any ChartsUseCase
    /// The chart to lead to from a place that belongs to none.
    private var workChart = ChartID.first

    init(profileUseCase: any ProfileUseCase, chartsUseCase: any ChartsUseCase) {
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
    }

    /// Called once, when the tree is launched.
    func begin() async throws {
        workChart = try await chartsUseCase.currentChart()
        if try await profileUseCase.profile().nickname == nil {
            router?.routeToOnboarding()
        } else {
            router?.routeToHome(of: workChart)
        }
    }

    /// Called when a person asks for Home, perhaps before Onboarding is done.
    func goHome() async throws {
        try await requireIntroduction()
        router?.routeToHome(of: try await chartsUseCase.currentChart())
    }

    /// Called when a person asks for a chart by its number.
    func go(to chart: ChartID) async throws {
        try await requireIntroduction()
        guard try await chartsUseCase.charts().contains(where: { $0.id == chart }) else {
            throw MandalartError.noSuchChart("\(chart)")
        }
        router?.routeToNumberedHome(of: chart)
    }

    /// Called when a person asks for the list of charts.
    func goToCharts() async throws {
        try await requireIntroduction()
        router?.routeToCharts()
    }

    /// Called when a person asks for insights.
    func goToInsights() async throws {
        try await requireIntroduction()
        workChart = try await chartsUseCase.currentChart()
        router?.routeToInsights()
    }

    func onboardingDidFinish() { router?.routeToHome(of: workChart) }

    func chartsDidOpen(_ chart: ChartID) { router?.routeToHome(of: chart) }

    func chartsDidFinish(current chart: ChartID) { router?.routeToHome(of: chart) }

    func insightsDidFinish() { router?.routeToHome(of: workChart) }

    private func requireIntroduction() async throws {
        guard try await profileUseCase.profile().nickname != nil else { throw NotIntroduced() }
    }
}
