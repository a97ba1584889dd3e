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
            .step(one, .amount(.sauna, 11)), .step(one, .name(.rest, nil)), .step(one, .emoji(.coolBath, Emoji("❄️"))),
            .step(two, .remove(.coolBath)), .addSet(SaunaSet("5/5/5")), .step(two, .amount(.coolBath, 45)),
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
            .step(SetNumber(2), .amount(.rest, 9)),
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
            (.step(one, .amount(.sauna, 500)), .amountOutOfRange(.sauna, "500")),
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
                {"sauna":{"amount":10,"name":"löyly","emoji":"🧖"},"coolBath":{"amount":60,"name":null,"emoji":"💧"},\
                "rest":{"amount":10,"name":"외기욕","emoji":null}},\
                {"sauna":{"amount":12,"name":null,"emoji":null},"coolBath":{"amount":90,"name":null,"emoji":null},\
                "rest":{"amount":10,"name":null,"emoji":null}},\
                {"sauna":{"amount":8,"name":null,"emoji":null},"coolBath":null,\
                "rest":{"amount":5,"name":null,"emoji":null}}],"afterword":"See you again!"}
                """)
        let hotel = JSONValue.object(NumberedVisit.record.json(of: NumberedVisit(try VisitNumber(3), try .hotel))).text
        #expect(
            hotel == """
                {"schema":1,"kind":"visit","number":3,"facility":"호텔 사우나","date":"2025-12-31","foreword":null,\
                "temperatures":{"sauna":85,"coolBath":null,"named":[]},"sets":[],"afterword":null}
                """)
    }
}
