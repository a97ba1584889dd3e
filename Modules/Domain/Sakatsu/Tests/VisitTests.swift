import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("A visit")
struct VisitTests {
    private func changed(by changes: [VisitChange]) throws -> Visit {
        var visit = try Visit.shikiji
        try visit.apply(changes)
        return visit
    }

    @Test("takes changes of every part")
    func changes() throws {
        let (one, two) = (try SetNumber(1), try SetNumber(2))
        let seen = try changed(by: [
            .facility(Facility("Spa")), .day(Day("2026-10-01")), .foreword(nil), .afterword(Remark("Bye")),
            .temperature(.sauna, Temperature("90")), .temperature(.coolBath, nil),
            .temperature(.named(StepName("mud")), Temperature("42")), .removeSet(SetNumber(3)),
            .step(one, .length(Step(.sauna, 11))), .step(one, .name(.rest, nil)),
            .step(one, .emoji(.coolBath, Emoji("❄️"))),
            .step(two, .remove(.coolBath)), .addSet(SaunaSet("5/5/5")), .step(two, .length(Step(.coolBath, 45))),
        ])
        #expect(seen.facility.text == "Spa")
        #expect(seen.day.description == "2026-10-01")
        #expect([seen.foreword?.text, seen.afterword?.text] == [nil, "Bye"])
        #expect(seen.temperatures.all.map(\.temperature.description) == ["90", "60", "42"])
        #expect(
            seen.sets.map(\.phrase.english) == [
                "🧖 löyly 11 min → ❄️ cool bath 60 s → rest 10 min", "sauna 12 min → cool bath 45 s → rest 10 min",
                "sauna 5 min → cool bath 5 s → rest 5 min",
            ])
    }

    @Test("keeps the identities of sets that are changed or move up")
    func identities() throws {
        var visit = try Visit.shikiji
        visit = try Visit(
            visit.facility, on: visit.day,
            sets: visit.sets.enumerated().map { index, set in
                var set = set
                set.id = Identity(index + 1)
                return set
            })
        try visit.apply([
            .removeSet(SetNumber(1)), .replaceSet(SetNumber(1), SaunaSet("1/1/1")), .addSet(visit.sets[2]),
            .step(SetNumber(2), .length(Step(.rest, 9))),
        ])
        #expect(visit.sets.map(\.id) == [Identity(2), Identity(3), nil])
        #expect(visit.sets.map(\.description) == ["1m/1s/1m", "8m/-/9m", "8m/-/5m"])
    }

    @Test("refuses changes of what is not there or does not fit, and is as before then")
    func refusals() throws {
        let (one, nine) = (try SetNumber(1), try SetNumber(9))
        let mud = try StepName("mud")
        let refused: [(VisitChange, SakatsuError)] = [
            (.removeSet(nine), .noSuchSet(nine)), (.step(nine, .remove(.rest)), .noSuchSet(nine)),
            (.step(try SetNumber(3), .name(.coolBath, mud)), .noStep(.coolBath)),
            (.temperature(.named(mud), nil), .noSuchTemperature(mud)),
        ]
        for (change, error) in refused {
            var visit = try Visit.shikiji
            #expect(throws: error) { try visit.apply([.foreword(nil), change]) }
            #expect(try visit == .shikiji)
        }
        #expect(throws: SakatsuError.emptySet) {
            try changed(by: [.step(one, .remove(.sauna)), .step(one, .remove(.rest)), .step(one, .remove(.coolBath))])
        }
        let set = try SaunaSet("1/1/1")
        #expect(throws: SakatsuError.tooManySets) { try changed(by: Array(repeating: .addSet(set), count: 28)) }
        let names = try (1...8).map { try VisitChange.temperature(.named(StepName("n\($0)")), Temperature("1")) }
        #expect(throws: SakatsuError.tooManyTemperatures) { try changed(by: names) }
        var visit = try Visit.shikiji
        let (day, today) = (try Day("2026-11-26"), try Day("2026-11-25"))
        #expect(throws: SakatsuError.dayToCome(day)) { try visit.apply([.day(day)], on: today) }
    }

    @Test("takes a temperature named like the sauna for that of the sauna")
    func knownNames() throws {
        let seen = try changed(by: [.temperature(.named(StepName("サウナ")), Temperature("99"))])
        #expect(seen.temperatures.sauna?.description == "99")
        #expect(seen.temperatures.named.count == 1)
    }

    @Test(
        "takes another word for the cool bath for the place with that name, or else for the cool bath if that is not given",
        arguments: [
            ("cold plunge", "bath 17", "cool bath 17, cold plunge 8"),
            ("cold plunge", "cold plunge 9", "cool bath 16, cold plunge 9"),
            ("cold plunge", "Cold Plunge -", "cool bath 16"), ("cold plunge", "bath -", "cold plunge 8"),
            ("cold plunge", "cold bath 15", "cool bath 15, cold plunge 8"),
            ("mud", "cold plunge 9", "cool bath 9, mud 8"), ("mud", "cold plunge -", "mud 8"),
            ("mud", "bath 17 cold plunge 9", "cool bath 17, mud 8, cold plunge 9"),
            ("mud", "cold bath 17 cold plunge 9", "cool bath 17, mud 8, cold plunge 9"),
        ])
    func wordsForCoolBath(name: String, typed: String, temperatures: String) throws {
        var there = Temperatures(coolBath: try Temperature("16"))
        try there.set(.named(StepName(name)), to: Temperature("8"))
        var (visit, defaults) = (try Visit(Facility("Spa"), on: Day("2026-11-01")), VisitDefaults())
        (visit.temperatures, defaults.temperatures) = (there, there)
        let placed = try PlacedTemperature.all(in: typed)
        try visit.apply(placed.map { .temperature($0.place, $0.temperature) })
        try defaults.apply(placed.map { .temperature($0.place, $0.temperature) })
        let seen = visit.temperatures.all.map { "\($0.place.phrase.english) \($0.temperature)" }
        #expect(seen.joined(separator: ", ") == temperatures)
        #expect(defaults.temperatures == visit.temperatures)
    }

    @Test("is the same only to the byte where a store compares it")
    func bytes() throws {
        let (one, other) = (
            try changed(by: [.facility(Facility("\u{E9}"))]), try changed(by: [.facility(Facility("e\u{301}"))])
        )
        #expect(one == other)
        #expect(!one.hasSameBytes(as: other))
        #expect(one.hasSameBytes(as: one))
    }

    @Test("is JSON with everything in it, or null")
    func json() throws {
        let whole = JSONValue.object(NumberedVisit.record.json(of: NumberedVisit(try VisitNumber(1), try .shikiji)))
            .text
        #expect(
            whole == """
                {"schema":1,"kind":"visit","number":1,"facility":"サウナしきじ","date":"2026-11-01",\
                "foreword":"朝から行きました。\\n二回目。","temperatures":{"sauna":110,"coolBath":16.5,\
                "named":[{"name":"薬草サウナ","degrees":60}]},"sets":[\
                {"sauna":{"amount":10,"seconds":0,"name":"löyly","emoji":"🧖"},"coolBath":{"amount":60,"seconds":0,"name":null,"emoji":"💧"},\
                "rest":{"amount":10,"seconds":0,"name":"외기욕","emoji":null}},\
                {"sauna":{"amount":12,"seconds":0,"name":null,"emoji":null},"coolBath":{"amount":90,"seconds":0,"name":null,"emoji":null},\
                "rest":{"amount":10,"seconds":0,"name":null,"emoji":null}},\
                {"sauna":{"amount":8,"seconds":0,"name":null,"emoji":null},"coolBath":null,\
                "rest":{"amount":5,"seconds":0,"name":null,"emoji":null}}],"afterword":"See you again!"}
                """)
        let hotel = JSONValue.object(NumberedVisit.record.json(of: NumberedVisit(try VisitNumber(3), try .hotel))).text
        #expect(
            hotel == """
                {"schema":1,"kind":"visit","number":3,"facility":"호텔 사우나","date":"2025-12-31","foreword":null,\
                "temperatures":{"sauna":85,"coolBath":null,"named":[]},"sets":[],"afterword":null}
                """)
    }
}

