import Testing

@testable import Console

@Suite("Text as it comes from a terminal")
struct TypedTextTests {
    private func values(of bytes: [UInt8]) -> [UInt32] {
        var typed = TypedText()
        return bytes.flatMap { typed.take($0) }
    }

    @Test("becomes characters, however many bytes each has", arguments: ["abc", "é한글", "日本語カナ", "👩‍💻", "\u{1B}[A\t"])
    func characters(text: String) {
        let values = values(of: Array(text.utf8))
        #expect(values == text.unicodeScalars.map(\.value))
        #expect([Letter](values).bytes == Array(text.utf8))
    }

    @Test("waits for the rest of a character")
    func unfinished() {
        #expect(values(of: [0xED, 0x95]) == [])
    }

    @Test("shows a byte at once that begins no character")
    func atOnce() {
        let values = values(of: [0xFF])
        #expect([Letter](values).bytes == [0xFF])
    }

    @Test(
        "keeps bytes that are no text, and what follows them",
        arguments: [
            [0xFF, 0x61], [0xED, 0x95, 0x61], [0xC3, 0xC3, 0xA9], [0x80, 0x61], [0xED, 0xA0, 0x80, 0x61],
            [0xF4, 0x90, 0x80, 0x80, 0x61], [0xC0, 0x80, 0x61],
        ] as [[UInt8]])
    func stray(bytes: [UInt8]) {
        let values = values(of: bytes)
        #expect(values.contains { Unicode.Scalar($0) == nil })
        #expect(Unicode.Scalar(values.last ?? 0) != nil)
        #expect([Letter](values).bytes == bytes)
    }
}
