import Languages
import Testing

@Suite("A language")
struct LanguageTests {
    @Test(
        "is read from the name of a locale",
        arguments: [
            ("en_US.UTF-8", Language.english), ("en", .english), ("ko_KR.UTF-8", .korean), ("ko_KR.eucKR", .korean),
            ("ko", .korean), ("KO", .korean), ("ja_JP.UTF-8@modifier", .japanese), ("ja-JP", .japanese),
        ])
    func known(locale: String, language: Language) {
        #expect(Language(locale: locale) == language)
    }

    @Test(
        "that the program does not speak is none",
        arguments: ["", "C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "kok_IN", "english", "1ko"])
    func unknown(locale: String) {
        #expect(Language(locale: locale) == nil)
    }

    @Test("has a name of its own", arguments: Language.allCases)
    func name(_ language: Language) {
        #expect(!language.ownName.isEmpty)
    }
}
