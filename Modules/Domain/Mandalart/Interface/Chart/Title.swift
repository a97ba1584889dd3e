/// What a goal or an item is called: 1…200 characters, kept as typed but for white space around it.
public struct Title: Hashable, Sendable {
    /// The most characters, as a person counts them, that a title may have.
    public static let longest = 200

    /// The characters, without white space around them.
    public let text: String

    /// A title from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/emptyTitle`` or ``MandalartError/titleTooLong(_:)``.
    public init(_ text: String) throws(MandalartError) {
        let trimmed = text.trimmingWhitespace()
        guard !trimmed.isEmpty else { throw .emptyTitle }
        guard trimmed.count <= Self.longest else { throw .titleTooLong(trimmed.count) }
        self.text = trimmed
    }
}

extension Title: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}
