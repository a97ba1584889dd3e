import Basics

/// The manual's descriptions of the JSON members of the insights.
enum InsightsRecordPhrases {
    static let step = Phrase(
        "nickname, firstSubGoal or firstActionItem, in this order",
        .ko("nickname, firstSubGoal, firstActionItem 중 하나. 이 순서대로"),
        .ja("nickname、firstSubGoal、firstActionItem のどれか。この順"))
    static let time = Phrase(
        "when it was first done, in UTC (RFC 3339); null when the log does not have it",
        .ko("처음 한 시각. UTC (RFC 3339), 기록에 없으면 null"), .ja("最初に行った時刻。UTC（RFC 3339）、記録になければ null"))
    static let charts = Phrase(
        "how many charts had a cell saved", .ko("칸을 저장한 만다라트의 개수"), .ja("マスを保存したマンダラートの数"))
    static let filledSubGoals = Phrase(
        "a number of filled sub-goals, 1 to 8", .ko("채운 세부 목표의 개수, 1~8"), .ja("埋まったサブ目標の数、1～8"))
    static let filledItems = Phrase(
        "a number of filled action items, 1 to 64", .ko("채운 실천 항목의 개수, 1~64"), .ja("埋まったアクションの数、1～64"))
    static let chartsWithThem = Phrase(
        "how many charts had so many or more at some time", .ko("한 번이라도 그만큼 이상이었던 만다라트의 개수"),
        .ja("一度でもその数以上になったマンダラートの数"))
    static let palette = Phrase("the name of a palette", .ko("팔레트의 이름"), .ja("パレットの名前"))
    static let tried = Phrase(
        "how often it was chosen in an editor, saved or not", .ko("편집 중 선택한 횟수. 저장하지 않은 것도 포함"),
        .ja("編集中に選んだ回数。保存しなかったものも含む"))
    static let saved = Phrase("how often it was saved", .ko("저장한 횟수"), .ja("保存した回数"))
}
