import Basics
import Testing

@Suite("A date with two numbers")
struct DateOrderTests {
    private func day(_ typed: String, _ order: DateOrder?) throws -> String {
        try DateOrder.$current.withValue(order) {
            try TypedDay(typed: typed).day(from: Day("2026-11-23"), .future).description
        }
    }

    @Test(
        "is read in the order that is decided",
        arguments: [
            ("5/12", "2027-05-12", "2026-12-05"), ("1/2", "2027-01-02", "2027-02-01"),
            ("０５/12", "2027-05-12", "2026-12-05"), ("5.12", "2027-05-12", "2026-12-05"),
        ])
    func decided(_ typed: String, monthFirst: String, dayFirst: String) throws {
        #expect(try day(typed, .monthFirst) == monthFirst)
        #expect(try day(typed, .dayFirst) == dayFirst)
    }

    @Test(
        "is read in that order beside its weekday, too",
        arguments: ["Sat 5/12", "5/12 (Sat)", "5.12(土)", "Saturday, 5/12"])
    func withWeekday(_ typed: String) throws {
        #expect(try day(typed, .monthFirst) == "2027-05-12")
        #expect(try day(typed, .dayFirst) == "2026-12-05")
        let error = #expect(throws: AmbiguousDay.self) { try day(typed, nil) }
        #expect(error?.ambiguity?.words == typed)
    }

    @Test("is no question if both days are one, or only one exists", arguments: [DateOrder.monthFirst, .dayFirst, nil])
    func unambiguous(_ order: DateOrder?) throws {
        #expect(try day("5/5", order) == "2027-05-05")
        #expect(try day("13/5", order) == "2027-05-13")
        #expect(try day("5/13", order) == "2027-05-13")
        #expect(try day("12-05", order) == "2026-12-05")
        #expect(try day("5 December", order) == "2026-12-05")
        #expect(throws: NotADay.self) { try day("13/14", order) }
        #expect(throws: NotADay.self) { try day("31/2", order) }
    }

    @Test(
        "is no date with a sign before a number",
        arguments: ["+5/12", "5/+1", "-5/12", "+5.1", "11/+5", "Nov +5", "+5 Nov"])
    func signed(_ typed: String) {
        #expect(throws: NotADay.self) { try day(typed, .monthFirst) }
        #expect(throws: NotADay.self) { try day(typed, nil) }
    }

    @Test("says both days, and how to type each, if nothing decides")
    func ambiguous() throws {
        let error = #expect(throws: AmbiguousDay.self) { try day("5/12", nil) }
        #expect(
            error?.explanation.english == "“5/12” may be 5 December or 12 May: type 12-05 or 05-12.")
        #expect(throws: AmbiguousDay.self) { try day("5.12", nil) }
        #expect(throws: AmbiguousDay.self) {
            try DateOrder.$current.withValue(nil) { try Argument.pastDay.read("1/2") }
        }
    }

    @Test(
        "is decided by the region, if that writes one order",
        arguments: [
            ("en_US.UTF-8", DateOrder.monthFirst), ("en_GB.UTF-8", .dayFirst), ("de_DE@euro", .dayFirst),
            ("ko_KR", .monthFirst), ("en_CA", nil), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("en", nil),
            ("", nil),
        ])
    func region(_ locale: String, order: DateOrder?) {
        #expect(DateOrder(locale: locale) == order)
    }

    @Test("is decided by the first variable that is set") @MainActor
    func variables() {
        func order(_ variables: [String: String]) -> DateOrder? {
            LanguageChoice(option: .english) { variables[$0] }.dateOrder
        }
        #expect(order([:]) == nil)
        #expect(order(["LANG": "en_GB.UTF-8"]) == .dayFirst)
        #expect(order(["LANG": "en_GB.UTF-8", "LC_TIME": "en_US.UTF-8"]) == .monthFirst)
        #expect(order(["LC_ALL": "C", "LANG": "en_GB.UTF-8"]) == nil)
    }
}
