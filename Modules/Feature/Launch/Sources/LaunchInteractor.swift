import Basics
import ChartsFeatureInterface
import FinderFeatureInterface
import HomeFeatureInterface
import LaunchFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ReviewFeatureInterface
import Ribcage
import Screens
import TodayFeatureInterface

/// Opens the first place: the current chart, or onboarding for a new person. Who has a nickname or data is not new.
final class LaunchInteractor: Interactor, DocumentProvider, PrerequisiteProvider, HomeListener, LaunchPlaceListener {
    weak var router: (any LaunchRoutable)?
    private let profileUseCase: any ProfileUseCase
    private let chartsUseCase: any ChartsUseCase
    let documents: (any DocumentPort)?
    private(set) var missingPrerequisite: (any Error)?

    init(profileUseCase: any ProfileUseCase, chartsUseCase: any ChartsUseCase, documents: any DocumentPort) {
        self.documents = documents
        self.profileUseCase = profileUseCase
        self.chartsUseCase = chartsUseCase
    }

    /// Opens onboarding for a new person, otherwise the current chart.
    func begin() async throws {
        let chart = try await chartsUseCase.currentChart()
        if try await isIntroduced() {
            router?.routeToHome(of: chart)
        } else {
            router?.routeToOnboarding()
        }
    }

    /// Returns the number of the current chart.
    ///
    /// - Throws: ``NotIntroduced`` for a new person, and the error of reading the store.
    func chartToWorkOn() async throws -> ChartID {
        try await requireIntroduction()
        return try await chartsUseCase.currentChart()
    }

    /// Returns the number of an existing chart, with the chart's identity.
    ///
    /// - Throws: ``NotIntroduced`` for a new person, ``MandalartError/noSuchChart(_:)``, and the error of reading the
    ///   store.
    func chart(_ number: ChartID) async throws -> ChartID {
        try await requireIntroduction()
        return try await chartsUseCase.number(of: number)
    }

    /// Checks that the person has a nickname or data, such as an imported chart.
    ///
    /// - Throws: ``NotIntroduced`` if the person has neither, and the error of reading the store.
    func requireIntroduction() async throws {
        guard try await isIntroduced() else { throw NotIntroduced() }
    }

    private func isIntroduced() async throws -> Bool {
        var isIntroduced = try await profileUseCase.profile().nickname != nil
        if !isIntroduced { isIntroduced = try await chartsUseCase.isInUse() }
        missingPrerequisite = isIntroduced ? nil : NotIntroduced()
        return isIntroduced
    }

    func chartsDidOpen(_ chart: ChartID) { router?.routeToHome(of: chart) }

    func homeDidPick(_ route: Route) async throws { try await router?.route(to: route) }

    func finderDidPick(_ route: Route) async throws { try await router?.route(to: route) }

    func reviewDidOpen(_ route: Route) async throws { try await router?.route(to: route) }

    func todayDidPick(_ route: Route) async throws { try await router?.route(to: route) }
}
