package import Languages

/// The headings of a manual page.
package enum ManualPhrases {
    package static let userCommands = Phrase("User Commands", .ko("사용자 명령"), .ja("ユーザーコマンド"))
    package static let name = Phrase("NAME", .ko("이름"), .ja("名前"))
    package static let synopsis = Phrase("SYNOPSIS", .ko("사용법"), .ja("書式"))
    package static let description = Phrase("DESCRIPTION", .ko("설명"), .ja("説明"))
    package static let options = Phrase("OPTIONS", .ko("옵션"), .ja("オプション"))
    package static let commands = Phrase("COMMANDS", .ko("명령"), .ja("コマンド"))
    package static let inArguments = Phrase("in the arguments alone", .ko("인자에서만"), .ja("引数でだけ"))
    package static let exitStatus = Phrase("EXIT STATUS", .ko("종료 코드"), .ja("終了コード"))
    package static let examples = Phrase("EXAMPLES", .ko("예"), .ja("例"))
    package static let forExample = Phrase("For example:", .ko("예:"), .ja("例:"))
}
