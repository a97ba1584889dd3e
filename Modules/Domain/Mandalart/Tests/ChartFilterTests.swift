import Basics
import MandalartDomainInterface
import MandalartDomainTesting
import Testing

@Suite("A filter of a chart")
struct ChartFilterTests {
    private func shown(_ filter: String, of chart: Chart) throws -> [String] {
        FilteredChart(chart, try ChartFilter(filter)).goals.flatMap { goal in
            ["\(goal.position)"] + goal.items.map { "\(goal.position)/\($0.key)" }
        }
    }

    @Test(
        "shows the items between bounds, with their sub-goals",
        arguments: [
            ("", ["1", "1/2", "1/3", "6", "6/1"]), ("<40", ["1", "1/3"]), ("<=40%", ["1", "1/2", "1/3"]),
            (">40", ["6", "6/1"]), (">=40", ["1", "1/2", "6", "6/1"]), ("=75", ["6", "6/1"]),
            ("20-50", ["1", "1/2"]), ("20%-50%", ["1", "1/2"]), (">20 <70", ["1", "1/2"]), ("＜４０", ["1", "1/3"]),
            ("<5", []),
        ])
    func rates(filter: String, expected: [String]) throws {
        #expect(try shown(filter, of: .marathon) == expected)
    }

    @Test("shows sub-goals, also those without items")
    func subGoals() throws {
        var chart = try Chart.marathon
        chart.subGoals[try Position(6)]?.items = [:]
        #expect(try shown("6", of: chart) == ["6"])
        #expect(try shown("1 6", of: chart) == ["1", "1/2", "1/3", "6"])
        #expect(try shown("1 >20", of: chart) == ["1", "1/2"])
    }

    @Test("shows what is due and not done, and habits, in three languages")
    func words() throws {
        var chart = try Chart.marathon
        let (one, day) = (try Position(1), try Day("2026-12-01"))
        chart.subGoals[one]?.items[try Position(2)]?.due = day
        chart.subGoals[try Position(6)]?.due = day
        chart.subGoals[one]?.items[try Position(3)]?.habit = Habit(try Cadence("daily"))
        for word in ["due", "기한", "期限"] { #expect(try shown(word, of: chart) == ["1", "1/2", "6"], "\(word)") }
        for word in ["habits", "습관", "習慣"] { #expect(try shown(word, of: chart) == ["1", "1/3"], "\(word)") }
        #expect(try shown("due habits", of: chart) == [])
        chart.subGoals[one]?.items[try Position(2)]?.rate = .full
        #expect(try shown("due", of: chart) == ["6"])
    }

    @Test(
        "is written as it can be typed, without signs that a route encodes",
        arguments: [
            ("", ""), ("due  3 1", "1 3 due"), ("<50", "0-49"), (">50", "51-100"), (">20 <=50%", "21-50"),
            ("=7", "7-7"),
            ("습관 기한", "due habits"),
        ])
    func writing(typed: String, written: String) throws {
        let filter = try ChartFilter(typed)
        #expect(filter.description == written)
        #expect(try ChartFilter(filter.description) == filter)
    }

    @Test(
        "is no other word, and no bounds without a rate",
        arguments: ["soon", "5", "0", "<0", ">100", "=101", "50-20", "<20 >50", "50", "<", "-20", "20-", "<9999"])
    func wrong(text: String) throws {
        #expect(throws: MandalartError.self) { try ChartFilter(text) }
    }
}

@Suite("The name of a sub-goal")
struct CellNameTests {
    private func position(_ text: String) throws -> Int {
        try Chart.marathon.position(of: try CellName(text)).number
    }

    @Test(
        "is an address, a title, or how a title begins",
        arguments: [
            ("1", 1), ("1/3", 1), ("６", 6), ("1/5", 1), ("Endurance", 1), ("endu", 1), ("잠을", 6), ("swim", 1),
            ("run 5", 1),
            ("11시", 6),
        ])
    func found(text: String, expected: Int) throws {
        #expect(try position(text) == expected)
    }

    @Test("is a title of a sub-goal before one of an item, and a whole title before a beginning")
    func order() throws {
        var chart = try Chart.marathon
        let (one, six) = (try Position(1), try Position(6))
        chart.subGoals[six]?.items[try Position(2)] = ActionItem(title: try Title("Endurance run"))
        #expect(try chart.position(of: .title("end")) == one)
        chart.subGoals[six]?.title = try Title("End")
        #expect(try chart.position(of: .title("end")) == six)
        let found = [
            TitledCell(.subGoal(one), try Title("Endurance")), TitledCell(.subGoal(six), try Title("End")),
        ]
        #expect(throws: MandalartError.ambiguousTitle("en", found)) {
            try chart.position(of: .title("en"))
        }
    }

    @Test("is refused where nothing is, with what is meant")
    func wrong() throws {
        #expect(throws: MandalartError.empty(.subGoal(try Position(2)))) { try position("2") }
        #expect(throws: MandalartError.empty(.subGoal(try Position(2)))) { try position("2/1") }
        #expect(throws: MandalartError.positionIsCentre) { try position("5") }
        #expect(throws: MandalartError.positionOutOfRange("12")) { try position("12") }
        #expect(throws: MandalartError.noSuchTitle("dance")) { try position("dance") }
        #expect(throws: MandalartError.self) { try position("1/2/3") }
    }
}
