import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

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
            ("10/0", .amountOutOfRange(.coolBath, "0")), ("10/60/90s", .amountOutOfRange(.rest, "90s")),
            ("10x/60", .amountOutOfRange(.sauna, "10x")), ("10//10", .notASet("10//10")),
            ("1:30/60", .amountOutOfRange(.sauna, "1:30")), ("10/1:60", .amountOutOfRange(.coolBath, "1:60")),
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
            ("", SakatsuError.noFacility), ("Spa 10/60 what", .notOfAVisit("what")),
            ("Spa 10/x", .notASet("10/x")), ("Spa 10/60 x3 x2", .givenTwice("x2")),
            ("Spa today yesterday", .givenTwice("yesterday")), ("Spa sauna 90 sauna 91", .givenTwice("sauna 91")),
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
