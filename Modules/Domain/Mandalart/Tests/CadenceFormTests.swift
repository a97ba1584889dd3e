import Basics
import MandalartDomainInterface
import Testing

@Suite("The help about cadences")
struct CadenceFormTests {
    @Test("names only cadences that are understood, with words that mean the same", arguments: Language.allCases)
    func parsed(_ language: Language) throws {
        let forms = try HelpTopic.cadences.forms(in: language, on: Day("2026-11-23"))
        #expect(forms.count > 15)
        for form in forms.dropLast() {
            let (typed, meaning) = (form.typed.text(in: language), form.meaning.text(in: language))
            #expect(try Cadence(typed) == Cadence(meaning), "\(typed): \(meaning)")
        }
    }

    @Test(
        "says what a form means",
        arguments: [
            (Language.english, "quarterly", "every 3 months"), (.english, "mon wed fri", "Mon, Wed, Fri"),
            (.english, "twice a week", "2 times a week"), (.korean, "격주", "격주"), (.korean, "일주일에 두 번", "주 2회"),
            (.japanese, "火曜と木曜", "毎週火・木"), (.japanese, "隔週", "隔週"), (.english, "none", "no habit any more"),
        ])
    func meaning(_ language: Language, typed: String, meaning: String) throws {
        let forms = try HelpTopic.cadences.forms(in: language, on: Day("2026-11-23"))
        let seen = forms.first { $0.typed.text(in: language) == typed }?.meaning.text(in: language)
        #expect(seen == meaning)
    }
}
