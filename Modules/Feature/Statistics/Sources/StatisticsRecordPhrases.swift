import Basics

/// The phrases in which the manual describes the JSON output for the statistics.
enum StatisticsRecordPhrases {
    static let page = Phrase(
        "The answer to “stats”: the figures of a period.", .ko("“stats”에 대한 응답. 기간별 통계입니다."),
        .ja("「stats」への応答。期間の統計です。"))
}
