import BasicsTesting
import ChartsFeatureInterface
import ChartsFeatureTesting
import HomeFeatureTesting
import HostTesting
import LaunchFeatureInterface
import MandalartDomainInterface
import MandalartDomainTesting
import OnboardingFeatureInterface
import OnboardingFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import ProgressDomainInterface
import ReviewFeatureInterface
import ReviewFeatureTesting
import Ribcage
import RibcageTesting
import Testing
import TodayFeatureInterface
import TodayFeatureTesting

@testable import LaunchFeature

@MainActor @Suite("Launch")
struct LaunchTests {
    let useCase = ProfileUseCaseFake()
    let places = LaunchPlacesStub()

    private func stub(_ charts: any ChartsUseCase = ChartsUseCaseFake()) -> LaunchDependencyStub {
        LaunchDependencyStub(profileUseCase: useCase, chartsUseCase: charts, launchPlaces: places.point)
    }

    @Test("leads a new person to Onboarding, and on to Home when that is done")
    func newPerson() async throws {
        let dependency = stub()
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        #expect(router.currentRoute == Route(["onboarding"]))
        _ = try await useCase.rename(to: try Nickname("Juno"))
        try await router.openPlace?.leave()
        #expect(router.currentRoute == Route(["home"]))
        #expect(router.children.count == 1)
    }

    @Test("leads a known person to Home")
    func knownPerson() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let spy = LaunchRoutableSpy()
        let interactor = LaunchInteractor(
            profileUseCase: useCase, chartsUseCase: ChartsUseCaseFake(), documents: DocumentPortStub())
        interactor.router = spy
        try await interactor.begin()
        #expect(spy.log.calls == ["routeToHome(of: 1)"])
    }

    @Test("leads to Home without a nickname if there is a chart with something in it, such as an imported one")
    func dataWithoutName() async throws {
        let charts = ChartsUseCaseFake()
        _ = try await charts.chart(.first).edit(ChartEdit(.coreGoal, .change([.title(Title("Run"))])))
        let spy = LaunchRoutableSpy()
        let interactor = LaunchInteractor(
            profileUseCase: useCase, chartsUseCase: charts, documents: DocumentPortStub())
        interactor.router = spy
        try await interactor.begin()
        #expect(spy.log.calls == ["routeToHome(of: 1)"])
        #expect(interactor.missingPrerequisite == nil)
        try await interactor.requireIntroduction()
    }

    @Test("leads to a chart by its number, and says which there is not")
    func numbered() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let charts = ChartsUseCaseFake()
        _ = try await charts.create(try Title("Read"))
        let dependency = stub(charts)
        let router = LaunchBuilder(dependency: dependency).build()
        let lines = try await typing("show", "chart 1", "show", "chart 7", at: router)
        #expect(
            lines == [
                "home", "chart 1", "! line 4: There is no chart 7. “charts” lists those that there are.",
            ])
    }

    @Test("leads to the list of charts from anywhere, and from there to the one that is opened")
    func charts() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let dependency = stub()
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        try await router.follow(Route(["charts"]))
        #expect(router.currentRoute == Route(["charts"]))
        places.chartsMock.listener?.chartsDidOpen(try ChartID(2))
        #expect(router.currentRoute == Route(["home"]))
        #expect(dependency.homeMock.buildCalls == [.first, try ChartID(2)])
    }

    @Test(
        "opens what is found at an address that says what is looked for",
        arguments: [["search", "a b"], ["next"], ["stale"], ["stale", "3"]])
    func finder(address: [String]) async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let router = LaunchBuilder(dependency: stub()).build()
        router.launch()
        try await router.follow(Route(address))
        #expect(router.openPlace?.address == address)
    }

    @Test("leads to the list of dreams from anywhere, and from there back to the current chart")
    func dreams() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let dependency = stub()
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        try await router.follow(Route(["dreams"]))
        #expect(router.currentRoute == Route(["dreams"]))
        try await router.openPlace?.leave()
        #expect(router.currentRoute == Route(["home"]))
        #expect(dependency.homeMock.buildCalls == [.first, .first])
    }

    @Test("leads to today from anywhere, and from there to where a cell is shown")
    func today() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let dependency = stub()
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        try await router.follow(Route(["today"]))
        #expect(router.currentRoute == Route(["today"]))
        #expect(places.todayMock.buildCalls == [.page])
        try await places.todayMock.listener?.todayDidPick(Route(["chart", "1"]))
        #expect(router.currentRoute == Route(["chart", "1"]))
    }

    @Test("leads to the review of the week from anywhere, and from there to where an item is shown")
    func review() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let dependency = stub()
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        try await router.follow(Route(["review"]))
        #expect(router.currentRoute == Route(["review"]))
        try await places.reviewMock.listener?.reviewDidOpen(Route(["chart", "1"]))
        #expect(router.currentRoute == Route(["chart", "1"]))
    }

    @Test("leads to insights from anywhere, and back to the chart that the person works on")
    func insights() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let charts = ChartsUseCaseFake()
        let dependency = stub(charts)
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        _ = try await charts.create(try Title("Read"))
        try await router.follow(Route(["insights"]))
        #expect(router.currentRoute == Route(["insights"]))
        try await router.openPlace?.leave()
        #expect(router.currentRoute == Route(["home"]))
        #expect(dependency.homeMock.buildCalls == [.first, try ChartID(2)])
    }

    @Test("closes Home like any place, and leads home from nowhere else than where the person is")
    func closing() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let dependency = stub()
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.follow(Route(["charts"]))
        let charts = try #require(router.openPlace)
        try await router.follow(Route(["dreams"]))
        try await charts.leave()
        #expect(router.currentRoute == Route(["dreams"]))
        try await router.follow(Route(["home"]))
        try await router.openPlace?.leave()
        #expect(router.children.isEmpty)
    }

    @Test("says what is missing when a new person asks for more than a nickname", arguments: ["home", "insights"])
    func tooEarly(line: String) async throws {
        let router = LaunchBuilder(dependency: stub()).build()
        #expect(
            try await typing(line, at: router) == ["! line 1: Say first what you want to be called: nickname <name>"]
        )
    }

    @Test("misses a nickname until there is one")
    func prerequisite() async throws {
        let interactor = LaunchInteractor(
            profileUseCase: useCase, chartsUseCase: ChartsUseCaseFake(), documents: DocumentPortStub())
        try await interactor.begin()
        #expect(interactor.missingPrerequisite is NotIntroduced)
        _ = try await useCase.rename(to: try Nickname("Juno"))
        _ = try await interactor.chartToWorkOn()
        #expect(interactor.missingPrerequisite == nil)
    }

    @Test("does not start when the profile cannot be read")
    func failure() async throws {
        await useCase.fail(with: ProfileError.nicknameTooLong(99))
        let router = LaunchBuilder(dependency: stub()).build()
        await #expect(throws: ProfileError.nicknameTooLong(99)) { try await typing("show", at: router) }
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: LaunchBuilder(dependency: stub()).build())
    }
}
