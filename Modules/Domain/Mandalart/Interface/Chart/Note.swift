/// What a person writes about a goal, beside its title: 0…2000 characters, kept as typed but for white space around it.
public struct Note: Hashable, Sendable {
    /// The most characters, as a person counts them, that a note may have.
    public static let longest = 2000

    /// No words.
    public static let empty = Note(known: "")

    /// The characters, without white space around them.
    public let text: String

    /// A note from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/descriptionTooLong(_:)``.
    public init(_ text: String) throws(MandalartError) {
        let trimmed = text.trimmingWhitespace()
        guard trimmed.count <= Self.longest else { throw .descriptionTooLong(trimmed.count) }
        self.text = trimmed
    }

    private init(known text: String) {
        self.text = text
    }
}
