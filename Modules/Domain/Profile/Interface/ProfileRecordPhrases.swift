import Languages

/// The manual's sentences about the profile as JSON.
enum ProfileRecordPhrases {
    static let nickname = Phrase("what the person is called", .ko("닉네임"), .ja("ニックネーム"))
}
