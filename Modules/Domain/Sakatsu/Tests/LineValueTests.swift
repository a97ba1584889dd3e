import Basics
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

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
