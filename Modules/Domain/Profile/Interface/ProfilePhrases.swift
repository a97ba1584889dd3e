public import Languages

/// What the parts of a profile are called, and what is said of values that it does not take.
public enum ProfilePhrases {
    /// What a person wants to be called.
    public static let nickname = Phrase("nickname", .ko("닉네임"), .ja("ニックネーム"))
    /// The placeholder of a nickname in a usage line.
    static let name = Phrase("name", .ko("이름"), .ja("名前"))

    static let emptyNickname = Phrase(
        "A nickname may not be empty.", .ko("닉네임을 입력하세요."), .ja("ニックネームを入力してください。"))

    static func nicknameTooLong(_ count: Int, most: Int) -> Phrase {
        Phrase(
            "A nickname has at most \(most) characters; this one has \(count).",
            .ko("닉네임은 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."), .ja("ニックネームは\(most)文字までですが、\(count)文字あります。"))
    }
}
