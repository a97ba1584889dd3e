package import Basics

/// The headings of a manual page, and the meanings of exit codes.
package enum ManualPhrases {
    package static let userCommands = Phrase("User Commands", .ko("사용자 명령"), .ja("ユーザーコマンド"))
    package static let name = Phrase("NAME", .ko("이름"), .ja("名前"))
    package static let synopsis = Phrase("SYNOPSIS", .ko("사용법"), .ja("書式"))
    package static let description = Phrase("DESCRIPTION", .ko("설명"), .ja("説明"))
    package static let options = Phrase("OPTIONS", .ko("옵션"), .ja("オプション"))
    package static let commands = Phrase("COMMANDS", .ko("명령"), .ja("コマンド"))
    package static let inArguments = Phrase("in the arguments alone", .ko("인자에서만"), .ja("引数でのみ"))
    package static let keys = Phrase("KEYS", .ko("키"), .ja("キー"))
    package static let seeAlso = Phrase("SEE ALSO", .ko("관련 항목"), .ja("関連項目"))
    package static let exitStatus = Phrase("EXIT STATUS", .ko("종료 코드"), .ja("終了コード"))
    package static let examples = Phrase("EXAMPLES", .ko("예"), .ja("例"))

    /// The meaning of exit code 0.
    package static let allDone = Phrase("All was done.", .ko("모두 완료했습니다."), .ja("すべて完了しました。"))
    /// The meaning of exit code 1 of a tool.
    static let failed = Phrase(
        "Something failed, or is not as it should be.", .ko("실패했거나 올바르지 않은 항목이 있습니다."),
        .ja("失敗したか、正しくない項目があります。"))
    /// The meaning of exit code 2.
    package static let notUnderstood = Phrase(
        "The words of the arguments were not understood.", .ko("인자의 단어를 인식할 수 없습니다."),
        .ja("引数の単語を認識できませんでした。"))
}
