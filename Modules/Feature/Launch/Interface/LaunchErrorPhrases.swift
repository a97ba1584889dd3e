import Languages

/// What a person reads who asks for Home too early.
enum LaunchErrorPhrases {
    static let notIntroduced = Phrase(
        "Say first what you want to be called: nickname <name>", .ko("먼저 어떻게 불러 드릴지 알려 주세요: nickname <이름>"),
        .ja("まず呼んでほしい名前を教えてください: nickname <名前>"))
}
