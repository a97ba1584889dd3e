import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
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
    let charts = ChartsUseCaseFake()
    private func router() -> any ViewableRouting {
        OnboardingBuilder(dependency: OnboardingDependencyStub(profileUseCase: useCase, chartsUseCase: charts)).build()
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
                "! Hello, Juno! All that you type is kept at once, on this machine.",
            ])
        #expect(try await useCase.profile().nickname?.text == "Juno")
        #expect(try await leaves(router(), typing: "Juno"))
    }

    @Test(
        "asks a person for the core goal after the nickname, and takes an empty line for none",
        arguments: [
            ("Run a marathon", "Run a marathon"), ("core Run a marathon", "Run a marathon"), ("", nil), ("  ", nil),
        ])
    func coreGoal(line: String, goal: String?) async throws {
        let seen = try await typing("Juno", line, at: router(), isInteractive: true)
        #expect(seen.contains("core goal (Enter skips it)> \(line)"))
        #expect(try await charts.chart(.first).chart().coreGoal?.title.text == goal)
    }

    @Test("asks again for a core goal that is too long")
    func longGoal() async throws {
        let seen = try await typing(
            "Juno", String(repeating: "a", count: 500), at: router(), isInteractive: true)
        #expect(seen.filter { $0.hasPrefix("core goal (Enter skips it)> ") }.count == 2)
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
        await useCase.fail(with: ProfileError.nicknameTooLong(99), onlyToWrite: true)
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
