import Languages

/// What a person reads before any place is open.
enum LaunchPhrases {
    static let home = Phrase(en: "the chart that you work on", ko: "작업하는 만다라트", ja: "作業中のマンダラート")
    static let chart = Phrase(en: "a chart by its number", ko: "번호로 고른 만다라트", ja: "番号で選ぶマンダラート")
    static let number = Phrase(en: "number", ko: "번호", ja: "番号")
    static let charts = Phrase(
        en: "all charts: begin, name, archive or forget one", ko: "모든 만다라트: 만들기, 이름 짓기, 보관하기, 지우기",
        ja: "すべてのマンダラート: 作る、名付ける、しまう、削除する")
}
