import Testing

@testable import Console

@Suite("Where the cursor is behind a prompt and a line")
struct LineLayoutTests {
    private func layout(_ prompt: String, _ line: String, columns: Int = 10) -> [Int] {
        // As wcwidth does, of the characters of these tests.
        var layout = LineLayout(columns: columns) { value in
            switch value {
            case 0..<0x20, 0x7F, 0xDC00..<0xE000: -1
            case 0x300..<0x370: 0
            case 0xAC00..<0xD7A4: 2
            default: 1
            }
        }
        layout.put(prompt: prompt.unicodeScalars.map(\.value))
        layout.put(line: line.unicodeScalars.map(\.value))
        return [layout.row, layout.column]
    }

    @Test("is in the next row once a row is full")
    func rows() {
        #expect(layout("a> ", "") == [0, 3])
        #expect(layout("a> ", "123456") == [0, 9])
        #expect(layout("a> ", "1234567") == [1, 0])
        #expect(layout("a> ", "12345678901234567") == [2, 0])
    }

    @Test("has a wide character in one piece")
    func wide() {
        #expect(layout("가> ", "나다라") == [1, 0])
        #expect(layout("가>> ", "나다라") == [1, 2])
        #expect(layout("가> ", "나다", columns: 7) == [1, 2])
    }

    @Test("reckons with no column for a mark, and with two for a control character")
    func marks() {
        #expect(layout("e\u{301}> ", "o\u{308}x") == [0, 5])
        #expect(layout("> ", "\u{1}\u{7F}") == [0, 6])
        #expect(layout("\u{1}> ", "") == [0, 2])
        #expect(layout("> ", "\t") == [0, 8])
    }

    @Test("reckons with the number that is shown of a byte that is no text")
    func numbers() {
        var layout = LineLayout(columns: 20) { $0 >= 0xDC00 && $0 < 0xE000 ? -1 : 1 }
        layout.put(line: [0x61, 0xDCFF, 0x62])
        #expect([layout.row, layout.column] == [0, 9])
    }
}
