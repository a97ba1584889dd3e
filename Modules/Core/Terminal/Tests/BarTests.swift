import Terminal
import Testing

@Suite("Bar")
struct BarTests {
    @Test(
        "a share is drawn in eighths of a column",
        arguments: [
            (0, 4, "░░░░"), (50, 4, "██░░"), (100, 4, "████"), (25, 2, "▌░"), (40, 8, "███▏░░░░"), (99, 4, "███▉"),
            (1, 4, "▏░░░"), (-5, 2, "░░"), (250, 2, "██"), (50, 0, ""), (50, -3, ""), (99, 1, "▉"),
        ])
    func drawn(percent: Int, width: Int, as expected: String) {
        #expect(Bar(percent: percent, width: width).text.plain == expected)
    }

    @Test("a bar takes exactly its width", arguments: 0...100)
    func width(percent: Int) {
        #expect((0...20).allSatisfy { Bar(percent: percent, width: $0).text.width == $0 })
    }
}
