import Basics
import SakatsuDomainInterface
import Testing

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
        "is a month and a day right after the facility, if a whole set follows",
        arguments: [
            ("サウナしきじ 11/20 10/60/10 x3", "サウナしきじ", "2026-11-20", 3), ("Spa 8/30 10/60/10", "Spa", "2026-08-30", 1),
            ("Spa 12/24 10 / 60 / 10", "Spa", "2025-12-24", 1), ("11/20 10/60/10", "Home", "2026-11-20", 1),
            ("Spa １１／２０ 10/60/10", "Spa", "2026-11-20", 1),
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
            ("Spa 11/20", ["11m/20s/-"]), ("Spa 11/20 x2", ["11m/20s/-", "11m/20s/-"]),
            ("Spa 10/60 10/60/10", ["10m/60s/-", "10m/60s/10m"]), ("Spa 10/60/10 11/20", ["10m/60s/10m", "11m/20s/-"]),
            ("Spa 8/30 10/60", ["8m/30s/-", "10m/60s/-"]), ("Spa 어제 11/20 10/60/10", ["11m/20s/-", "10m/60s/10m"]),
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
