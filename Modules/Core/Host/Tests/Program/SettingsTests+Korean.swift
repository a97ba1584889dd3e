import Basics
import Platform
import Testing

@testable import Host

extension SettingsTests {
    @Test("the language of a setting is spoken, before that of the locale, and says who decides")
    func language() async throws {
        let file = try await run("--help", file: "lang = ko\n", ["LANG": "en_US.UTF-8"])
        #expect(file.transcript.contains("사용법:"))
        let variable = try await run("--help", file: "lang = en\n", ["MY_NOTES_LANG": "ko"])
        #expect(variable.transcript.contains("사용법:"))
        let argument = try await run("--help", "--lang", "en", file: "lang = ko\n", ["MY_NOTES_LANG": "ko"])
        #expect(argument.transcript.contains("Usage:"))
        let choice = LanguageChoice([], try settings("", ["MY_NOTES_LANG": "ko"])) { _ in nil }
        #expect(choice.source == .environment("MY_NOTES_LANG"))
        let inFile = LanguageChoice([], try settings("\nlang = ko")) { _ in nil }
        #expect(inFile.source == .environment("\(self.file):2"))
    }

    @Test("what is wrong is said in the language that a setting asks for")
    func koreanMistake() async throws {
        let seen = try await run("show", file: "lang = ko\n", ["MY_NOTES_YES": "x"])
        #expect(seen.code == .usage)
        #expect(seen.transcript == ["! my-notes: MY_NOTES_YES: “x” 대신 yes나 no를 쓰세요."])
    }
}
