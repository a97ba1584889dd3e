import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("A line of random words about a visit")
struct LineTests {
    private static let words = [
        "Spa", "sauna", "bath", "cool", "사우나", "水風呂", "10/60/10", "-/60", "x3", "×2", "x0", "92", "16.5", "-3", "/",
        "“", "\"",
        "「", "」", "today", "3", "days", "ago", "2026-11-20", "11/20", "mud", "", "\u{202E}", "x", "10//", "１０/６０", "°C",
        "rest",
    ]

    @Test("is a visit of today or before with all its values in range, or refused")
    func randomLines() throws {
        let today = try Day("2026-11-25")
        var (state, visits): (UInt64, Int) = (7, 0)
        for _ in 0..<1500 {
            var line: [String] = []
            for _ in 0..<8 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                line.append(Self.words[Int(state >> 33) % Self.words.count])
            }
            let text = line.prefix(Int(state >> 40) % 9).joined(separator: " ")
            do throws(SakatsuError) {
                let visit = try VisitDraft(text).visit(with: VisitDefaults(), on: today)
                visits += 1
                #expect(visit.day <= today)
                #expect(visit.sets.count <= 30)
            } catch {
                #expect(!error.explanation.english.contains("\n"))
            }
        }
        #expect(visits > 20)
    }
}

@Suite("A date in a line about a visit")
struct LineDayTests {
    private let today: Day

    init() throws { today = try Day("2026-11-25") }

    private func visit(_ line: String) throws -> Visit {
        var defaults = VisitDefaults()
        defaults.facility = try Facility("Home")
        return try VisitDraft(line).visit(with: defaults, on: today)
    }

    @Test(
        "is a month and a day right after the facility, or at the end after a whole set",
        arguments: [
            ("サウナしきじ 11/20 10/60/10 x3", "サウナしきじ", "2026-11-20", 3), ("Spa 8/30 10/60/10", "Spa", "2026-08-30", 1),
            ("Spa 12/24 10 / 60 / 10", "Spa", "2025-12-24", 1), ("11/20 10/60/10", "Home", "2026-11-20", 1),
            ("Spa １１／２０ 10/60/10", "Spa", "2026-11-20", 1), ("北欧 11/20", "北欧", "2026-11-20", 3),
            ("Spa 11/20 x2", "Spa", "2026-11-20", 2), ("11/20", "Home", "2026-11-20", 3),
            ("Spa 10/60/10 x2 11/20", "Spa", "2026-11-20", 2), ("Spa 11/20 サウナ 90", "Spa", "2026-11-20", 3),
        ])
    func monthAndDay(line: String, facility: String, day: String, sets: Int) throws {
        let seen = try visit(line)
        #expect(seen.facility.text == facility)
        #expect(seen.day.description == day)
        #expect(seen.sets.map(\.description) == Array(repeating: "10m/60s/10m", count: sets))
    }

    @Test(
        "is no set of two phases: elsewhere, two numbers are a set",
        arguments: [
            ("Spa 10/60 10/60/10", ["10m/60s/-", "10m/60s/10m"]), ("Spa 12/60", ["12m/60s/-"]),
            ("Spa x2 8/30", ["10m/60s/10m", "10m/60s/10m", "8m/30s/-"]),
            ("Spa 10/60 8/30", ["10m/60s/-", "8m/30s/-"]), ("Spa 11/20/-", ["11m/20s/-"]),
            ("Spa 어제 11/20 10/60/10", ["11m/20s/-", "10m/60s/10m"]),
        ])
    func twoPhases(line: String, sets: [String]) throws {
        #expect(try visit(line).sets.map(\.description) == sets)
    }

    @Test(
        "is understood as it is plainly meant, also before the sets of the usual facility",
        arguments: [
            ("店 Nov 20 10/60/10", "店", "2026-11-20"), ("店 “Nov 20” 10/60/10", "店", "2026-11-20"),
            ("店 “Nov 20” “10 / 60 / 10”", "店", "2026-11-20"), ("“Spa Nov 20” 11월 1일", "Spa Nov 20", "2026-11-01"),
            ("店 11月3日（火） 10/60/10", "店", "2026-11-03"),
            ("店 20261103 10/60/10", "店", "2026-11-03"), ("店 27日 10/60/10", "店", "2026-10-27"),
            ("가게 27일", "가게", "2026-10-27"), ("店 令和8年11月3日", "店", "2026-11-03"),
            ("Spa last friday 10/60/10", "Spa", "2026-11-20"), ("Nov 20 10/60/10", "Home", "2026-11-20"),
            ("last friday 10/60/10", "Home", "2026-11-20"), ("令和8年11月3日 10/60/10", "Home", "2026-11-03"),
            ("가게 11월 3일 (화) 10/60/10", "가게", "2026-11-03"), ("Friday 10/60/10", "Friday", "2026-11-25"),
        ])
    func plainDates(line: String, facility: String, day: String) throws {
        let seen = try visit(line)
        #expect(seen.facility.text == facility)
        #expect(seen.day.description == day)
    }

