/// What a person writes as a purpose or a vision: 1…900 characters, kept as typed but for white space around it. So many
/// that two of them fit the description of a goal.
public struct Passage: Hashable, Sendable {
    /// The most characters, as a person counts them, that a passage may have.
    public static let longest = 900

    /// The characters, without white space around them.
    public let text: String

    /// A passage from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``DreamsError/emptyPassage`` or ``DreamsError/passageTooLong(_:)``.
    public init(_ text: String) throws(DreamsError) {
        let start = text.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        guard let end, start.unicodeScalars.contains(where: \.isVisible) else { throw .emptyPassage }
        let trimmed = start[...end]
        guard trimmed.count <= Self.longest else { throw .passageTooLong(trimmed.count) }
        self.text = String(trimmed)
    }
}

extension Passage: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
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
