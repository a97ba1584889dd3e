import Basics
import MandalartDomainInterface

/// The phrases of the overviews of a chart.
enum OverviewPhrases {
    static let open = Phrase(
        "go to a sub-goal and its action items", .ko("세부 목표와 실천 항목으로 이동"), .ja("サブ目標とアクションへ移動する"))
    static let openExample = Phrase(typed: "open 1")
    static let emptyChart = Phrase("An empty chart.", .ko("빈 만다라트입니다."), .ja("マンダラートはまだ空です。"))
    static let nothingShown = Phrase(
        "Nothing here is like that. list shows all.", .ko("조건에 맞는 것이 없습니다. list로 모두 볼 수 있습니다."),
        .ja("条件に合うものはありません。list ですべて見られます。"))
    static let noCoreGoal = Phrase("No core goal yet", .ko("핵심 목표 없음"), .ja("中心目標なし"))
}
