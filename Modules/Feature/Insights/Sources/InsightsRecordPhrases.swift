import Basics

/// The phrases in which the manual describes the JSON output for the insights.
enum InsightsRecordPhrases {
    static let insights = Phrase(
        "The answer to “insights”: what the event log tells.", .ko("“insights”에 대한 응답. 이벤트 기록으로 알 수 있는 것입니다."),
        .ja("「insights」への応答。イベントの記録からわかることです。"))
}
