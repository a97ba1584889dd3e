import Testing

@testable import Console

@Suite("The picture of a prompt and a line")
struct LinePictureTests {
    private func picture(_ prompt: String, _ text: String, at cursor: Int? = nil, columns: Int = 10, rows: Int = 9)
        -> LinePicture
    {
        var line = EditedLine(text)
        line.move(to: cursor ?? line.letters.count)
        return LinePicture(prompt: prompt, line: line, columns: columns, rows: rows)
    }

    private func rows(_ picture: LinePicture) -> [String] {
        picture.rows.map { $0.map(\.text).joined() }
    }

    private func cursor(_ picture: LinePicture) -> [Int] {
        [picture.cursor.row, picture.rows[picture.cursor.row].prefix(picture.cursor.cell).reduce(0) { $0 + $1.width }]
    }

    @Test("has the cursor in the next row once a row is full")
    func full() {
        #expect(cursor(picture("a> ", "")) == [0, 3])
        #expect(cursor(picture("a> ", "123456")) == [0, 9])
        #expect(cursor(picture("a> ", "1234567")) == [1, 0])
        #expect(cursor(picture("a> ", "12345678901234567")) == [2, 0])
        #expect(cursor(picture("a> ", "12345678", at: 2)) == [0, 5])
    }

    @Test("has a wide character in one piece")
    func wide() {
        #expect(rows(picture("가>> ", "나다라")) == ["가>> 나다", "라"])
        #expect(cursor(picture("가> ", "나다라")) == [1, 0])
        #expect(cursor(picture("가> ", "나다", columns: 7)) == [1, 2])
    }

    @Test("has a mark with its letter, and an emoji of several as wide as one")
    func clusters() {
        #expect(cursor(picture("e\u{301}> ", "o\u{308}x")) == [0, 5])
        #expect(cursor(picture("> ", "น้ำ")) == [0, 4])
        #expect(cursor(picture("> ", "👩‍👧🇰🇷", columns: 20)) == [0, 6])
    }

    @Test("leaves the room that a terminal needs that shows the parts of an emoji side by side")
    func room() {
        #expect(rows(picture("> ", "1234👩‍👧5")) == ["> 1234👩‍👧", "5"])
    }

    @Test("makes line breaks and control characters visible, and bytes that are no text")
    func invisible() {
        var line = EditedLine("a\nb\u{1B}")
        line.insert([.stray(0xFF)])
        #expect(rows(LinePicture(prompt: "\t> ", line: line, columns: 80)) == ["␉> a␊b␛\u{FFFD}"])
    }

    @Test("shows the rows around the cursor of a line that is taller than the terminal")
    func tall() {
        let text = (0..<9).map { "\($0)........." }.joined()
        #expect(rows(picture("", text, at: 45, rows: 3)).map { $0.prefix(1) } == ["3", "4", "5"])
        #expect(rows(picture("", text, at: 0, rows: 3)).map { $0.prefix(1) } == ["0", "1", "2"])
        #expect(cursor(picture("", text, rows: 3)) == [2, 0])
    }

    private func repainted(_ first: LinePicture, _ second: LinePicture) -> String {
        var painter = LinePainter()
        _ = painter.paint(first)
        return painter.paint(second)
    }

    @Test("is changed by the letter that is typed, and nothing more")
    func typed() {
        #expect(repainted(picture("> ", "ab"), picture("> ", "abc")) == "c")
        #expect(repainted(picture("> ", "ab"), picture("> ", "ab")) == "")
        #expect(repainted(picture("> ", "ab"), picture("> ", "a")) == "\r\u{1B}[3C\u{1B}[K")
    }

    @Test("puts the cursor behind an emoji by writing what is before it, whatever its width")
    func uncertain() {
        let (before, after) = (picture("> ", "👩‍👧ab", columns: 40), picture("> ", "👩‍👧ab", at: 1, columns: 40))
        #expect(repainted(before, after) == "\r> 👩‍👧")
    }

    @Test("loses the rows that the line needs no more")
    func shorter() {
        #expect(
            repainted(picture("> ", "12345678901"), picture("> ", "1"))
                == "\r\u{1B}[1A\u{1B}[3C\u{1B}[K\r\n\u{1B}[J\r\u{1B}[1A\u{1B}[3C")
    }
}
