import Basics
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

    @Test("is English when nothing decides")
    func fallback() {
        #expect(choice().language == .english)
        #expect(choice().source == .fallback)
    }

    @Test("goes by the option before the environment, and by that before the setting")
    func precedence() {
        let all = choice(option: .elvish, ["LANG": "en_US.UTF-8"], setting: .dwarvish)
        #expect(all.language == .elvish)
        #expect(all.source == .option)
        let two = choice(["LANG": "en_US.UTF-8"], setting: .elvish)
        #expect(two.language == .english)
        #expect(two.source == .environment("LANG"))
        let one = choice(setting: .elvish)
        #expect(one.language == .elvish)
        #expect(one.source == .setting)
    }

    @Test("goes by the first variable that is set, in the order of POSIX")
    func variables() {
        let all = ["LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_AU.UTF-8"]
        #expect(choice(all).source == .environment("LC_ALL"))
        #expect(choice(all.filter { $0.key != "LC_ALL" }).source == .environment("LC_MESSAGES"))
        let isEmpty = choice(["LC_ALL": "", "LANG": "en"], setting: .elvish)
        #expect(isEmpty.language == .english)
        #expect(isEmpty.source == .environment("LANG"))
    }

    @Test("passes over an environment whose first variable names no language, whatever the next one says")
    func silentEnvironment() {
        let silent = ["LC_ALL": "C.UTF-8", "LANG": "en_US.UTF-8"]
        #expect(choice(silent).source == .fallback)
        #expect(choice(silent, setting: .elvish).source == .setting)
        #expect(choice(["LANG": "xx_XX.UTF-8"], setting: .dwarvish).language == .dwarvish)
    }

    @Test("follows a setting at once")
    func change() {
        let choice = choice()
        choice.setting = .elvish
        #expect(choice.language == .elvish)
    }
}