@Suite("The text that people post")
struct PostTests {
    @Test("has the same layout in three languages")
    func languages() throws {
        let post = VisitPost.text(of: try .shikiji)
        let japanese = """
            サウナしきじ（2026/11/01）

            朝から行きました。
            二回目。

            3セット行いました。
            1セット目: 🧖 löyly 10分 → 💧 水風呂 60秒 → 외기욕 10分
            2セット目: サウナ 12分 → 水風呂 90秒 → 休憩 10分
            3セット目: サウナ 8分 → 休憩 5分

            サウナ：110℃
            水風呂：16.5℃
            薬草サウナ：60℃

            See you again!
            """
        #expect(post.text(in: .japanese) == japanese)
        let korean = """
            サウナしきじ (2026.11.01)

            朝から行きました。
            二回目。

            3세트 했습니다.
            1세트: 🧖 löyly 10분 → 💧 냉탕 60초 → 외기욕 10분
            2세트: 사우나 12분 → 냉탕 90초 → 휴식 10분
            3세트: 사우나 8분 → 휴식 5분

            사우나: 110℃
            냉탕: 16.5℃
            薬草サウナ: 60℃

            See you again!
            """
        #expect(post.text(in: .korean) == korean)
        let english = """
            サウナしきじ (2026-11-01)

            朝から行きました。
            二回目。

            I did 3 sets.
            Set 1: 🧖 löyly 10 min → 💧 cool bath 60 s → 외기욕 10 min
            Set 2: sauna 12 min → cool bath 90 s → rest 10 min
            Set 3: sauna 8 min → rest 5 min

            Sauna: 110°C
            Cool bath: 16.5°C
            薬草サウナ: 60°C

            See you again!
            """
        #expect(post.text(in: .english) == english)
    }

