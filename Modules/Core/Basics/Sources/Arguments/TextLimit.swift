/// The minimum and maximum length of the text in a field. White space around the text does not count.
public struct TextLimit: Sendable {
    /// The allowed number of characters, as a person counts them (grapheme clusters).
    public let characters: ClosedRange<Int>
    /// The maximum size in UTF-8 bytes, without surrounding white space. One character may carry any number of
    /// combining marks: 64 bytes per character are more than any emoji takes, and few enough to show the text at once.
    public var bytes: Int { 64 * max(characters.upperBound, 1) }

    /// Creates a limit in characters, from which the limit in bytes follows.
    public init(_ characters: ClosedRange<Int>) {
        self.characters = characters
    }

    /// Returns the text without surrounding white space. A text without a visible character, such as a lone mark,
    /// counts as empty.
    ///
    /// - Throws: `tooShort` or `tooLong`, called with the number of characters, or `unusable` for a text that no field
    ///   can hold: one with a NUL character, or one within the limit in characters, but over the one in bytes.
    public func text<Failure: Error>(
        from text: String, tooShort: (Int) -> Failure, tooLong: (Int) -> Failure,
        unusable: @autoclosure () -> Failure
    ) throws(Failure) -> String {
        let isSimple = text.isPrintableASCII
        guard isSimple || !text.utf8.contains(0) else { throw unusable() }
        let trimmed = isSimple && !text.hasSpaceAround ? text : text.trimmingWhitespace()
        let count = isSimple ? trimmed.utf8.count : trimmed.count
        if count < characters.lowerBound { throw tooShort(count) }
        if count > characters.upperBound { throw tooLong(count) }
        guard trimmed.utf8.count <= bytes else { throw unusable() }
        return trimmed
    }

    /// The error message for a text with a NUL character or too many combining marks, which no field can hold.
    public static let unusable = Phrase(
        "This text has a NUL character, or too many marks on its characters. Leave them out.",
        .ko("텍스트에 NUL 문자가 있거나 한 글자에 붙은 기호가 너무 많습니다. 빼고 다시 입력하세요."),
        .ja("NUL 文字を含むか、1文字に付く記号が多すぎます。取り除いてください。"))
}

extension String {
    /// Returns the text without surrounding white space and line ends; an empty text if it has no visible character.
    public func trimmingWhitespace() -> String {
        // Most texts need no tables of Unicode.
        if !hasSpaceAround, isPrintableASCII { return self }
        guard
            let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }),
            unicodeScalars.contains(where: \.isVisible)
        else { return "" }
        return String(self[first...last])
    }

    /// Whether every character is printable ASCII, and thus a single byte.
    fileprivate var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy((space..<0x7F).contains) }
            ?? utf8.allSatisfy((space..<0x7F).contains)
    }

    /// Whether the text begins or ends with a space.
    fileprivate var hasSpaceAround: Bool { utf8.first == space || utf8.last == space }
}

private let space: UInt8 = 0x20

extension Unicode.Scalar {
    /// Whether the scalar is visible by itself: not white space, a control or format character, or a combining mark.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark: false
        default: true
        }
    }
}
