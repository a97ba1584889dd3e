import Basics

/// The comments in a completion script.
enum CompletionPhrases {
    /// Returns the comment at the beginning of a completion script.
    static func heading(of name: String, for shell: Shell) -> Phrase {
        switch shell {
        case .bash, .fish:
            Phrase(
                "Completions of \(name) for \(shell.rawValue). To have them in every shell:",
                .ko("\(name)의 \(shell.rawValue) 자동 완성. 모든 셸에서 사용하려면:"),
                .ja("\(name) の \(shell.rawValue) 用の補完。どのシェルでも使うには:"))
        case .zsh:
            Phrase(
                "Completions of \(name) for zsh. To have them in every shell, write them to a folder of $fpath:",
                .ko("\(name)의 zsh 자동 완성. 모든 셸에서 사용하려면 $fpath의 폴더에 저장하세요:"),
                .ja("\(name) の zsh 用の補完。どのシェルでも使うには、$fpath のフォルダに書き出します:"))
        }
    }
}
