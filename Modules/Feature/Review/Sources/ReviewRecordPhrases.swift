import Basics

/// The phrases in which the manual describes the JSON output for the review.
enum ReviewRecordPhrases {
    static let review = Phrase("The answer to “review”.", .ko("“review”에 대한 응답입니다."), .ja("「review」への応答です。"))
    static let day = Phrase(
        "the last day of the week, the local date of today (RFC 3339)", .ko("한 주의 마지막 날인 오늘의 현지 날짜(RFC 3339)"),
        .ja("1週間の最終日、今日の現地の日付（RFC 3339）"))
    static let entries = Phrase("how many entries the log has of the week", .ko("그 주의 기록 수"), .ja("その週の記録の数"))
    static let edits = Phrase("how many edits were made, without entries", .ko("기록을 뺀 편집 수"), .ja("記録を除く編集の数"))
    static let chart = Phrase("the number of the chart", .ko("만다라트의 번호"), .ja("マンダラートの番号"))
    static let item = Phrase("what the item is called", .ko("실천 항목의 제목"), .ja("アクションのタイトル"))
    static let count = Phrase("how many entries it has", .ko("그 항목의 기록 수"), .ja("その項目の記録の数"))
    static let before = Phrase(
        "the rate that it had before, in percent", .ko("그 전의 달성률(퍼센트)"), .ja("その前の達成率（パーセント）"))
    static let picked = Phrase("whether it is picked for the week", .ko("이번 주 항목으로 골랐는지"), .ja("今週の項目に選ばれているか"))
}
