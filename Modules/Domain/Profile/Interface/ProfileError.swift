public import Basics

/// The reason why a value of the profile was rejected. The data is unchanged.
public enum ProfileError: Explained, Hashable {
    /// A nickname without a visible character.
    case emptyNickname
    /// A nickname longer than ``Nickname/length`` allows, with its number of characters.
    case nicknameTooLong(Int)
    /// A command line of a suggestion program that does not begin with a program.
    case emptySuggester
    /// A suggestion program with a relative path, which would depend on the current folder.
    case relativeSuggester(String)
    /// A command line of a suggestion program that is longer than ``SuggesterCommand/longest``, with its number of
    /// bytes.
    case suggesterTooLong(Int)
    /// A text that is no ``VisionRhythm``.
    case noRhythm(String)
    /// A text that has a NUL character, or a nickname that exceeds the maximum number of bytes.
    case unusableText
}

extension ProfileError {
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyNickname:
            Phrase(
                "A nickname may not be empty.", .ko("닉네임을 입력하세요."), .ja("ニックネームを入力してください。"))
        case .nicknameTooLong(let count):
            ProfilePhrases.nicknameTooLong(count, most: Nickname.length.upperBound)
        case .emptySuggester:
            Phrase(
                "Write the program that is to suggest topics, or - for none.",
                .ko("제안을 받을 프로그램을 입력하세요. 쓰지 않으려면 -를 입력하세요."),
                .ja("候補を出すプログラムを入力してください。使わない場合は - を入力します。"))
        case .relativeSuggester(let program):
            Phrase(
                "\(quoted: program) is another file in another folder. Write its whole path, or a name that is found through PATH.",
                .ko("\(quoted: program): 현재 폴더에 따라 달라지는 경로입니다. 전체 경로나 PATH에 있는 이름을 입력하세요."),
                .ja("\(quoted: program)は現在のフォルダによって変わるパスです。フルパスか、PATH にある名前を入力してください。"))
        case .suggesterTooLong(let bytes):
            ProfilePhrases.suggesterTooLong(bytes, most: SuggesterCommand.longest)
        case .noRhythm(let text):
            Phrase(
                "There is no rhythm \(quoted: text). Choose one of: \(VisionRhythm.words).",
                .ko("주기로 \(quoted: text, .topic) 쓸 수 없습니다. 다음 중 하나를 선택하세요: \(VisionRhythm.words)"),
                .ja("頻度に\(quoted: text)は使えません。次の中から選んでください: \(VisionRhythm.words)"))
        case .unusableText: TextLimit.unusable
        }
    }
}

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
