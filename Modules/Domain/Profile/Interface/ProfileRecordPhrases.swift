import Languages

/// What the manual says of a profile as JSON.
enum ProfileRecordPhrases {
    static let nickname = Phrase("what the person is called", .ko("닉네임"), .ja("ニックネーム"))
}
