import Basics

/// The text of a purpose or a vision: 1…900 characters, kept as typed except for surrounding white space. Two texts of
/// that length fit into the note of a goal.
public struct Passage: Hashable, Sendable {
    /// The maximum number of characters of a passage, where an emoji or a letter with its marks counts as one.
    public static let longest = 900

    private static let limit = TextLimit(1...longest)

    /// The text of the passage, without surrounding white space.
    public let text: String

    /// Creates a passage from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``DreamsError/emptyPassage``, ``DreamsError/passageTooLong(_:)`` or ``DreamsError/unusableText``.
    public init(_ text: String) throws(DreamsError) {
        self.text = try Self.limit.text(
            from: text, tooShort: { _ in DreamsError.emptyPassage }, tooLong: DreamsError.passageTooLong,
            unusable: DreamsError.unusableText)
    }
}

extension Passage: CustomStringConvertible {
    /// The text of the passage.
    public var description: String { text }
}
