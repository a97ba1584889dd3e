package import Basics

/// The phrases that are the same in every program's help: headings, standard options, and standard commands.
package enum HelpPhrases {
    package static let versionOption = "--version"
    package static let helpOption = "--help"

    package static let usage = Phrase("Usage:", .ko("사용법:"), .ja("使い方:"))
    static let commandsTitle = Phrase("Commands:", .ko("명령:"), .ja("コマンド:"))
    static let optionsTitle = Phrase("Options:", .ko("옵션:"), .ja("オプション:"))
    static let forExample = Phrase("For example:", .ko("예:"), .ja("例:"))

    static func withCommand(_ name: String) -> Phrase {
        Phrase("\(name) <command> [options]", .ko("\(name) <명령> [옵션]"), .ja("\(name) <コマンド> [オプション]"))
    }

    static func more(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: "\(name) help <command>") shows its options and an example.",
            .ko("\(quoted: "\(name) help <명령>")으로 그 명령의 옵션과 예를 볼 수 있습니다."),
            .ja("\(quoted: "\(name) help <コマンド>")でそのコマンドのオプションと例を表示します。"))
    }

    // MARK: - What every program has

    static let version = Phrase("show the version", .ko("버전 보기"), .ja("バージョンを表示する"))
    static let help = Phrase("show this help", .ko("이 도움말 보기"), .ja("このヘルプを表示する"))
    static let helpCommand = Phrase(
        "show this help, or that of a command", .ko("이 도움말이나 명령의 도움말 보기"), .ja("このヘルプ、またはコマンドのヘルプを表示する"))
    static let command = Phrase("command", .ko("명령"), .ja("コマンド"))
    static let manual = Phrase(
        "write a manual page, which man -l - can show", .ko("매뉴얼 출력 (man -l - 명령으로 볼 수 있음)"),
        .ja("マニュアルを出力する（man -l - で読める）"))
    static let completions = Phrase(
        "write completions for bash, zsh or fish", .ko("bash, zsh, fish용 자동 완성 스크립트 출력"),
        .ja("bash、zsh、fish 用の補完を出力する"))
    static let completionsExample = Phrase(typed: "completions bash")
    static let shell = Phrase("shell", .ko("셸"), .ja("シェル"))
}
