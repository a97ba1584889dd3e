import Basics

/// The phrases in which the manual describes the JSON output for the list of charts.
enum ChartsRecordPhrases {
    static let charts = Phrase(
        "The answer to “show” in the list of charts.", .ko("만다라트 목록에서 “show”에 대한 응답입니다."),
        .ja("マンダラート一覧での「show」への応答です。"))
    static let current = Phrase(
        "the number of the chart that the person works on", .ko("작업 중인 만다라트의 번호"), .ja("作業中のマンダラートの番号"))
    static let chartNow = Phrase(
        "of a chart that was made or changed: as in the list of charts; null when it is deleted",
        .ko("만다라트를 만들거나 바꾸었으면 그 만다라트. 목록과 같은 형식이고, 삭제했으면 null"),
        .ja("マンダラートを作成または変更した場合、そのマンダラート。一覧と同じ形式で、削除した場合は null"))
}
