import Testing
import Time

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
}
