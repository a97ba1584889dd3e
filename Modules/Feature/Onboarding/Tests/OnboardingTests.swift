import HostTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import OnboardingFeature

@MainActor @Suite("Onboarding")
struct OnboardingTests {
    let useCase = ProfileUseCaseFake()
    private func router() -> any ViewableRouting {
        OnboardingBuilder(dependency: OnboardingDependencyStub(profileUseCase: useCase)).build()
    }

    @Test("welcomes a person, asks for a nickname, and keeps it")
    func nickname() async throws {
        let seen = try await typing("Juno", at: router(), isInteractive: true)
        #expect(
            seen.prefix(5) == [
                "Welcome. A mandalart is one goal, eight sub-goals around it, and eight things to",
                "do for each of those.",
                "What do you want to be called?",
                "nickname> Juno",
                "! Hello, Juno! All that you type is kept at once, on this machine only.",
            ])
        #expect(try await useCase.profile().nickname?.text == "Juno")
        #expect(try await leaves(router(), typing: "Juno"))
    }

    @Test("asks again for a nickname that is empty")
    func empty() async throws {
        let seen = try await typing("", at: router(), isInteractive: true)
        #expect(seen.contains("! A nickname may not be empty."))
        #expect(seen.filter { $0.hasPrefix("nickname> ") }.count == 2)
        #expect(try await !leaves(router(), typing: ""))
    }

    @Test("takes a name of one character", arguments: ["健", "J", "솔"])
    func oneCharacter(name: String) async throws {
        #expect(try await leaves(router(), typing: name))
        let nickname = try await useCase.profile().nickname
        #expect(nickname?.text == name)
    }

    @Test("takes help for help, and a command for any nickname")
    func commands() async throws {
        let seen = try await typing("help", "nickname help", at: router())
        #expect(seen.contains { $0.hasPrefix("  nickname <name…>") })
        #expect(try await useCase.profile().nickname?.text == "help")
    }

    @Test("does not leave when the nickname could not be kept")
    func failure() async throws {
        await useCase.fail(with: ProfileError.nicknameTooLong(99))
        #expect(
            try await typing("Juno", at: router()) == [
                "! line 1: A nickname has at most 40 characters; this one has 99."
            ]
        )
        #expect(try await !leaves(router(), typing: "Juno"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: OnboardingScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: router())
    }
}
