public import Languages

/// How much a person may write into one field. White space around the text does not count.
public struct TextLimit: Sendable {
    /// The fewest and the most characters, as a person counts them.
    public let characters: ClosedRange<Int>
    /// The most bytes in UTF-8, white space around the text included. A character may carry any number of marks; so many
    /// bytes a character are more than each emoji takes, and few enough to show a text at once.
    public var bytes: Int { 64 * max(characters.upperBound, 1) }

    /// A limit in characters, from which the one in bytes follows.
    public init(_ characters: ClosedRange<Int>) {
        self.characters = characters
    }

    /// The text without white space around it. One that shows nothing, such as a lone mark, is empty.
    ///
    /// - Throws: what the caller makes of a number of characters beyond the limit, or of a text that no field can hold:
    ///   one with a NUL character, or with more bytes than the limit.
    public func text<Failure: Error>(
        from text: String, tooShort: (Int) -> Failure, tooLong: (Int) -> Failure,
        unusable: @autoclosure () -> Failure
    ) throws(Failure) -> String {
        guard text.utf8.count <= bytes, !text.utf8.contains(0) else { throw unusable() }
        let trimmed = text.trimmingWhitespace()
        let count = trimmed.count
        if count < characters.lowerBound { throw tooShort(count) }
        if count > characters.upperBound { throw tooLong(count) }
        return trimmed
    }

    /// The message about a text that no field can hold.
    public static let unusable = Phrase(
        "This text has a NUL character, or too many marks on its characters. Leave them out.",
        .ko("텍스트에 NUL 문자가 있거나 한 글자에 붙은 기호가 너무 많습니다. 빼고 다시 입력하세요."),
        .ja("NUL 文字を含むか、1文字に付く記号が多すぎます。取り除いてください。"))
}

extension String {
    /// The text without white space and line ends around it; empty when it has no character that can be seen.
    public func trimmingWhitespace() -> String {
        guard
            let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }),
            unicodeScalars.contains(where: \.isVisible)
        else { return "" }
        return String(self[first...last])
    }
}

extension Unicode.Scalar {
    /// Whether the scalar shows anything by itself: no white space, control, format character or mark.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark: false
        default: true
        }
    }
}
