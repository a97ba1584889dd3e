import Languages
import ProfileDomainInterface
import ProfileDomainTesting
import Ribcage
import RibcageTesting
import SettingsFeatureTesting
import Testing

@testable import SettingsFeature

@MainActor @Suite("The logic of the settings")
struct SettingsInteractorTests {
    @Test("reads the profile, changes the nickname, and leaves")
    func life() async throws {
        let log = CallLog()
        let interactor = SettingsInteractor(
            profileUseCase: ProfileUseCaseFake(try Profile.juno), languageChoice: LanguageChoice(),
            dataLocation: "/data")
        let router = SettingsRoutableSpy(log: log)
        interactor.router = router
        let tester = ReactorTester(interactor, log: log)
        let (juno, mina) = (try Nickname("Juno"), try Nickname("Mina"))
        try await tester.send(.load) { $0.profile.nickname = juno }
        try await tester.send(.rename(mina)) { $0.profile.nickname = mina }
        try await tester.send(
            .speak(.korean), changes: { $0.profile.language = .korean },
            { ($0.language, $0.source) = (.korean, .setting) })
        try await tester.send(.openPrivacy, calls: "routeToPrivacy()")
        try await tester.send(.leave, calls: "leave()")
    }
}