    @Test(
        "of two numbers is read in the order that is decided, and is ambiguous if none is",
        arguments: ["Lake 5.12 10/60/10", "Lake Sat 5/12 10/60/10", "Lake 5/12(Sat) 10/60/10"])
    func order(line: String) throws {
        let seen = try DateOrder.$current.withValue(.dayFirst) { try visit(line) }
        #expect(seen.day.description == "2025-12-05")
        let error = #expect(throws: SakatsuError.self) {
            try DateOrder.$current.withValue(nil) { try VisitDraft(line) }
        }
        #expect(error?.ambiguity?.meanings.map(\.words) == ["12-05", "05-12"])
    }

    @Test(
        "that does not exist is refused, and is no part of the facility",
        arguments: [
            ("店A 2026/02/30 10/60/10 x3", "2026/02/30"), ("店 11月31日 10/60/10", "11月31日"),
            ("店 2026-11-32 10/60/10", "2026-11-32"), ("가게 11월 31일 10/60/10", "11월 31일"), ("店 Nov 31", "Nov 31"),
            ("店 11/31 10/60/10", "11/31"), ("11月31日 10/60/10", "11月31日"), ("店 10/60/10 11月31日", "11月31日"),
            ("Spa 26-11-20", "26-11-20"),
            ("店 先週 10/60/10", "先週"), ("가게 지난 주 10/60/10", "지난 주"), ("Spa last month", "last month"),
            ("店 2026年11月3日（水）", "2026年11月3日（水）"),
        ])
    func noDates(line: String, date: String) {
        let error = #expect(throws: SakatsuError.self) { try VisitDraft(line) }
        #expect(
            error?.explanation.english
                == "There is no day “\(date)”. Give one such as 2026-11-20, 20 Nov or yesterday; put quotes around a name."
        )
    }

    @Test(
        "is no part of a facility whose name has a number",
        arguments: ["24時間サウナ", "Sauna 101", "SPA 1010", "Spa 2.0", "24-7 Sauna", "27日の湯", "Club May", "湯 3丁目", "101"])
    func facilities(name: String) throws {
        let seen = try visit("\(name) 10/60/10")
        #expect(seen.facility.text == name)
        #expect(seen.day == today)
        #expect(seen.sets.count == 1)
    }
}

@Suite("Sets and temperatures in a line about a visit")
struct LineValueTests {
    private func visit(_ line: String, _ defaults: VisitDefaults = VisitDefaults()) throws -> Visit {
        try VisitDraft(line).visit(with: defaults, on: Day("2026-11-25"))
    }

    @Test(
        "are as many sets as a person writes",
        arguments: [
            ("店 10 / 60 / 10", 1), ("店 10/ 60/ 10 x2", 2), ("店 10/60/10 3x", 3), ("店 10/60/10 x 3", 3),
            ("店 10/60/10 × 3", 3), ("店 10/60/10 3セット", 3), ("店 10/60/10 3 セット", 3), ("가게 10/60/10 3세트", 3),
            ("가게 10/60/10 3회", 3), ("Spa 10/60/10 3 sets", 3), ("Spa x0", 0), ("Spa x 4", 4), ("Spa 2 sets", 2),
        ])
    func sets(line: String, count: Int) throws {
        let seen = try visit(line)
        #expect(["店", "가게", "Spa"].contains(seen.facility.text))
        #expect(seen.sets.map(\.description) == Array(repeating: "10m/60s/10m", count: count))
    }

    @Test(
        "are refused if they look like a set and are none, and are no part of the facility",
        arguments: [
            ("店 10-60-10", "10-60-10"), ("店 10:60:10", "10:60:10"), ("店 10m-60s-10m", "10m-60s-10m"),
            ("店 10 60 10", "10 60 10"), ("10-60-10", "10-60-10"), ("店 10/60/10 10-60-10", "10-60-10"),
        ])
    func noSets(line: String, text: String) {
        let error = #expect(throws: SakatsuError.self) { try VisitDraft(line) }
        #expect(error == .notASet(text))
    }

