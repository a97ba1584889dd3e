import Testing

@testable import Console

@Suite("An edited line")
struct EditedLineTests {
    private func text(_ line: EditedLine) -> String? { line.letters.text }

    private static let clusters = ["🇰🇷", "👩‍👧", "น้ำ", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "1️⃣", "👍🏽", "क्षि"]

    @Test("has a grapheme cluster as one letter, however it is typed", arguments: clusters)
    func typed(cluster: String) {
        var line = EditedLine("a")
        for scalar in cluster.unicodeScalars { line.insert([Letter](CollectionOfOne(scalar.value))) }
        line.insert([Letter]("b"))
        #expect(line.letters == [.character("a"), .character(Character(cluster)), .character("b")])
        #expect(line.cursor == 3)
        #expect(line.byteCount == cluster.utf8.count + 2)
    }

    @Test("loses a grapheme cluster whole, before and behind the cursor", arguments: clusters)
    func removed(cluster: String) {
        var line = EditedLine("a\(cluster)b")
        line.move(to: 2)
        line.remove(to: 1)
        #expect(text(line) == "ab")
        line = EditedLine("a\(cluster)b")
        line.move(to: 1)
        line.remove(to: 2)
        #expect(text(line) == "ab")
        #expect(line.byteCount == 2)
    }

    @Test("joins what meets: a mark and its letter, the halves of a flag")
    func joined() {
        var line = EditedLine("\u{301}")
        line.move(to: 0)
        line.insert([Letter]("e"))
        #expect(line.letters == [.character("e\u{301}")])
        #expect(line.cursor == 1)
        line = EditedLine("🇰x🇷y")
        line.move(to: 2)
        line.remove(to: 1)
        #expect(line.letters == [.character("🇰🇷"), .character("y")])
        #expect(line.cursor == 1)
    }

    @Test("keeps bytes that are no text where they are")
    func stray() {
        var line = EditedLine()
        line.insert([Letter]([0x61, 0xDCFF, 0x62]))
        #expect(line.letters == [.character("a"), .stray(0xFF), .character("b")])
        #expect(text(line) == nil)
        #expect(line.letters.bytes == [0x61, 0xFF, 0x62])
    }

    @Test(
        "knows the words around the cursor, in any script",
        arguments: [("set 1 달리기 5km", [10, 6, 4, 0]), ("ab, 水泳をする (x)", [11, 4, 0])])
    func words(sentence: String, expected: [Int]) {
        var line = EditedLine(sentence)
        var starts: [Int] = []
        while line.wordStart < line.cursor {
            line.move(to: line.wordStart)
            starts.append(line.cursor)
        }
        #expect(starts == expected)
        line.move(to: line.wordEnd)
        #expect(line.cursor == sentence.prefix { $0.isLetter }.count)
    }

    @Test("exchanges the letters around the cursor, or the last two")
    func transposed() {
        var line = EditedLine("ab🇰🇷")
        line.transpose()
        #expect(text(line) == "a🇰🇷b")
        line.move(to: 1)
        line.transpose()
        #expect(text(line) == "🇰🇷ab")
        #expect(line.cursor == 2)
    }
}
