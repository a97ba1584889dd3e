import LaunchFeatureTesting
import OnboardingFeatureInterface
import OnboardingFeatureTesting
import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
import Ribcage
import RibcageTesting
import Testing

@testable import LaunchFeature

@MainActor @Suite("Launch")
struct LaunchTests {
    let useCase = ProfileUseCaseFake()

    @Test("leads a new person to Onboarding, and on to Home when that is done")
    func newPerson() async throws {
        let dependency = LaunchDependencyStub(profileUseCase: useCase)
        let router = LaunchBuilder(dependency: dependency).build()
        router.launch()
        try await router.didLaunch()
        #expect(router.currentRoute == Route(["onboarding"]))
        dependency.onboardingMock.listener?.onboardingDidFinish()
        #expect(router.currentRoute == Route(["home"]))
        #expect(router.children.count == 1)
    }

    @Test("leads a known person to Home")
    func knownPerson() async throws {
        _ = try await useCase.rename(to: try Nickname("Juno"))
        let spy = LaunchRoutableSpy()
        let interactor = LaunchInteractor(profileUseCase: useCase)
        interactor.router = spy
        try await interactor.begin()
        #expect(spy.log.calls == ["routeToHome()"])
    }

    @Test("says what is missing when a new person asks for Home")
    func tooEarly() async throws {
        let router = LaunchBuilder(dependency: LaunchDependencyStub(profileUseCase: useCase)).build()
        #expect(
            try await typing("home", at: router) == ["! line 1: Say first what you want to be called: nickname <name>."]
        )
    }

    @Test("does not start when the profile cannot be read")
    func failure() async throws {
        await useCase.fail(with: ProfileError.nicknameTooShort(0))
        let router = LaunchBuilder(dependency: LaunchDependencyStub(profileUseCase: useCase)).build()
        await #expect(throws: ProfileError.nicknameTooShort(0)) { try await typing("show", at: router) }
    }

    @Test("is as its guide says")
    func guide() {
        let router = LaunchBuilder(dependency: LaunchDependencyStub(profileUseCase: useCase)).build()
        #expect(LaunchBuilder.guide.differences(from: router) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: LaunchBuilder(dependency: LaunchDependencyStub(profileUseCase: useCase)).build())
    }
}
