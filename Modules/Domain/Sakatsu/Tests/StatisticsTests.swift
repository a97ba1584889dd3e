import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

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
