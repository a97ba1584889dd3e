import Basics
import SakatsuData
import SakatsuDataTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

@Suite("Visits in posts")
struct PostTests {
    private func read(_ document: String) throws -> [DocumentedVisit] {
        try VisitExchange().visits(of: Array(document.utf8), columns: nil) { _ in }
    }

    @Test("come back from the text that people post, in every language", arguments: Language.allCases)
    func posts(language: Language) throws {
        let set = try SaunaSet("12/60/10m30s").applying(.name(.rest, StepName("外気浴")))
        let equal = try Visit(
            Facility("北欧"), on: Day("2026-11-20"), foreword: Remark("first\n\nline"), temperatures: Temperatures(),
            sets: [set, set, set], afterword: Remark("last"))
        var baths = Temperatures(coolBath: try Temperature("16"))
        try baths.set(.named(StepName("cold plunge")), to: Temperature("8"))
        let plunge = try Visit(Facility("Spa"), on: Day("2026-11-20"), temperatures: baths, sets: [set])
        for visit in try Visit.samples + [equal, plunge] where !visit.sets.isEmpty {
            let seen = try read(VisitPost.text(of: visit).text(in: language))
            #expect(seen.map(\.visit) == [visit])
            #expect(seen.map(\.number) == [nil])
        }
    }

    @Test(
        "come back from that text also with own names for all phases, in every language",
        arguments: [
            ["10/60/10"], ["10m30s/120/5"], ["10m30s/-/5"], ["8/60/-"], ["-/60/10"], ["10/60/10", "10m30s/-/5"],
        ],
        Language.allCases)
    func ownNames(sets: [String], language: Language) throws {
        let names: [Phase: String] = [.sauna: "löyly", .coolBath: "dip", .rest: "deck"]
        let named = try (sets + sets).map { text in
            try SaunaSet(
                SaunaSet(text).steps.map { step in
                    var step = step
                    step.name = try names[step.phase].map { try StepName($0) }
                    return step
                })
        }
        let visit = try Visit(Facility("Spa"), on: Day("2026-11-20"), sets: named)
        let seen = try read(VisitPost.text(of: visit).text(in: language))
        #expect(seen.map(\.visit) == [visit])
    }

    @Test("are read from a post in the form of others")
    func otherPosts() throws {
        let seen = try read(
            """
            サウナ北欧（2026/11/20）
            サウナ：8分 × 3
            水風呂：1分 × 3
            休憩：10分 × 2
            合計：3セット

            一言：混んでいた。
            サウナ：110℃
            """)
        let visit = try #require(seen.first?.visit)
        #expect(visit.facility.text == "サウナ北欧")
        #expect(visit.day == (try Day("2026-11-20")))
        #expect(visit.sets.map(\.description) == ["8m/60s/10m", "8m/60s/10m", "8m/60s/-"])
        #expect(visit.afterword?.text == "混んでいた。")
        #expect(visit.temperatures.sauna?.description == "110")
        let one = try read("스파렉스\n2026.11.20\n사우나 12분\n냉탕 1분\n휴식 10분\n총 3세트\n")
        #expect(one.first?.visit.sets.map(\.description) == Array(repeating: "12m/60s/10m", count: 3))
        let row = try read("サウナ北欧（2026/11/20）\nサウナ：8分 × 1、10分 × 2\n水風呂：1分 × 3\n休憩：10分 × 3\n合計：3セット\n")
        #expect(row.first?.visit.sets.map(\.description) == ["8m/60s/10m", "10m/60s/10m", "10m/60s/10m"])
        let cold = try read("Spa (2026-11-20)\n\nSauna: 10 min × 3\nCold bath: 1 min × 3\n\nCold bath: 16°C\n")
        #expect(cold.first?.visit.sets.map(\.description) == Array(repeating: "10m/60s/-", count: 3))
        #expect(cold.first?.visit.temperatures.coolBath?.description == "16")
        let twice = try read("Spa (2026-11-20)\n\nSauna: 10 min × 3\n\nSauna: 90°C\nSauna: 100°C\n").first?.visit
        #expect(twice?.temperatures.sauna?.description == "90")
        #expect(twice?.afterword?.text == "Sauna: 100°C")
        let error = #expect(throws: VisitImportError.self) { try read("サウナ：8分 × 3\n") }
        #expect(error?.reason == .noTitle)
    }

    @Test(
        "are read from a post whose rows have names of others, by the phases that are left for them",
        arguments: [
            ("Sauna: 10 min × 2\nIce bath: 1 min × 2\nRest: 10 min × 2", ["10m/60s/10m", "10m/60s/10m"]),
            ("ロウリュ：10分30秒 × 1\n休憩：5分 × 1", ["10m30s/-/5m"]), ("Dip: 60 s × 1\nRest: 5 min × 1", ["-/60s/5m"]),
            ("ロウリュ：8分 × 1\n水風呂：1分 × 1\nロウリュ：12分 × 1\n水風呂：2分 × 1", ["8m/60s/-", "12m/120s/-"]),
        ])
    func otherNames(rows: String, sets: [String]) throws {
        let seen = try read("Spa (2026-11-20)\n\n\(rows)\n").first?.visit.sets.map(\.description)
        #expect(seen == sets)
    }

    @Test("are read from a post with figures in its title or below, which are no dates")
    func figures() throws {
        func seen(_ head: String) throws -> Visit? { try read("\(head)\nSauna: 10 min × 2\n").first?.visit }
        let today = try Day("2026-11-25")
        for name in ["Jimjilbang (24/7)", "Spa (4.5)", "Spa (3)", "Spa (no. 5)"] {
            let visit = try seen(name)
            #expect(visit?.facility.text == name)
            #expect(visit?.day == today)
        }
        let rated = try seen("Spa\n16.5")
        #expect(rated?.day == today)
        #expect(rated?.foreword?.text == "16.5")
    }

    @Test("of a post with a wrong length are refused with the line of that length")
    func lineOfLength() throws {
        let rows = "Spa (2026-11-20)\n\nSauna: 10 min × 2\nIce bath: 60 s × 1, 60 min × 1\nRest: 10 min × 2\n"
        let error = #expect(throws: VisitImportError.self) { try read(rows) }
        #expect(error?.explanation.english.hasPrefix("Line 4 of the document") == true, "\(String(describing: error))")
    }
}
