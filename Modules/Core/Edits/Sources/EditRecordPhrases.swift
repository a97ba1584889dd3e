import Languages

/// What the manual says of edits as JSON.
enum EditRecordPhrases {
    static let history = Phrase(
        "The answer to “history”: a line for each edit.", .ko("“history”에 대한 답. 편집마다 한 줄이에요."),
        .ja("「history」への応答。編集ごとに1行です。"))
    static let number = Phrase(
        "greater than that of every edit before", .ko("이전의 모든 편집보다 큰 번호"), .ja("それまでのどの編集よりも大きい番号"))
    static let time = Phrase(
        "when it was made, in UTC (RFC 3339)", .ko("편집한 때. UTC (RFC 3339)"), .ja("編集した時刻。UTC（RFC 3339）"))
}
