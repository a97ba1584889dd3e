public import Basics

/// The names of the parts of a profile, and the messages about invalid values.
public enum ProfilePhrases {
    /// The name of the setting for the nickname.
    public static let nickname = Phrase("nickname", .ko("닉네임"), .ja("ニックネーム"))
    /// The placeholder in usage lines for a nickname.
    static let name = Phrase("name", .ko("이름"), .ja("名前"))

    static func nicknameTooLong(_ count: Int, most: Int) -> Phrase {
        Phrase(
            "A nickname has at most \(most) characters; this one has \(count).",
            .ko("닉네임은 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."), .ja("ニックネームは\(most)文字までですが、\(count)文字あります。"))
    }

    /// The placeholder in usage lines for the command line of a suggestion program.
    public static let command = Phrase("command", .ko("명령"), .ja("コマンド"))

    static func suggesterTooLong(_ bytes: Int, most: Int) -> Phrase {
        Phrase(
            "The command has \(bytes) bytes, more than \(most). Put it into a script.",
            .ko("명령이 \(bytes)바이트로, \(most)바이트를 넘습니다. 스크립트 파일로 만들어 쓰세요."),
            .ja("コマンドは\(most)バイトまでですが、\(bytes)バイトあります。スクリプトにまとめてください。"))
    }
}
