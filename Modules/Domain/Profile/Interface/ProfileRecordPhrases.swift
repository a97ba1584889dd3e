import Basics

/// The manual's descriptions of the JSON members of the profile.
enum ProfileRecordPhrases {
    static let nickname = Phrase("what the person is called", .ko("닉네임"), .ja("ニックネーム"))
}