    @Test("has a row for each phase where all sets are equal")
    func equalSets() throws {
        var set = try SaunaSet("12/60/10m30s")
        set = try set.applying(.name(.rest, StepName("外気浴"))).applying(.emoji(.sauna, Emoji("🧖")))
        let visit = try Visit(Facility("北欧"), on: Day("2026-11-20"), sets: Array(repeating: set, count: 3))
        let post = VisitPost.text(of: visit)
        #expect(post.text(in: .japanese) == "北欧（2026/11/20）\n\n🧖 サウナ：12分 × 3\n水風呂：1分 × 3\n外気浴：10分30秒 × 3\n合計：3セット")
        #expect(
            post.english
                == "北欧 (2026-11-20)\n\n🧖 Sauna: 12 min × 3\nCool bath: 1 min × 3\n外気浴: 10 min 30 s × 3\nTotal: 3 sets")
    }

    @Test("leaves out what was not written")
    func gaps() throws {
        let lake = VisitPost.text(of: try .lake).english
        #expect(lake == "Lake house (2026-11-20)\n\nI did 1 set.\nSet 1: sauna 15 min → cool bath 30 s → rest 20 min")
        let hotel = VisitPost.text(of: try .hotel)
        #expect(hotel.text(in: .korean) == "호텔 사우나 (2025.12.31)\n\n세트 없이 다녀왔습니다.\n\n사우나: 85℃")
    }
}

@Suite("The figures of visits")
struct StatisticsTests {
    private func figures() throws -> [VisitFigures] {
        try (Visit.samples + [.lake]).map { VisitFigures(of: $0) }
    }

