import Basics
import BasicsTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import Screens
import Testing

@testable import SettingsFeature

@MainActor @Suite("The logic of the settings")
struct SettingsInteractorTests {
    @Test("reads the profile, and changes the nickname and the language")
    func life() async throws {
        let interactor = SettingsInteractor(
            Profile(), by: ProfileUseCaseFake(try Profile.juno), history: EditHistoryStub(),
            languageChoice: LanguageChoice(), dataLocation: "/data", load: { try await $0.profile() },
            language: \.language)
        let tester = ReactorTester(interactor)
        let (juno, mina) = (try Nickname("Juno"), try Nickname("Mina"))
        try await tester.send(.load) { $0.settings.nickname = juno }
        try await tester.send(.change { try await $0.rename(to: mina) }) { $0.settings.nickname = mina }
        try await tester.send(.change { try await $0.choose(.korean) }) {
            ($0.settings.language, $0.language, $0.source) = (.korean, .korean, .setting)
        }
    }
}
