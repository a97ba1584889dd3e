import EventLogDomainInterface
import EventLogDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import Testing

@testable import OnboardingFeature

@MainActor @Suite("The logic of Onboarding")
struct OnboardingInteractorTests {
    let log = CallLog()
    let useCase = ProfileUseCaseFake()
    let charts = ChartsUseCaseFake()
    let logger = LoggerSpy()
    let router: RoutableSpy
    let tester: ReactorTester<OnboardingInteractor>

    init() {
        router = RoutableSpy(log: log)
        let interactor = OnboardingInteractor(profileUseCase: useCase, chartsUseCase: charts, logger: logger)
        interactor.router = router
        tester = ReactorTester(interactor, log: log)
    }

    @Test("keeps the nickname before it leaves")
    func introduce() async throws {
        let nickname = try Nickname("Juno")
        try await tester.send(.introduce(nickname, asksNext: false), calls: "leave()") { $0.nickname = nickname }
        #expect(try await useCase.profile().nickname == nickname)
        #expect(logger.events == [.nicknameChosen(characters: 4)])
    }

    @Test("keeps the core goal, if there is one, before it leaves", arguments: ["Run a marathon", nil])
    func aim(text: String?) async throws {
        let nickname = try Nickname("Juno")
        try await tester.send(.introduce(nickname, asksNext: true)) { ($0.nickname, $0.asksForGoal) = (nickname, true) }
        try await tester.send(.aim(try text.map { try Title($0) }), calls: "leave()")
        #expect(try await charts.chart(.first).chart().coreGoal?.title.text == text)
    }

    @Test("keeps a core goal that was set in another place while it asked, and asks on")
    func aimMeanwhile() async throws {
        let (nickname, swim) = (try Nickname("Juno"), try Title("Swim"))
        try await tester.send(.introduce(nickname, asksNext: true)) { ($0.nickname, $0.asksForGoal) = (nickname, true) }
        _ = try await charts.chart(.first).edit(ChartEdit(.coreGoal, .change([.title(swim)])))
        let (goal, refusal) = (try Title("Run a marathon"), MandalartError.filledSince(.coreGoal, swim))
        await #expect(throws: refusal) { try await tester.send(.aim(goal)) }
        let kept = try await charts.chart(.first).chart().coreGoal?.title
        #expect(kept == swim)
    }

    @Test("leaves once something else has brought a nickname")
    func broughtNickname() async throws {
        try await tester.send(.load)
        _ = try await useCase.rename(to: try Nickname("Juno"))
        try await tester.send(.load, calls: "leave()")
    }

    @Test("leaves once a chart was imported, also while it asks for the core goal", arguments: [false, true])
    func broughtChart(asksForGoal: Bool) async throws {
        if asksForGoal {
            let nickname = try Nickname("Juno")
            try await tester.send(.introduce(nickname, asksNext: true)) {
                ($0.nickname, $0.asksForGoal) = (nickname, true)
            }
        }
        try await tester.send(.load)
        let chart = charts.chart(.first)
        _ = try await chart.edit(ChartEdit(.coreGoal, .change([.title(try Title("Run"))])))
        try await tester.send(.load, calls: "leave()")
    }

    @Test("neither leaves nor logs when the nickname could not be kept")
    func failure() async throws {
        await useCase.fail(with: ProfileError.nicknameTooLong(99))
        await #expect(throws: ProfileError.nicknameTooLong(99)) {
            try await tester.send(.introduce(try Nickname("Juno"), asksNext: true))
        }
        #expect(logger.events == [])
    }
}
