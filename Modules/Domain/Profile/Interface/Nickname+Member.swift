public import Records

extension Member {
    /// The member for the nickname.
    public static func nickname(_ nickname: @escaping @Sendable (Value) -> Nickname?) -> Member {
        .member("nickname", ProfileRecordPhrases.nickname) { nickname($0)?.text }
    }
}
