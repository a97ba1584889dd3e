import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import Testing

@Suite("A year of a chart")
struct YearMapTests {
    private func progress(_ days: [String: Int], today: String = "2026-11-21") throws -> ChartProgress {
        let days = try days.map { (try Day($0).number, $1) }
        return ChartProgress(
            today: try Day(today).number, weeks: [nil], parts: [], days: Dictionary(uniqueKeysWithValues: days),
            activities: [])
    }

    @Test("is the 53 weeks up to today where none is named, and begins on a Monday")
    func latest() throws {
        let year = try progress(["2025-11-16": 1, "2025-11-17": 2, "2026-11-21": 3]).year(.latest)
        #expect(year.days == (try Day("2025-11-17"))...(try Day("2026-11-21")))
        #expect(year.counts == [try Day("2025-11-17"): 2, try Day("2026-11-21"): 3])
        #expect(year.weeks.count == 53)
        #expect(year.weeks[0].counts == [2, 0, 0, 0, 0, 0, 0])
        #expect(year.weeks[52].counts == [0, 0, 0, 0, 0, 3, nil])
    }

    @Test("has the days of the calendar's year, and no count for those of another or to come")
    func calendar() throws {
        let year = try progress(["2025-12-31": 9, "2026-01-01": 1]).year(try YearChoice("2026"))
        #expect(year.weeks[0].counts == [nil, nil, nil, 1, 0, 0, 0])
        #expect(year.weeks[46].counts == [0, 0, 0, 0, 0, 0, nil])
        #expect(year.weeks[47].counts == Array(repeating: nil, count: 7))
        #expect(year.total == 1)
        #expect(year.months.map { $0.day.shortMonth.english }.count == 12)
    }

    @Test(
        "has a column for each week that it touches",
        arguments: [(2025, 53), (2024, 53), (2012, 54), (2018, 53), (2023, 53)])
    func columns(year: Int, weeks: Int) throws {
        // 2012 was a leap year that began on a Sunday.
        let map = try progress(["2012-01-01": 1]).year(try YearChoice("\(year)"))
        #expect(map.weeks.count == weeks)
        #expect(
            map.weeks.flatMap(\.counts).compactMap(\.self).count == map.days.upperBound.number
                - map.days.lowerBound.number + 1)
    }

    @Test("counts what was done, and the most days in a row")
    func numbers() throws {
        let year = try progress([
            "2026-02-27": 1, "2026-02-28": 1, "2026-03-01": 4, "2026-03-03": 1, "2026-05-05": 2, "2026-05-06": 1,
        ]).year(.latest)
        #expect([year.total, year.counts.count, year.longestRun] == [10, 6, 3])
        #expect(PastPhrases.summary(of: year).english == "10 in all, on 6 days, at most 3 days in a row.")
        let empty = try progress([:]).year(.latest)
        #expect([empty.total, empty.longestRun] == [0, 0])
    }

    @Test("is typed with four digits, or not at all", arguments: ["2026", "２０２６"])
    func typed(text: String) throws {
        #expect(try YearChoice(text).year == 2026)
        #expect(try YearChoice("") == .latest)
    }

    @Test("is no other text", arguments: ["26", "02026", "year", "-100", "0000", "2026 ", "+202"])
    func refused(text: String) {
        #expect(throws: ProgressError.notAYear(text)) { try YearChoice(text) }
    }

    @Test("tells the years in which something was done")
    func years() throws {
        #expect(try progress(["2026-01-01": 1, "2024-12-31": 2, "2026-05-05": 1]).years == [2024, 2026])
    }

    @Test("the course of a rate begins with the first week that has one, and ends today")
    func course() throws {
        let rates = try [nil, nil, 10, nil, 30].map { try $0.map { try AchievementRate($0) } }
        let progress = ChartProgress(
            today: try Day("2026-11-21").number, weeks: rates,
            parts: [
                ChartProgress.Series(
                    subGoal: try Position(3), position: nil, title: try Title("Run"), weeks: rates, activities: 0),
                ChartProgress.Series(
                    subGoal: try Position(3), position: try Position(1), title: try Title("Item"), weeks: rates,
                    activities: 0),
            ], days: [:], activities: [])
        let course = progress.course
        #expect(course.weeks.map { $0?.percent } == [10, nil, 30])
        #expect(course.rate?.percent == 30)
        #expect((0..<3).map { course.monday(ofWeek: $0).description } == ["2026-11-02", "2026-11-09", "2026-11-16"])
        #expect((0..<3).map { course.end(ofWeek: $0).description } == ["2026-11-08", "2026-11-15", "2026-11-21"])
        #expect(progress.subGoalCourses.map(\.title?.text) == ["Run"])
        #expect(ChartProgress(today: 0, weeks: [nil, nil], parts: [], days: [:], activities: []).course.weeks == [])
    }

    @Test("goes back to the first day on which anything was done, however long ago, when all is wanted")
    func whole() throws {
        var chart = try Chart.marathon
        let today = try Day("2026-11-21")
        var first = chart
        first.subGoals[try Position(1)]?.items[try Position(2)]?.rate = try AchievementRate(10)
        let days = [ChartDay(try Day("2021-01-04").number, edits: 2, chart: first)]
        chart.subGoals[try Position(1)]?.items[try Position(2)]?.rate = try AchievementRate(40)
        let log = try ["2020-12-31", "2026-11-20"].enumerated().map { index, day in
            Activity(
                number: index + 1, subGoal: try Position(1), position: try Position(2), item: try Title("Run 5 km"),
                time: Timestamp(milliseconds: 0), on: try Day(day), text: try ActivityText("ran"))
        }
        let whole = ChartProgress(of: chart, days: days, log: log, today: today, over: .whole)
        let recent = ChartProgress(of: chart, days: days, log: log, today: today, over: .recent)
        #expect(whole.weeks.count == 308)
        #expect(whole.weeks.prefix(3).map { $0?.percent } == [nil, 43, 43])
        #expect(whole.days.count == 3)
        #expect(recent.weeks.count == 26)
        #expect(recent.weeks == Array(whole.weeks.suffix(26)))
        #expect(recent.days.count == 1)
        #expect(whole.activities.map(\.number) == [2, 1])
    }

    @Test("has the rates that a habit had at the end of each week, also years ago")
    func habits() throws {
        let today = try Day("2026-11-22")
        var chart = Chart()
        let (one, id) = (try Position(1), Identity(7))
        var goal = SubGoal(title: try Title("Endurance"))
        goal.items[one] = ActionItem(title: try Title("Run"), habit: Habit(try Cadence("daily")), id: id)
        chart.subGoals[one] = goal
        let log = (0..<1400).map { number in
            Activity(
                number: number + 1, subGoal: one, position: one, item: goal.title, time: Timestamp(milliseconds: 0),
                on: Day(number: today.number - 2000 + number), text: ActivityText(goal.title))
        }
        let days = [ChartDay(today.number - 2000, edits: 1, chart: chart)]
        let weeks = ChartProgress(of: chart, days: days, log: log, today: today, over: .whole).weeks.map { $0?.percent }
        #expect(weeks[100] == 100)
        #expect(weeks.last == 0)
        // One day of the last four weeks, and then none.
        #expect(weeks[199] == 100)
        #expect(weeks[203] == 3)
        #expect(weeks[204] == 0)
    }
}