    @Test(
        "are the steps that a person writes with the names of their phases",
        arguments: [
            ("北欧 サウナ12分 水風呂1分 外気浴10分 3セット", ["12m/60s/10m", "12m/60s/10m", "12m/60s/10m"]),
            ("가게 사우나12분 냉탕1분 외기욕10분 3번", ["12m/60s/10m", "12m/60s/10m", "12m/60s/10m"]),
            ("Spa sauna 12 min cool bath 1 min 30 s rest 10 2 sets", ["12m/90s/10m", "12m/90s/10m"]),
            ("北欧 サウナ：12分 × 2 水風呂：1分 × 2 休憩：10分 × 2 合計：2セット", ["12m/60s/10m", "12m/60s/10m"]),
            ("北欧 サウナ12分×3 水風呂1分×3 休憩10分×2", ["12m/60s/10m", "12m/60s/10m", "12m/60s/-"]),
            ("北欧 サウナ8分 水風呂30秒 サウナ10分 水風呂1分 休憩5分30秒", ["8m/30s/-", "10m/60s/5m30s"]),
            ("北欧 サウナ 12分 → 水風呂 60秒 → 休憩 10分", ["12m/60s/10m"]),
            ("北欧 12/60/10×3セット", Array(repeating: "12m/60s/10m", count: 3)),
            ("北欧 12/60 x2 外気浴10分", ["12m/60s/10m", "12m/60s/10m"]), ("北欧 12/60/10×2", ["12m/60s/10m", "12m/60s/10m"]),
            ("가게 12/60/10 2번", ["12m/60s/10m", "12m/60s/10m"]),
            ("北欧 サウナ8分 × 1、10分 × 2 水風呂1分 × 3", ["8m/60s/-", "10m/60s/-", "10m/60s/-"]),
            ("北欧 サウナ8分×1、10分×2 水風呂1分×3 休憩10分×3 3セット", ["8m/60s/10m", "10m/60s/10m", "10m/60s/10m"]),
            ("가게 사우나 8분×2, 10분×1 냉탕 30초×1, 1분×2", ["8m/30s/-", "8m/60s/-", "10m/60s/-"]),
            ("Spa sauna 8 min x1, 10 min x1 rest 5 min x2", ["8m/-/5m", "10m/-/5m"]),
        ])
    func steps(line: String, sets: [String]) throws {
        let seen = try visit(line)
        #expect(["北欧", "가게", "Spa"].contains(seen.facility.text))
        #expect(seen.sets.map(\.description) == sets)
        #expect(seen.temperatures.isEmpty)
    }

    @Test("keep the name of a rest that says more, and belong to the usual facility where none is given")
    func namesOfSteps() throws {
        var defaults = VisitDefaults()
        defaults.facility = try Facility("Home")
        let seen = try visit("サウナ12分 水風呂1分 外気浴10分 3セット サウナ110度 水風呂16.5℃ ととのった 最高", defaults)
        #expect(seen.facility.text == "Home")
        #expect(seen.sets.map { $0[.rest]?.name?.text } == ["外気浴", "外気浴", "外気浴"])
        #expect(seen.temperatures[.sauna]?.description == "110")
        #expect(seen.temperatures[.coolBath]?.description == "16.5")
        #expect(seen.afterword?.text == "ととのった 最高")
    }

    @Test(
        "come before the words at the end, which are the afterword",
        arguments: [
            ("店 10/60/10 what", "what"), ("店 10/60/10 “混んでた 3人” x2", "混んでた 3人"), ("店 10/60 混んでた 3人", "混んでた 3人"),
        ])
    func afterword(line: String, text: String) throws {
        #expect(try visit(line).afterword?.text == text)
    }

    @Test(
        "are refused where a word before them means nothing",
        arguments: [("Spa 10/60 yesteday x3", "yesteday"), ("Spa 10/60 hot 10/60/10", "hot")])
    func unknownWords(line: String, word: String) {
        let error = #expect(throws: SakatsuError.self) { try visit(line) }
        #expect(error == .notOfAVisit(word) || error == .notATemperature("10/60/10"))
    }

    @Test("do not begin in the name of a facility", arguments: ["サウナ24", "Sauna101", "サウナ 湯らっくす", "外気浴の宿"])
    func facilitiesLikeSteps(name: String) throws {
        #expect(try visit("\(name) 10/60/10").facility.text == name)
    }

    @Test("are at most 30 sets, and at least one of a set that is given")
    func limits() {
        let many = #expect(throws: SakatsuError.self) { try visit("Spa x31") }
        #expect(many?.explanation.english == "A visit has 0 to 30 sets, not “31”.")
        let none = #expect(throws: SakatsuError.self) { try visit("Spa 10/60/10 x0") }
        #expect(none?.explanation.english == "A set is repeated 1 to 30 times such as x3, not “x0”.")
    }

    @Test(
        "are temperatures in degrees Celsius",
        arguments: [
            "店 サウナ 90 °C", "店 サウナ 90℃ 10/60", "店 10/60 sauna 90 °C", "店 10/60 サウナ 90 度 x2",
        ])
    func temperatures(line: String) throws {
        let seen = try visit(line)
        #expect(seen.facility.text == "店")
        #expect(seen.temperatures[.sauna]?.description == "90")
    }

