import Languages
import MandalartDomainInterface

/// What a person reads where a whole chart is shown.
enum OverviewPhrases {
    static let open = Phrase(
        "go to a sub-goal and its action items", .ko("세부 목표와 그 실천 항목 보러 가기"), .ja("サブ目標とそのアクションへ行く"))
    static let openExample = Phrase(typed: "open 1")
    static let emptyChart = Phrase("An empty chart.", .ko("빈 만다라트예요."), .ja("まだ何もないマンダラートです。"))
    static let noCoreGoal = Phrase("No core goal yet", .ko("아직 핵심 목표 없음"), .ja("中心目標はまだありません"))
}
