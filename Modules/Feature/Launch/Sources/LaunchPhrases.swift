import Languages

/// What a person reads before any place is open.
enum LaunchPhrases {
    static let home = Phrase(en: "your chart", ko: "내 만다라트", ja: "あなたのマンダラート")
}
