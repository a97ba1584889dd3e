import Languages

/// What the manual says of the list of wishes as JSON.
enum DreamsRecordPhrases {
    static let dreams = Phrase(
        "The answer to “show” in the list of dreams.", .ko("꿈 목록에서 “show”에 대한 답."), .ja("夢の一覧での「show」への応答。"))
}
