import Languages

/// What a person reads before any place is open.
enum LaunchPhrases {
    static let home = Phrase(en: "your chart", ko: "내 만다라트", ja: "あなたのマンダラート")
    static let notIntroduced = Phrase(
        en: "Say first what you want to be called: nickname <name>.", ko: "먼저 어떻게 불러 드릴지 알려 주세요: nickname <이름>",
        ja: "まず呼んでほしい名前を教えてください: nickname <名前>")
}