    @Test(
        "of a cold bath are those of the cool bath",
        arguments: ["店 10/60 cold bath 16", "店 cold bath 16°C 10/60", "店 10/60 cold plunge: 16 °C"])
    func coldBath(line: String) throws {
        let seen = try visit(line)
        #expect(seen.facility.text == "店")
        #expect(seen.temperatures.all.map { "\($0.place.phrase.english) \($0.temperature)" } == ["cool bath 16"])
    }

    @Test(
        "of a cold bath are its own if the cool bath is given, too, or the settings have them",
        arguments: [
            ("店 10/60 bath 17 cold plunge 9", nil, ["cool bath 17", "cold plunge 9"]),
            ("店 10/60 cold plunge 9 bath 17", "cold plunge", ["cool bath 17", "cold plunge 9"]),
            ("店 10/60 Cold Plunge 9", "cold plunge", ["cool bath 16", "cold plunge 9"]),
            ("店 10/60 cold plunge 9", nil, ["cool bath 9"]),
            ("店 10/60", "cold plunge", ["cool bath 16", "cold plunge 8"]),
        ] as [(String, String?, [String])])
    func coldBathBesideCoolBath(line: String, name: String?, temperatures: [String]) throws {
        var defaults = VisitDefaults()
        defaults.temperatures.coolBath = try Temperature("16")
        if let name { try defaults.temperatures.set(.named(StepName(name)), to: Temperature("8")) }
        let seen = try visit(line, defaults).temperatures.all.map { "\($0.place.phrase.english) \($0.temperature)" }
        #expect(seen == temperatures)
    }

    @Test(
        "in Fahrenheit are refused with the degrees Celsius",
        arguments: [
            ("店 サウナ 194F", "194F", "90"), ("店 10/60 sauna 194°F", "194°F", "90"), ("店 サウナ 200℉", "200℉", "93.3"),
        ])
    func fahrenheit(line: String, text: String, celsius: String) {
        let error = #expect(throws: SakatsuError.self) { try VisitDraft(line) }
        #expect(error?.explanation.english == "Temperatures are in °C: “\(text)” is \(celsius)°C.")
    }

    @Test("have a name of their own if the settings have it, or with the unit")
    func names() throws {
        let sample = try VisitDefaults.sample
        #expect(try visit("店 10/60 steam 50", sample).temperatures[.named(StepName("steam"))]?.description == "50")
        let herbs = try visit("店 10/60 herb room 45.5°C").temperatures
        #expect(herbs[.named(try StepName("herb room"))]?.description == "45.5")
        let error = #expect(throws: SakatsuError.self) { try visit("店 10/60 評価 5", sample) }
        #expect(
            error?.explanation.english
                == "There is no temperature “評価”. Give one of sauna, cool bath, steam; or for another place add the unit: 評価 5°C"
        )
        #expect(throws: SakatsuError.self) { try visit("店 10/60/10 休憩 15") }
    }

    @Test("of one place alone are asked for their place")
    func place() throws {
        let error = #expect(throws: SakatsuError.self) { try PlacedTemperature.all(in: "90") }
        #expect(error?.explanation.english == "Say where it was: sauna 90 or bath 90.")
        #expect(throws: SakatsuError.notATemperature("warm")) { try PlacedTemperature.all(in: "warm") }
    }

    @Test("are several at once, each with its place")
    func several() throws {
        let placed = try PlacedTemperature.all(in: "サウナ 92 水風呂 16 °C")
        #expect(
            placed.map { "\($0.place.phrase.english) \($0.temperature?.description ?? "-")" } == [
                "sauna 92", "cool bath 16",
            ])
        #expect(try PlacedTemperature.all(in: "room 2 45").map(\.place) == [.named(StepName("room 2"))])
        #expect(
            try PlacedTemperature.all(in: "steam room 45 cool bath -").map(\.temperature?.description) == ["45", nil])
        let error = #expect(throws: SakatsuError.self) { try PlacedTemperature.all(in: "herbs 45 steam 50") }
        #expect(
            error?.explanation.english
                == "“herbs 45 steam 50” has several numbers. Give one place with its temperature, such as sauna 92.")
        #expect(throws: SakatsuError.givenTwice("sauna 91")) { try PlacedTemperature.all(in: "sauna 90 sauna 91") }
    }

    @Test("of the form are a number of sets with its unit too", arguments: ["3セット", "3세트", "3회", "3 sets", "3", "３"])
    func count(text: String) throws {
        #expect(try SetCount(text).count == 3)
    }
}
