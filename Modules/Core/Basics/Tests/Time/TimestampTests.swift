import Basics
import Testing

@Suite("A moment")
struct TimestampTests {
    @Test(
        "is written in UTC to the millisecond for other programs",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"), (1_050, "1970-01-01T00:00:01.050Z"),
            (1_795_248_300_250, "2026-11-21T08:05:00.250Z"),
        ])
    func universal(milliseconds: Int64, text: String) {
        #expect(Timestamp(milliseconds: milliseconds).universal == text)
    }

    @Test(
        "is read again as it was written",
        arguments: [0, -1, 1_050, 1_795_248_300_250, -62_135_596_800_000, 253_402_300_799_999])
    func reading(milliseconds: Int64) throws {
        let moment = Timestamp(milliseconds: milliseconds)
        #expect(try Timestamp(universal: moment.universal) == moment)
    }

    @Test(
        "is nothing else than that",
        arguments: [
            "", "2026-11-21", "2026-11-21T08:05:00Z", "2026-11-21T08:05:00.250", "2026-11-21T24:00:00.000Z",
            "2026-11-21T08:60:00.000Z", "2026-11-21T08:05:60.000Z", "2026-02-29T08:05:00.000Z",
            "2026-11-21 08:05:00.250Z", "2026.11.21T08:05:00.250Z", "2026-11-21T08:05:00,250Z",
            "2026-11-21T0/:05:00.250Z", "2026-11-21T-8:05:00.250Z", "2026-11-21T08:05:00.250z",
            "2026-11-21T\u{FF10}:05:00.250Z",
        ])
    func noMoment(text: String) {
        #expect(throws: NotAMoment(text)) { try Timestamp(universal: text) }
    }

    @Test("says what it is, when something else is typed")
    func explanation() {
        #expect(
            NotAMoment("noon").description
                == "A time is in UTC to the millisecond, such as 2026-11-21T08:05:00.250Z, not “noon”.")
    }
}
