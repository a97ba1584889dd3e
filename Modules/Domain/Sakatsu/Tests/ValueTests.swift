import Basics
import SakatsuDomainInterface
import Testing

@Suite("The values of a visit")
struct ValueTests {
    @Test(
        "a temperature is typed with or without its unit, to a tenth",
        arguments: [
            ("92", 920), ("92.5", 925), ("16.5°C", 165), ("16,5", 165), ("110 ℃", 1100), ("９２．５", 925), ("92도", 920),
            ("92度", 920), ("16c", 160), ("-50", -500), ("−5.5", -55), ("200", 2000), ("0", 0), ("-0.5", -5),
        ])
    func temperatures(text: String, tenths: Int) throws {
        #expect(try Temperature(text).tenths == tenths)
    }

    @Test("a temperature is written as it is typed", arguments: ["92", "16.5", "-0.5", "-50", "0", "200"])
    func writing(text: String) throws {
        let temperature = try Temperature(text)
        #expect(temperature.description == text)
        #expect(temperature.phrase.english == "\(text)°C")
        #expect(temperature.phrase.text(in: .japanese) == "\(text)℃")
    }

    @Test(
        "no temperature is taken from anything else",
        arguments: ["", "hot", "92.55", "200.1", "-50.1", "9.2.5", ".5", "5.", "92K", "--5", "99999", "+5", "٩٢"])
    func noTemperatures(text: String) {
        #expect(throws: SakatsuError.notATemperature(text)) { try Temperature(text) }
    }

    @Test("an emoji is one that a person sees as one", arguments: ["🧖", "🧖🏽‍♀️", "👨‍👩‍👧", "🇰🇷", "♨", "♨️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", " 💧 "])
    func emoji(text: String) throws {
        let seen = try Emoji(text).description
        #expect(seen == text.filter { $0 != " " })
    }

    @Test("no emoji is taken from anything else", arguments: ["", "a", "1", "#", "🧖🧖", "あ", "é", "→", "🧖\u{301}"])
    func noEmoji(text: String) {
        #expect(throws: SakatsuError.notAnEmoji(text)) { try Emoji(text) }
    }

    @Test("a text is as long as its kind says, without white space around it")
    func texts() throws {
        #expect(try Facility("  Spa \n").text == "Spa")
        #expect(throws: SakatsuError.emptyText(.facility)) { try Facility(" ") }
        #expect(throws: SakatsuError.emptyText(.name)) { try StepName("\u{301}") }
        let tooLong = String(repeating: "湯", count: 101)
        #expect(throws: SakatsuError.textTooLong(.facility, 101)) { try Facility(tooLong) }
        #expect(throws: SakatsuError.textTooLong(.name, 101)) { try StepName(tooLong) }
        #expect(try Remark(tooLong).text == tooLong)
        #expect(throws: SakatsuError.unusableText) { try Remark("a\0b") }
        #expect(try Remark("a\n b").line == "a  b")
    }

    @Test(
        "a phase is typed in any language",
        arguments: [
            ("sauna", Phase.sauna), ("Sauna", .sauna), ("사우나", .sauna), ("サウナ", .sauna), ("bath", .coolBath),
            ("cool bath", .coolBath), ("coolBath", .coolBath), ("냉탕", .coolBath), ("水風呂", .coolBath), ("rest", .rest),
            ("휴식", .rest), ("休憩", .rest),
        ])
    func phases(text: String, phase: Phase) throws {
        #expect(try Phase(text) == phase)
    }

    @Test("the length of a phase is rounded to its unit and kept in its range")
    func amounts() {
        let sauna = [-5, 0, 29, 30, 89, 90, 600, 999_999].map { Phase.sauna.amount(ofSeconds: $0) }
        #expect(sauna == [1, 1, 1, 1, 1, 2, 10, 120])
        #expect([0, 1, 61, 9999].map { Phase.coolBath.amount(ofSeconds: $0) } == [1, 1, 61, 1800])
    }

