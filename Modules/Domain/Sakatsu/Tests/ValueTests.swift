import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
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
            ("휴식", .rest), ("休憩", .rest), ("cold bath", .coolBath), ("Cold plunge", .coolBath),
        ])
    func phases(text: String, phase: Phase) throws {
        #expect(try Phase(text) == phase)
    }

    @Test("the length of a phase has its seconds, and is kept in its range")
    func lengths() {
        let sauna = [-5, 0, 1, 59, 60, 671, 999_999].map { Step(.sauna, seconds: $0) }
        #expect(
            sauna.map(\.length.english) == ["1 s", "1 s", "1 s", "59 s", "1 min", "11 min 11 s", "120 min"])
        #expect(sauna.map(\.description) == ["1s", "1s", "1s", "59s", "1m", "11m11s", "120m"])
        #expect(Step(.rest, seconds: 671).length.text(in: .japanese) == "11分11秒")
        #expect(
            [0, 1, 61, 9999].map { Step(.coolBath, seconds: $0).length.english } == ["1 s", "1 s", "61 s", "1800 s"])
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

    @Test("a set is typed in the words in which it is shown, in every language", arguments: Language.allCases)
    func shownSet(language: Language) throws {
        for text in ["10/60/10", "-/90/5", "12/-/-", "45s/60/10m5s"] {
            let set = try SaunaSet(text)
            #expect(try SaunaSet(set.typed.text(in: language)) == set)
        }
        let usual = try SaunaSet("10/60/10").typed
        let seen = [Language.english, .korean, .japanese].map(usual.text)
        #expect(seen == ["10m/60s/10m", "10분/60초/10분", "10分/60秒/10分"])
    }

    @Test("a month is shown in the reader’s language")
    func shownMonth() throws {
        let month = try StatisticsPeriod("2026-11").phrase
        let seen = [Language.english, .korean, .japanese].map(month.text)
        #expect(seen == ["Nov 2026", "2026년 11월", "2026年11月"])
        #expect(try StatisticsPeriod(seen[1]) == StatisticsPeriod("2026-11"))
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
            ("2026/10", "2026-10"), ("11月", "2026-11"), ("12월", "2025-12"), ("nov", "2026-11"), ("december", "2025-12"),
            ("nov 2025", "2025-11"), ("January 2026", "2026-01"),
        ])
    func periodsSeenFromToday(text: String, period: String) throws {
        let typed = try TypedPeriod(text)
        #expect(try typed.period(on: Day("2026-11-25")) == StatisticsPeriod(period))
        #expect(try TypedPeriod(typed.word) == typed)
    }

    @Test("a period is also a week, from Monday on", arguments: ["last-week", "last week", "先週", "지난주", "지난 주"])
    func weeks(text: String) throws {
        let typed = try TypedPeriod(text)
        #expect(try typed.period(on: Day("2026-11-25")).days == Day("2026-11-16")...Day("2026-11-22"))
        #expect(try TypedPeriod(typed.word) == typed)
    }

    @Test("a total of minutes has its hours")
    func hours() {
        let seen = [45, 60, 219].map { AmountUnit.phrase(ofMinutes: $0) }
        #expect(seen.map(\.english) == ["45 min", "1 h", "3 h 39 min"])
        #expect(seen.map { $0.text(in: .japanese) } == ["45分", "1時間", "3時間39分"])
        #expect(seen.map { $0.text(in: .korean) } == ["45분", "1시간", "3시간 39분"])
    }

    @Test(
        "a search is words, months, days and temperatures",
        arguments: [
            ("löyly deck", "löyly deck", nil, nil), ("11月", nil, "2026-11-01 2026-11-30", nil),
            ("北欧 2026-10", "北欧", "2026-10-01 2026-10-31", nil), ("先週", nil, "2026-11-16 2026-11-22", nil),
            ("11/20", nil, "2026-11-20 2026-11-20", nil), ("100度", nil, nil, "any 1000 1000"),
            ("サウナ 100度以上", nil, nil, "sauna 1000 2000"), ("サウナ100℃", nil, nil, "sauna 1000 1000"),
            ("냉탕 15도 이하", nil, nil, "coolBath -500 150"), ("sauna 90°C+ 北欧", "北欧", nil, "sauna 900 2000"),
            ("bath ≤15°C", nil, nil, "coolBath -500 150"), ("101", "101", nil, nil),
            ("サウナ 最高", "サウナ 最高", nil, nil), ("SPA 1010", "SPA 1010", nil, nil),
            ("2026", nil, "2026-01-01 2026-12-31", nil), ("11월 20일", nil, "2026-11-20 2026-11-20", nil),
            ("Nov 20 löyly", "löyly", "2026-11-20 2026-11-20", nil),
            ("2026년 11월", nil, "2026-11-01 2026-11-30", nil), ("nov 2025", nil, "2025-11-01 2025-11-30", nil),
            ("löyly last week", "löyly", "2026-11-16 2026-11-22", nil), ("vitamin C", "vitamin C", nil, nil),
            ("bath ~15°C", nil, nil, "coolBath -500 150"), ("bath 15°C〜", nil, nil, "coolBath 150 2000"),
            ("bath ≤ 15°C", nil, nil, "coolBath -500 150"), ("15 ℃ 以上", nil, nil, "any 150 2000"),
            ("löyly 以上", "löyly 以上", nil, nil), ("cold bath 16°C", nil, nil, "coolBath 160 160"),
            ("coldbath16°C", nil, nil, "coolBath 160 160"), ("deck cool bath 16°C", "deck", nil, "coolBath 160 160"),
            ("“Club May” 2026-10", "Club May", "2026-10-01 2026-10-31", nil), ("「100度」 “サウナ”", "100度 サウナ", nil, nil),
        ] as [(String, String?, String?, String?)])
    func searches(text: String, words: String?, days: String?, degrees: String?) throws {
        let query = try VisitSearch(text).query(on: Day("2026-11-25"))
        #expect(query.words?.text == words)
        #expect(query.days.map { "\($0.lowerBound) \($0.upperBound)" } == days)
        let seen = query.degrees.map { degrees in
            "\(degrees.place.map { "\($0)" } ?? "any") \(degrees.range.lowerBound.tenths) \(degrees.range.upperBound.tenths)"
        }
        #expect(seen == degrees)
    }

    @Test("a search reads two numbers in the order that is decided")
    func searchedOrder() throws {
        let search = try DateOrder.$current.withValue(.dayFirst) { try VisitSearch("5/12") }
        let query = try search.query(on: Day("2026-11-25"))
        #expect(query.days?.lowerBound.description == "2025-12-05")
        #expect(throws: SakatsuError.self) { try DateOrder.$current.withValue(nil) { try VisitSearch("5/12") } }
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

@Suite("What a person types of a visit")
struct TypedTests {
    private let today: Day

    init() throws { today = try Day("2026-11-25") }

    @Test(
        "a set is minutes, seconds and minutes, with or without units",
        arguments: [
            ("10/60/10", "10m/60s/10m"), ("10m/60s/10m", "10m/60s/10m"), ("10m/1m/600s", "10m/60s/10m"),
            ("12분/90초", "12m/90s/-"), ("12分/90秒/5分", "12m/90s/5m"), ("-/60/-", "-/60s/-"), ("8/-/5", "8m/-/5m"),
            ("10/1分30秒/10", "10m/90s/10m"), ("10/1분30초/10", "10m/90s/10m"), ("10/1m30s/10", "10m/90s/10m"),
            ("10/1:30/10", "10m/90s/10m"), ("10:00/60", "10m/60s/-"), ("10m/1 min 30 s", "10m/90s/-"),
            ("サウナ12分 水風呂1分", "12m/60s/-"), ("냉탕 90초 → 휴식 10", "-/90s/10m"),
            ("10/60/90s", "10m/60s/1m30s"), ("1:30/60", "1m30s/60s/-"), ("30s/60/10m5s", "30s/60s/10m5s"),
            ("１０/６０/１０", "10m/60s/10m"), ("10 min / 60 s / 10 min", "10m/60s/10m"),
        ])
    func sets(text: String, written: String) throws {
        #expect(try SaunaSet(text).description == written)
    }

    @Test(
        "anything else is no set",
        arguments: [
            ("10", SakatsuError.notASet("10")), ("", .notASet("")), ("a/b", .notASet("a/b")),
            ("1/2/3/4", .notASet("1/2/3/4")), ("-/-/-", .emptySet), ("121/60", .amountOutOfRange(.sauna, "121")),
            ("10/0", .amountOutOfRange(.coolBath, "0")), ("120m1s/60", .amountOutOfRange(.sauna, "120m1s")),
            ("10x/60", .amountOutOfRange(.sauna, "10x")), ("10//10", .notASet("10//10")),
            ("10/1:60", .amountOutOfRange(.coolBath, "1:60")),
            ("10/30s1m", .amountOutOfRange(.coolBath, "30s1m")),
        ])
    func noSets(text: String, error: SakatsuError) {
        #expect(throws: error) { try SaunaSet(text) }
    }

    private func visit(_ line: String, _ defaults: VisitDefaults = VisitDefaults()) throws -> Visit {
        try VisitDraft(line).visit(with: defaults, on: today)
    }

    @Test("a visit is one line: the facility, then a day, sets and temperatures")
    func line() throws {
        let seen = try visit("Sauna Shikiji 2026-11-20 10/60/10 x3 sauna 110 bath 16.5")
        let set = try SaunaSet("10/60/10")
        let expected = try Visit(
            Facility("Sauna Shikiji"), on: Day("2026-11-20"),
            temperatures: Temperatures(sauna: Temperature("110"), coolBath: Temperature("16.5")),
            sets: [set, set, set])
        #expect(seen == expected)
    }

    @Test("a line has its parts in any order, in any language, and more temperatures by name")
    func order() throws {
        var defaults = VisitDefaults()
        try defaults.temperatures.set(.named(StepName("herb room")), to: Temperature("40"))
        let seen = try visit("서울 사우나 사우나 92 어제 12/60/10 냉탕 18 8/30 x2 herb room 45.5", defaults)
        #expect(seen.facility.text == "서울 사우나")
        #expect(seen.day.description == "2026-11-24")
        #expect(seen.sets.map(\.description) == ["12m/60s/10m", "8m/30s/-", "8m/30s/-"])
        let temperatures = seen.temperatures.all.map { "\($0.place.phrase.english) \($0.temperature)" }
        #expect(temperatures == ["sauna 92", "cool bath 18", "herb room 45.5"])
    }

    @Test("what a line leaves out comes from the defaults")
    func defaults() throws {
        let sample = try VisitDefaults.sample
        let seen = try visit("Spa", sample)
        #expect(seen.facility.text == "Spa")
        #expect(seen.day == today)
        #expect(seen.sets.map(\.phrase.english) == Array(repeating: "löyly 12 min → 🪑 rest 10 min", count: 2))
        #expect(seen.temperatures == sample.temperatures)
        let named = try visit("Spa 9/60/9 sauna 100", sample)
        #expect(named.sets.map(\.phrase.english) == ["löyly 9 min → cool bath 60 s → 🪑 rest 9 min"])
        #expect(named.temperatures[.sauna]?.description == "100")
        #expect(named.temperatures[.named(try StepName("steam"))]?.description == "45.5")
        #expect(try visit("Spa x4").sets.map(\.description) == Array(repeating: "10m/60s/10m", count: 4))
        #expect(try visit("10/60/10", sample).facility.text == "Home")
        #expect(throws: SakatsuError.noFacility) { try visit("10/60/10") }
    }

    @Test("a facility in quotes may have words of another meaning")
    func quotes() throws {
        #expect(try visit("\"Spa Friday x3\" 10/60").facility.text == "Spa Friday x3")
        #expect(try visit("「水風呂 18」 10/60").facility.text == "水風呂 18")
        #expect(try visit("Sauna 2000").facility.text == "Sauna 2000")
    }

    @Test(
        "a line that is not understood is refused with the word",
        arguments: [
            ("", SakatsuError.noFacility), ("Spa 10/60 what x3", .notOfAVisit("what")),
            ("Spa 10/x", .notASet("10/x")), ("Spa 10/60 x3 x2", .givenTwice("x2")),
            ("Spa today yesterday", .givenTwice("yesterday")), ("Spa sauna 90 sauna 91", .givenTwice("sauna 91")),
            ("Spa 10/60 cold plunge 9 cold plunge 8°C", .givenTwice("cold plunge 8°C")),
            ("Spa x31", .setCountOutOfRange("31")), ("Spa 10/60 sauna 900", .notATemperature("900")),
        ])
    func refusals(line: String, error: SakatsuError) {
        #expect(throws: error) { try VisitDraft(line) }
    }

    @Test("a visit is not of a day to come, and has at most 30 sets")
    func limits() throws {
        #expect(throws: SakatsuError.dayToCome(try Day("2026-11-26"))) { try visit("Spa 2026-11-26") }
        #expect(throws: SakatsuError.tooManySets) { try visit("Spa 10/60 x30 10/60") }
        #expect(try visit("Spa 10/60 x30").sets.count == 30)
    }

    @Test("each example of an argument is taken")
    func examples() throws {
        _ = try Argument<SaunaSet>.saunaSet.read("10/60/10")
        let placed = try Argument<[PlacedTemperature]>.placedTemperatures.read("steam room 45")
        #expect(placed.map(\.place) == [.named(try StepName("steam room"))])
        #expect(try PlacedTemperature.all(in: "cool bath 16.5").map(\.place) == [.coolBath])
        #expect(try PlacedTemperature.all(in: "bath -").map(\.temperature) == [nil])
        #expect(try Argument<VisitDraft>.visitLine.read("Spa 10/60/10 x3 sauna 92").facility?.text == "Spa")
        #expect(try Argument<TypedPeriod>.period.read("2026") == .fixed(.year(2026)))
    }
}
