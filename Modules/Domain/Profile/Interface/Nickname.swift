import Arguments

/// The name by which the program addresses the person: 1…40 characters, kept as typed but for white space around them.
public struct Nickname: Hashable, Sendable {
    /// How few and how many characters, as a person counts them, a nickname may have.
    public static let length = 1...40

    /// The characters, without white space around them.
    public let text: String

    /// A nickname from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``ProfileError``.
    public init(_ text: String) throws(ProfileError) {
        self.text = try TextLimit(Self.length).text(
            from: text, tooShort: { _ in ProfileError.emptyNickname }, tooLong: ProfileError.nicknameTooLong,
            unusable: ProfileError.unusableText)
    }
}

extension Nickname: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}
