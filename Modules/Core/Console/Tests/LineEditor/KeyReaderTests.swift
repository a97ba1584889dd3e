import Testing

@testable import Console

@Suite("A key as it comes from a terminal")
struct KeyReaderTests {
    private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

    private func keys(_ bytes: [UInt8]) -> [Key] {
        var reader = KeyReader()
        return bytes.flatMap { reader.take($0) }
    }

    private func paste(_ text: String) -> Key { .paste(text.unicodeScalars.map(\.value)) }

    @Test("is a character, or a control character, also after Esc")
    func simple() {
        #expect(keys("a가\r\u{7F}") == [.character(0x61), .character(0xAC00), .control(13), .control(127)])
        #expect(keys("\u{1B}b\u{1B}\u{7F}\u{1B}\u{3}") == [.meta(0x62), .meta(127), .control(3)])
        #expect(keys("\u{1B}가") == [.character(0xAC00)])
    }

    @Test("has a sequence to its end, known or not")
    func sequences() {
        #expect(
            keys("\u{1B}[A\u{1B}OH\u{1B}[1;5Cx") == [
                .sequence("[A"), .sequence("OH"), .sequence("[1;5C"), .character(0x78),
            ])
        #expect(keys("\u{1B}[38;5;1u\u{1B}[\u{1B}[B") == [.sequence("[38;5;1u"), .sequence("[B")])
    }

    @Test("may be a whole paste, in which no character is a key")
    func pasted() {
        #expect(keys("\u{1B}[200~a\r\u{3}\u{1B}[A\u{1B}[201~b") == [paste("a\n\u{3}\u{1B}[A"), .character(0x62)])
        #expect(keys("\u{1B}[200~\u{1B}[201~") == [paste("")])
        #expect(
            keys([0x1B] + Array("[200~".utf8) + [0xFF, 0xE0] + Array("\u{1B}[201~".utf8)) == [.paste([0xDCFF, 0xDCE0])])
    }

    @Test("of a paste has line feeds for all line ends, none at its end, and spaces for tabs")
    func lineEnds() {
        #expect(keys("\u{1B}[200~a\r\n\r\nb\rc\td\n\r\n\u{1B}[201~") == [paste("a\n\nb\nc d")])
    }
}
