import Basics
import HostTesting
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import ScreensTesting
import Testing

@testable import SakatsuSettingsFeature

@MainActor @Suite("The settings of the sauna log")
struct SakatsuSettingsTests {
    let useCase = SakatsuSettingsUseCaseFake()

    private func router(_ languageChoice: LanguageChoice = LanguageChoice()) -> any ViewableRouting {
        let dependency = SakatsuSettingsDependencyStub(
            sakatsuSettingsUseCase: useCase, languageChoice: languageChoice, dataLocation: "/data/sakatsu.db")
        return SakatsuSettingsBuilder(dependency: dependency).build()
    }

    @Test("shows what a new visit has, the language, and where the data is")
    func page() async throws {
        let seen = try await typing("show", at: router())
        #expect(
            seen == [
                "Settings: a new visit has", "  facility      none", "  sets          3", "  sauna         10 min",
                "  cool bath     60 s", "  rest          10 min", "  temperatures  none", "  language      English",
                "  data          /data/sakatsu.db",
            ])
    }

    @Test("changes each part in one line, and - takes it away")
    func changes() async throws {
        let seen = try await typing(
            "facility Sauna Shikiji", "sets 4", "sauna 12", "bath 90", "rest -", "name sauna löyly", "emoji sauna 🧖",
            "temperature sauna 92.5", "temperature steam room 45", "facility -", at: router())
        #expect(
            seen == [
                "! In a new visit, facility: Sauna Shikiji.", "! In a new visit, sets: 4.",
                "! In a new visit, sauna: 12 min.", "! In a new visit, cool bath: 90 s.",
                "! In a new visit, rest: none.", "! In a new visit, sauna: löyly 12 min.",
                "! In a new visit, sauna: 🧖 löyly 12 min.", "! In a new visit, sauna temperature: 92.5°C.",
                "! In a new visit, steam room temperature: 45°C.", "! In a new visit, facility: none.",
            ])
        let defaults = try await useCase.settings().defaults
        #expect(defaults.count.count == 4)
        #expect(defaults.set.description == "12m/90s/-")
        #expect(defaults.temperatures.all.count == 2)
    }

    @Test("says which temperature another word for the cool bath has changed")
    func wordsForCoolBath() async throws {
        let seen = try await typing(
            "temperature bath 16 cold plunge 8", "temperature cold plunge -", "temperature cold plunge 15",
            at: router())
        #expect(
            seen == [
                "! In a new visit, cool bath temperature: 16°C. In a new visit, cold plunge temperature: 8°C.",
                "! In a new visit, cold plunge temperature: none.", "! In a new visit, cool bath temperature: 15°C.",
            ])
    }

    @Test(
        "says in one line why a value is not taken",
        arguments: [
            ("sauna 121", "For the sauna, give 1 to 120 minutes"),
            ("bath 1h", "For the cool bath, give 1 to 1800 seconds"),
            ("sets 31", "A visit has 0 to 30 sets"),
            ("temperature sauna warm", "A temperature is a number"),
            ("emoji sauna ab", "The sign of a step is one emoji"),
            ("facility \" \"", "A facility needs a name."),
        ])
    func refused(line: String, reason: String) async throws {
        let seen = try await typing(line, at: router())
        #expect(seen.count == 1)
        #expect(seen.first?.hasPrefix("! line 1: \(reason)") == true, "\(seen)")
        let settings = try await useCase.settings()
        #expect(settings == SakatsuSettings())
    }

    @Test("asks before it forgets what a new visit has, where there is something to forget")
    func reset() async throws {
        let nothing = try await typing("reset", at: router())
        #expect(nothing == ["! A new visit has what it had at first."])
        let lines = try await typing("sauna 20", "reset", "yes", at: router(), isInteractive: true, width: 200)
        #expect(lines.contains { $0.hasPrefix("Forget what a new visit has") && $0.hasSuffix("> yes") })
        let defaults = try await useCase.settings().defaults
        #expect(defaults == VisitDefaults())
    }

    @Test("speaks another language at once")
    func language() async throws {
        guard let other = Language.allCases.last else { return }
        let choice = LanguageChoice()
        let seen = try await typing("language \(other.rawValue)", at: router(choice), speaking: choice)
        #expect(seen == ["! \(LanguagePhrases.spokenFromNowOn.text(in: other))"])
        let kept = try await useCase.settings().language
        #expect(kept == other)
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: SakatsuSettingsScreen.commands)
        #expect(wrong == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
