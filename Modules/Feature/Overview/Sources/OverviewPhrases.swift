import Languages
import MandalartDomainInterface

/// What a person reads where a whole chart is shown.
enum OverviewPhrases {
    static let open = Phrase(
        "go to a sub-goal and its action items", .ko("세부 목표와 실천 항목으로 이동"), .ja("サブ目標とアクションへ移動する"))
    static let openExample = Phrase(typed: "open 1")
    static let emptyChart = Phrase("An empty chart.", .ko("빈 만다라트입니다."), .ja("まだ何もないマンダラートです。"))
    static let noCoreGoal = Phrase("No core goal yet", .ko("핵심 목표 없음"), .ja("中心目標なし"))
}
