import Arguments

/// The text of a purpose or a vision: 1…900 characters, kept as typed but for white space around it. So many that two
/// of them fit the description of a goal.
public struct Passage: Hashable, Sendable {
    /// The most characters, as a person counts them, that a passage may have.
    public static let longest = 900

    private static let limit = TextLimit(1...longest)

    /// The characters, without white space around them.
    public let text: String

    /// A passage from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``DreamsError/emptyPassage``, ``DreamsError/passageTooLong(_:)`` or ``DreamsError/unusableText``.
    public init(_ text: String) throws(DreamsError) {
        self.text = try Self.limit.text(
            from: text, tooShort: { _ in DreamsError.emptyPassage }, tooLong: DreamsError.passageTooLong,
            unusable: DreamsError.unusableText)
    }
}

extension Passage: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}
