public import Basics

extension Member {
    /// Returns the JSON member for the nickname; null if the person has none.
    public static func nickname(_ nickname: @escaping @Sendable (Value) -> Nickname?) -> Member {
        .member("nickname", ProfileRecordPhrases.nickname) { nickname($0)?.text }
    }
}
