import Basics
import BasicsTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import Testing

@testable import SettingsFeature

@MainActor @Suite("The logic of the settings")
struct SettingsInteractorTests {
    @Test("reads the profile, and changes the nickname and the language")
    func life() async throws {
        let interactor = SettingsInteractor(
            profileUseCase: ProfileUseCaseFake(try Profile.juno), history: EditHistoryStub(),
            languageChoice: LanguageChoice(),
            dataLocation: "/data")
        let tester = ReactorTester(interactor)
        let (juno, mina) = (try Nickname("Juno"), try Nickname("Mina"))
        try await tester.send(.load) { $0.profile.nickname = juno }
        try await tester.send(.rename(mina)) { $0.profile.nickname = mina }
        try await tester.send(
            .speak(.korean), changes: { $0.profile.language = .korean },
            { ($0.language, $0.source) = (.korean, .setting) })
    }
}
