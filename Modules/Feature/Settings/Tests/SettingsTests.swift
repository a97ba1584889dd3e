import ProfileDomainInterface
import ProfileDomainTesting
import PromptTesting
import Ribcage
import RibcageTesting
import SettingsFeatureTesting
import Testing

@testable import SettingsFeature

@MainActor @Suite("Settings")
struct SettingsTests {
    let useCase: ProfileUseCaseFake
    let listener = SettingsListenerSpy()

    init() throws {
        useCase = ProfileUseCaseFake(try Profile.juno)
    }

    private func router() -> any ViewableRouting {
        SettingsBuilder(dependency: SettingsDependencyStub(profileUseCase: useCase)).build(listener: listener)
    }

    @Test("shows the nickname, where the data lies, and what becomes of it")
    func page() async throws {
        #expect(
            try await typing("show", at: router()) == [
                "Settings",
                "  nickname  Juno",
                "  data      /data/mandalart.db",
                "All you type stays in that file. Nothing is sent anywhere; to be forgotten,",
                "delete it.",
            ])
    }

    @Test("changes the nickname")
    func rename() async throws {
        #expect(try await typing("nickname Mi Na", at: router()) == ["! From now on you are Mi Na."])
        #expect(try await useCase.profile().nickname?.text == "Mi Na")
    }

    @Test("refuses a nickname that is too short, and keeps the old one")
    func tooShort() async throws {
        #expect(
            try await typing("nickname Jo", at: router())
                == ["! line 1: A nickname has at least 3 characters; this one has 2."])
        #expect(try await useCase.profile().nickname?.text == "Juno")
    }

    @Test("tells its parent when the person goes back")
    func back() async throws {
        _ = try await typing("back", at: router())
        #expect(listener.log.calls == ["settingsDidFinish"])
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: SettingsScreen.commands) == [])
    }

    @Test("is as its guide says")
    func guide() {
        #expect(SettingsBuilder.guide.differences(from: router()) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(
            leaving: router())
    }
}