    @Test("numbers are refused outside of their ranges")
    func numbers() throws {
        #expect(try VisitNumber("１２").number == 12)
        for text in ["0", "-1", "x", "", "1.5"] {
            #expect(throws: SakatsuError.notAVisitNumber(text)) { try VisitNumber(text) }
        }
        #expect(throws: SakatsuError.setNumberOutOfRange("31")) { try SetNumber("31") }
        #expect(try SetCount("0").count == 0)
        #expect(throws: SakatsuError.setCountOutOfRange("31")) { try SetCount("31") }
    }

    @Test("a period is a year, a month, or all")
    func periods() throws {
        #expect(try StatisticsPeriod("") == .all)
        #expect(try StatisticsPeriod("ALL") == .all)
        #expect(try StatisticsPeriod("2026") == .year(2026))
        #expect(try StatisticsPeriod("2026-02").days == Day("2026-02-01")...Day("2026-02-28"))
        for text in ["2026/02", "2026.02", "2026年2月", "2026년 2월", "２０２６/２"] {
            #expect(try StatisticsPeriod(text).days == Day("2026-02-01")...Day("2026-02-28"))
        }
        #expect(try StatisticsPeriod("2026年") == .year(2026))
        for text in ["2026年13月", "2026年2", "26", "2026-13", "soon", "0000", "2026-02-01"] {
            #expect(throws: SakatsuError.notAPeriod(text)) { try StatisticsPeriod(text) }
        }
    }

    @Test(
        "a period is also a month or a year seen from today",
        arguments: [
            ("今月", "2026-11"), ("이번달", "2026-11"), ("this-month", "2026-11"), ("지난달", "2026-10"), ("先月", "2026-10"),
            ("Last month", "2026-10"), ("올해", "2026"), ("去年", "2025"), ("last-year", "2025"), ("이번 달", "2026-11"),
            ("2026/10", "2026-10"),
        ])
    func periodsSeenFromToday(text: String, period: String) throws {
        let typed = try TypedPeriod(text)
        #expect(try typed.period(on: Day("2026-11-25")) == StatisticsPeriod(period))
        #expect(try TypedPeriod(typed.word) == typed)
    }

    @Test("each error says something of its own, in every language")
    func errors() throws {
        let one = try VisitNumber(1)
        let errors: [SakatsuError] = [
            .emptyText(.facility), .emptyText(.name), .emptyText(.remark), .textTooLong(.facility, 101),
            .textTooLong(.name, 41), .textTooLong(.remark, 2001), .unusableText, .notAnEmoji("x"),
            .notATemperature("x"),
            .notAPhase("x"), .amountOutOfRange(.sauna, "x"), .amountOutOfRange(.coolBath, "x"), .notASet("x"),
            .emptySet,
            .repeatedPhase(.rest), .noStep(.rest), .setNumberOutOfRange("x"), .setCountOutOfRange("x"),
            .noSuchSet(try SetNumber(3)), .tooManySets, .tooManyTemperatures, .noSuchTemperature(try StepName("x")),
            .notAVisitNumber("x"), .noSuchVisit(one), .noFacility, .notOfAVisit("x"), .givenTwice("x"),
            .dayToCome(try Day("2027-01-01")), .notAPeriod("x"), .nothingToSearch, .timerRuns(one), .noTimer,
            .severalVisits(2), .noVisitToPlace, .inFahrenheit("x", try Temperature("90")),
            .noTemperaturePlace(try Temperature("90")), .severalTemperatures("x"),
            .unknownTemperature(try StepName("x"), try Temperature("90"), known: [.sauna]), .repetitionOutOfRange("x"),
            .noSuchDay("x"), .noSuchPage(3, of: 2),
        ]
        for language in Language.allCases {
            let texts = Set(errors.map { $0.explanation.text(in: language) })
            #expect(texts.count == errors.count)
            #expect(texts.allSatisfy { !$0.contains("\n") })
        }
    }
}
