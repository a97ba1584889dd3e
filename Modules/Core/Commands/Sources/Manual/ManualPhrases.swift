package import Languages

/// The headings of a manual page.
package enum ManualPhrases {
    package static let userCommands = Phrase(en: "User Commands", ko: "사용자 명령", ja: "ユーザーコマンド")
    package static let name = Phrase(en: "NAME", ko: "이름", ja: "名前")
    package static let synopsis = Phrase(en: "SYNOPSIS", ko: "사용법", ja: "書式")
    package static let description = Phrase(en: "DESCRIPTION", ko: "설명", ja: "説明")
    package static let options = Phrase(en: "OPTIONS", ko: "옵션", ja: "オプション")
    package static let commands = Phrase(en: "COMMANDS", ko: "명령", ja: "コマンド")
    package static let inArguments = Phrase(en: "in the arguments alone", ko: "인자에서만", ja: "引数でだけ")
    package static let exitStatus = Phrase(en: "EXIT STATUS", ko: "종료 코드", ja: "終了コード")
    package static let examples = Phrase(en: "EXAMPLES", ko: "예", ja: "例")
    package static let forExample = Phrase(en: "For example:", ko: "예:", ja: "例:")
}
