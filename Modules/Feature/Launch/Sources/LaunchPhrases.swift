import Languages

/// What a person reads before any place is open.
enum LaunchPhrases {
    static let home = Phrase(en: "the chart that you work on", ko: "작업하는 만다라트", ja: "作業中のマンダラート")
    static let chart = Phrase(en: "a chart by its number", ko: "번호로 고른 만다라트", ja: "番号で選ぶマンダラート")
    static let charts = Phrase(
        en: "all charts: begin, name, archive or forget one", ko: "모든 만다라트: 만들기, 이름 짓기, 보관하기, 지우기",
        ja: "すべてのマンダラート: 作る、名付ける、しまう、削除する")
    static let dreams = Phrase(
        en: "a hundred wishes, and trees of those that you mean", ko: "소원 백 가지, 그리고 마음먹은 소원의 나무",
        ja: "百の願いと、本気の願いの木")
    static let search = Phrase(
        en: "find words in all charts and wishes", ko: "모든 만다라트와 소원에서 찾기", ja: "すべてのマンダラートと願いから探す")
    static let next = Phrase(
        en: "what to do now: unfinished items, left alone the longest first, then the lowest rate",
        ko: "지금 할 일: 끝내지 않은 실천 항목을 오래 손대지 않은 순서로, 같으면 달성률이 낮은 순서로",
        ja: "今すること: 終わっていないアクションを長く触れていない順に、同じなら達成率の低い順に")
    static let stale = Phrase(
        en: "unfinished items that were left alone for 14 days, or as many as you say",
        ko: "14일 또는 말한 날수 넘게 손대지 않은, 끝내지 않은 실천 항목", ja: "14日間、または指定した日数触れていない、終わっていないアクション")
    static let insights = Phrase(
        en: "how far you came, and what you tried, as plots", ko: "얼마나 왔고 무엇을 해 봤는지 그림으로 보기",
        ja: "どこまで進み、何を試したかを図で見る")
}
