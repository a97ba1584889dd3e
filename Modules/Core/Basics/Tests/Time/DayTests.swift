import Basics
import Testing

/// A language that writes days with dots.
enum Dotted: Tongue {
    static let code = "xx"
    static var name: Phrase { Phrase(verbatim: "Dotted") }
    static var dateSeparator: Character { "." }
}

@Suite("A day")
struct DayTests {
    @Test("is read with and without zeros", arguments: ["2027-03-01", "2027-3-1", "2027-03-1"])
    func days(text: String) throws {
        #expect(try Day(text).description == "2027-03-01")
    }

    @Test(
        "that no calendar has is refused",
        arguments: [
            "2027-02-29", "2100-02-29", "2027-13-01", "2027-00-01", "2027-04-31", "0000-01-01", "27-01-01", "2027-01",
            "tomorrow", "", "2027_03_01", "2027-01.02", "+027-01-01", "2027-1-001x", "２０２７-01-01",
        ])
    func noDays(text: String) {
        #expect(throws: NotADay(text)) { try Day(text) }
    }

    @Test(
        "of a moment is the one where the person is",
        arguments: [
            ("2026-11-21T23:59+09:00", "2026-11-21"), ("2028-02-29T00:00-08:00", "2028-02-29"),
            ("1969-12-31T23:30+00:00", "1969-12-31"), ("2000-03-01T00:30+01:00", "2000-03-01"),
            ("1900-03-01T00:00+00:00", "1900-03-01"), ("9999-12-31T12:00+00:00", "9999-12-31"),
        ])
    func moments(time: String, day: String) throws {
        #expect(Day(of: try #require(LocalTime(time))).description == day)
    }

    @Test("of a moment that no calendar has is at its edge")
    func edges() {
        #expect(Day(of: LocalTime(Timestamp(milliseconds: .max), minutesAhead: 0)).description == "9999-12-31")
        #expect(Day(of: LocalTime(Timestamp(milliseconds: .min), minutesAhead: 0)).description == "0001-01-01")
    }

    @Test(
        "are shown with their names",
        arguments: [
            ("2027-03-21", "Sunday 21 March 2027"), ("2026-11-23", "Monday 23 November 2026"),
            ("2028-02-29", "Tuesday 29 February 2028"),
        ])
    func named(day: String, name: String) throws {
        #expect(try Day(day).named.english == name)
    }

    @Test("is one of a year, which ends with the day before the next begins")
    func year() throws {
        let leap = Day.ofYear(2028)
        #expect(leap == (try Day("2028-01-01"))...(try Day("2028-12-31")))
        #expect(leap.upperBound.number - leap.lowerBound.number + 1 == 366)
        #expect([leap.lowerBound, leap.upperBound].map(\.year) == [2028, 2028])
        #expect(Day.ofYear(9999).upperBound.description == "9999-12-31")
        #expect(Day.ofYear(10_000) == Day.ofYear(9999).upperBound...Day.ofYear(9999).upperBound)
    }

    @Test("has a month with a short name")
    func shortMonth() throws {
        let names = try (1...12).map { try Day("2027-\($0)-28").shortMonth.english }
        #expect(names.joined(separator: " ") == "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    }

    @Test("is written as people of each language do")
    func phrase() throws {
        let phrase = try Day("2027-03-01").phrase
        #expect(phrase.english == "2027-03-01")
        #expect(phrase.text(in: Language(Dotted.self)) == "2027.03.01")
    }

    @Test("is counted from 1970, one after the other")
    func numbers() throws {
        #expect(try Day("1970-01-01").number == 0)
        var last = try Day("1895-12-31")
        for number in (last.number + 1)...(last.number + 80_000) {
            let day = Day(number: number)
            #expect(try Day(day.description) == day)
            #expect(last < day)
            last = day
        }
        #expect(last.description == "2115-01-12")
    }
}
