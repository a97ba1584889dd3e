import Testing

@testable import Console

@Suite("A list in columns")
struct ColumnsTests {
    @Test("is filled from the top, and lines up with wide letters in it")
    func filled() {
        #expect(columns(["a", "한글", "cc", "d", "e"], width: 16) == ["a     cc    e", "한글  d"])
    }

    @Test("has commas instead of columns for a screen reader, and breaks between words")
    func linear() {
        #expect(listed(["alpha", "beta", "gamma"], width: 12) == ["alpha, beta,", "gamma"])
    }

    @Test("has one column where the terminal has room for no more")
    func narrow() {
        #expect(columns(["alpha", "beta"], width: 5) == ["alpha", "beta"])
    }
}
