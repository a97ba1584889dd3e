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
            (Language.english, "friday", "Fri 2026-11-27, or Fri 2026-11-20 if past"),
            (.english, "in 3 days", "Thu 2026-11-26"), (.english, "eom", "Mon 2026-11-30, or Sat 2026-10-31 if past"),
            (.english, "2w", "Mon 2026-12-07"), (.korean, "다음 달 5일", "2026.12.05(토)"),
            (.korean, "금요일", "2026.11.27(금), 지난 일이면 2026.11.20(금)"), (.japanese, "来月5日", "2026/12/05（土）"),
            (.japanese, "年末", "2026/12/31（木）、過去なら 2025/12/31（水）"),
        ])
    func meaning(_ language: Language, typed: String, meaning: String) throws {
        let forms = HelpTopic.dates.forms(in: language, on: today)
        let form = try #require(forms.first { $0.typed.text(in: language) == typed })
        let seen = form.meaning.text(in: language)
        #expect(seen == meaning)
    }

    @Test("is found by its name in any language", arguments: ["dates", "date", "Days", "날짜", "日付"])
    func named(_ word: String) {
        #expect(HelpTopic.dates.isNamed(word))
        #expect(!HelpTopic.dates.isNamed("\(word)x"))
    }
}
