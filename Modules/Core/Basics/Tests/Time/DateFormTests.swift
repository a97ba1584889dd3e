import Basics
import Testing

@Suite("The help about dates")
struct DateFormTests {
    /// A Monday.
    private let today: Day

    init() throws {
        today = try Day("2026-11-23")
    }

    @Test("names only days that the parser understands as the day beside them", arguments: Language.allCases)
    func parsed(_ language: Language) throws {
        let forms = HelpTopic.dates.forms(in: language, on: today)
        #expect(forms.count > 30)
        for form in forms {
            let typed = form.typed.text(in: language)
            let day = try TypedDay(typed)
            let meaning = form.meaning.text(in: language)
            for direction in [TypedDay.Direction.future, .past] {
                let expected = day.day(from: today, direction).withWeekday.text(in: language)
                #expect(meaning.contains(expected), "\(typed): \(meaning)")
            }
            #expect(typed.split(separator: " ").count <= TypedDay.mostWords, "\(typed)")
        }
    }

    @Test(
        "says what a word means for what is to come and for what is past",
        arguments: [
            ("friday", "Fri 2026-11-27, or Fri 2026-11-20 if past"),
            ("in 3 days", "Thu 2026-11-26"),
            ("eom", "Mon 2026-11-30, or Sat 2026-10-31 if past"), ("2w", "Mon 2026-12-07"),
        ])
    func meaning(_ typed: String, meaning: String) throws {
        let seen = try HelpTopic.dates.meaning(of: typed, in: .english)
        #expect(seen == meaning)
    }

    @Test("is found by its name, also in the singular", arguments: ["dates", "date", "Days"])
    func named(_ word: String) {
        #expect(HelpTopic.dates.isNamed(word))
        #expect(!HelpTopic.dates.isNamed("\(word)x"))
    }
}

extension HelpTopic {
    /// Returns the meaning of a form on a Monday; `nil` if the language has no such form.
    func meaning(of typed: String, in language: Language) throws -> String? {
        try forms(in: language, on: Day("2026-11-23")).first { $0.typed.text(in: language) == typed }?
            .meaning.text(in: language)
    }
}
