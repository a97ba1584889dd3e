import Basics

/// The phrases in which the manual describes the JSON output for the insights.
enum InsightsRecordPhrases {
    static let insights = Phrase(
        "The answer to “insights”: what was done in the last weeks, and what the event log tells.",
        .ko("“insights”에 대한 응답. 최근 몇 주 동안 한 일과, 이벤트 기록으로 알 수 있는 것입니다."),
        .ja("「insights」への応答。最近の数週間にしたことと、イベントの記録からわかることです。"))
}
