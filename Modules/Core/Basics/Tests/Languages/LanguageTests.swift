import Basics
import Testing

@Suite("A language")
struct LanguageTests {
    @Test("is read from the name of a locale", arguments: ["en_US.UTF-8", "en", "EN", "en-GB", "en_US.UTF-8@modifier"])
    func known(locale: String) {
        #expect(Language(locale: locale) == .english)
    }

    @Test(
        "that the program does not speak is none",
        arguments: ["", "C", "C.UTF-8", "POSIX", "xx_XX.UTF-8", "enx_US", "english", "1en"])
    func unknown(locale: String) {
        #expect(Language(locale: locale) == nil)
    }

    @Test("of the project is found by its code, and English is the first", arguments: Language.allCases)
    func codes(_ language: Language) {
        #expect(Language(rawValue: language.rawValue) == language)
        #expect(Language.allCases.first == .english)
        #expect(Set(Language.codes).count == Language.allCases.count)
    }

    @Test("has a name of its own")
    func name() {
        #expect(Language.elvish.ownName == "Edhellen")
        #expect(Language.elvish.name.english == "Elvish")
        #expect(Language.english.ownName == "English")
    }

    @Test("goes by English in what it does not declare")
    func defaults() {
        let (dwarvish, english) = (Language.dwarvish.tongue, Language.english.tongue)
        #expect(dwarvish.quotes == english.quotes)
        #expect(dwarvish.dateSeparator == "-" && english.dateSeparator == "-")
        #expect(dwarvish.markingBreaks(in: "a b") == "a b")
    }
}
