public import Basics

/// The name by which the program addresses the person: 1…40 characters, kept as typed except for surrounding white
/// space.
public struct Nickname: Hashable, Sendable, CustomStringConvertible {
    /// The allowed number of characters, where an emoji or a letter with its marks counts as one.
    public static let length = 1...40

    /// The text of the nickname, without surrounding white space.
    public let text: String

    /// Creates a nickname from a text, whose surrounding white space is removed.
    public init(_ text: String) throws(ProfileError) {
        self.text = try TextLimit(Self.length).text(
            from: text, tooShort: { _ in ProfileError.emptyNickname }, tooLong: ProfileError.nicknameTooLong,
            unusable: ProfileError.unusableText)
    }

    /// The text of the nickname.
    public var description: String { text }
}

extension Member {
    /// Returns the JSON member for the nickname; null if the person has none.
    public static func nickname(_ nickname: @escaping @Sendable (Value) -> Nickname?) -> Member {
        .member("nickname", ProfileRecordPhrases.nickname) { nickname($0)?.text }
    }
}

/// The manual's descriptions of the JSON members of the profile.
enum ProfileRecordPhrases {
    static let nickname = Phrase("what the person is called", .ko("닉네임"), .ja("ニックネーム"))
}

extension Argument where Value == Nickname {
    /// The argument for the nickname of a person.
    public static var nickname: Argument { Argument(ProfilePhrases.name, Nickname.init) }
}
