import Basics

/// The manual's descriptions of the JSON members of a found cell.
enum FoundCellRecordPhrases {
    static let route = Phrase("where it is shown", .ko("표시되는 화면"), .ja("表示される画面"))
    static let chart = Phrase(
        "the number of the chart that it is in", .ko("들어 있는 만다라트의 번호"), .ja("入っているマンダラートの番号"))
    static let archived = Phrase(
        "whether that chart was put away", .ko("그 만다라트의 아카이브 여부"), .ja("そのマンダラートがアーカイブ済みか"))
    static let rate = Phrase(
        "of an action item: how far it is done, in percent", .ko("실천 항목이면 달성률(퍼센트)"), .ja("アクションなら、達成率（パーセント）"))
    static let touched = Phrase(
        "of an action item: when it was edited last, in UTC, or null", .ko("실천 항목이면 마지막으로 편집한 시각(UTC), 또는 null"),
        .ja("アクションなら、最後に編集した時刻（UTC）、または null"))
}
