import Arguments

/// The text of a purpose or a vision: 1…900 characters, kept as typed except for surrounding white space. The limit
/// lets two of them fit in the description of a goal.
public struct Passage: Hashable, Sendable {
    /// The maximum number of characters, as a person counts them.
    public static let longest = 900

    private static let limit = TextLimit(1...longest)

    /// The text, without surrounding white space.
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
