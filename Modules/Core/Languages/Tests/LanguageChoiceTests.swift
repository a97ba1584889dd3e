import Languages
import Testing

@Suite("The choice of a language") @MainActor
struct LanguageChoiceTests {
    private func choice(
        option: Language? = nil, _ variables: [String: String] = [:], setting: Language? = nil
    ) -> LanguageChoice {
        let choice = LanguageChoice(option: option) { variables[$0] }
        choice.setting = setting
        return choice
    }

    @Test("is English when nobody decides")
    func nobody() {
        #expect(choice().language == .english)
        #expect(choice().source == .nobody)
    }

    @Test("goes by the option before the environment, and by that before the setting")
    func precedence() {
        let all = choice(option: .japanese, ["LANG": "ko_KR.UTF-8"], setting: .english)
        #expect(all.language == .japanese)
        #expect(all.source == .option)
        let two = choice(["LANG": "ko_KR.UTF-8"], setting: .english)
        #expect(two.language == .korean)
        #expect(two.source == .environment("LANG"))
        let one = choice(setting: .japanese)
        #expect(one.language == .japanese)
        #expect(one.source == .setting)
    }

    @Test("goes by the first variable that is set, in the order of POSIX")
    func variables() {
        let all = ["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"]
        #expect(choice(all).source == .environment("LC_ALL"))
        #expect(choice(all.filter { $0.key != "LC_ALL" }).language == .japanese)
        let isEmpty = choice(["LC_ALL": "", "LANG": "ko"])
        #expect(isEmpty.language == .korean)
        #expect(isEmpty.source == .environment("LANG"))
    }

    @Test("passes over an environment whose first variable names no language, whatever the next one says")
    func silentEnvironment() {
        let silent = ["LC_ALL": "C.UTF-8", "LANG": "ko_KR.UTF-8"]
        #expect(choice(silent).language == .english)
        #expect(choice(silent, setting: .japanese).source == .setting)
        #expect(choice(["LANG": "fr_FR.UTF-8"], setting: .japanese).language == .japanese)
    }

    @Test("follows a setting at once")
    func change() {
        let choice = choice()
        choice.setting = .korean
        #expect(choice.language == .korean)
    }
}
