import EventLogDomainInterface
import EventLogDomainTesting
import OnboardingFeatureTesting
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
    let logger = LoggerSpy()
    let listener: OnboardingListenerSpy
    let tester: ReactorTester<OnboardingInteractor>

    init() {
        listener = OnboardingListenerSpy(log: log)
        tester = ReactorTester(
            OnboardingInteractor(profileUseCase: useCase, logger: logger, listener: listener), log: log)
    }

    @Test("keeps the nickname before it tells the parent")
    func introduce() async throws {
        let nickname = try Nickname("Juno")
        try await tester.send(.introduce(nickname), calls: "onboardingDidFinish") { $0.nickname = nickname }
        #expect(try await useCase.profile().nickname == nickname)
        #expect(logger.events == [.nicknameChosen(characters: 4)])
    }

    @Test("tells and logs nothing when the nickname could not be kept")
    func failure() async throws {
        await useCase.fail(with: ProfileError.nicknameTooLong(99))
        await #expect(throws: ProfileError.nicknameTooLong(99)) {
            try await tester.send(.introduce(try Nickname("Juno")))
        }
        #expect(logger.events == [])
    }
}
