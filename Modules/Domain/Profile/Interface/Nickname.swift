/// What a person wants to be called: 3…40 characters, kept as typed but for white space around them.
public struct Nickname: Hashable, Sendable {
    /// How few and how many characters, as a person counts them, a nickname may have.
    public static let length = 3...40

    /// The characters, without white space around them.
    public let text: String

    /// A nickname from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``ProfileError/nicknameTooShort(_:)`` or ``ProfileError/nicknameTooLong(_:)``.
    public init(_ text: String) throws(ProfileError) {
        let start = text.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        let trimmed = end.map { start[...$0] } ?? ""
        guard trimmed.count >= Self.length.lowerBound else { throw .nicknameTooShort(trimmed.count) }
        guard trimmed.count <= Self.length.upperBound else { throw .nicknameTooLong(trimmed.count) }
        self.text = String(trimmed)
    }
}

extension Nickname: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}