    @Test("count visits, sets, and the time of each phase")
    func totals() throws {
        let seen = VisitStatistics(of: try figures(), in: .all)
        #expect([seen.visits, seen.sets] == [4, 5])
        // 10 + 12 + 8 and twice 15 minutes; 60 + 90 and twice 30 seconds; 10 + 10 + 5 and twice 20 minutes.
        #expect(Phase.allCases.map { seen.seconds[$0] } == [3600, 210, 3900])
        #expect(Phase.allCases.map { seen.seconds.minutes(of: $0) } == [60, 4, 65])
    }

    @Test("have the months from the first visit to the last, and the years with visits")
    func months() throws {
        let seen = VisitStatistics(of: try figures(), in: .all)
        #expect(seen.months.count == 12)
        #expect(seen.months.first?.first.description == "2025-12-01")
        #expect(seen.months.map(\.visits) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
        #expect(seen.months.last?.seconds[.sauna] == 3600)
        #expect(seen.years.map { "\($0.first) \($0.visits)" } == ["2025-01-01 1", "2026-01-01 3"])
    }

    @Test("of a year have its twelve months, and nothing of another year")
    func year() throws {
        let seen = VisitStatistics(of: try figures(), in: .year(2025))
        #expect([seen.visits, seen.sets, seen.months.count] == [1, 0, 12])
        #expect(seen.months.last?.visits == 1)
        #expect(seen.favourites.map(\.facility.text) == ["호텔 사우나"])
        let none = VisitStatistics(of: try figures(), in: .year(2020))
        #expect(none.months.allSatisfy { $0.visits == 0 })
        #expect(none.years == [])
        let first = VisitStatistics(of: [], in: .year(1))
        #expect(first.months.count == 12)
    }

    @Test("have no more months than fit, the last ones")
    func manyMonths() throws {
        let old = VisitFigures(try Facility("Ur"), on: try Day("0001-01-01"), sets: 0, seconds: PhaseSeconds())
        let seen = VisitStatistics(of: try figures() + [old], in: .all)
        #expect(seen.months.count == VisitStatistics.mostMonths)
        #expect(seen.months.last?.first.description == "2026-11-01")
        #expect(seen.years.count == 3)
        #expect(VisitStatistics(of: [old], in: .all).months.map(\.visits) == [1])
        #expect(VisitStatistics(of: [], in: .all).months == [])
    }

    @Test("name the places, the most frequent first, then the one visited last")
    func favourites() throws {
        let seen = VisitStatistics(of: try figures(), in: .all).favourites
        #expect(
            seen.map { "\($0.facility) \($0.visits) \($0.last)" } == [
                "Lake house 2 2026-11-20", "サウナしきじ 1 2026-11-01", "호텔 사우나 1 2025-12-31",
            ])
    }

    @Test("of days have those days alone")
    func days() throws {
        let period = StatisticsPeriod(from: try Day("2026-11-20"), to: try Day("2026-11-02"))
        let seen = VisitStatistics(of: try figures(), in: period)
        #expect(seen.visits == 2)
        #expect(period.phrase.english == "2026-11-02 – 2026-11-20")
    }

    @Test("are JSON")
    func json() throws {
        let lake = VisitStatistics(of: [VisitFigures(of: try .lake)], in: try StatisticsPeriod("2026-11"))
        #expect(
            JSONValue.object(VisitStatistics.record.json(of: lake)).text == """
                {"schema":1,"kind":"statistics","from":"2026-11-01","to":"2026-11-30","visits":1,"sets":1,\
                "saunaSeconds":900,"coolBathSeconds":30,"restSeconds":1200,"months":[{"first":"2026-11-01","visits":1,\
                "saunaSeconds":900,"coolBathSeconds":30,"restSeconds":1200}],"years":[{"first":"2026-01-01","visits":1,\
                "saunaSeconds":900,"coolBathSeconds":30,"restSeconds":1200}],\
                "facilities":[{"facility":"Lake house","visits":1,"last":"2026-11-20"}]}
                """)
    }
}
