import Basics

/// The manual's descriptions of the JSON members of the event log.
enum EventLogRecordPhrases {
    static let isKept = Phrase(
        "whether events are kept from now on", .ko("앞으로 이벤트를 기록하는지"), .ja("これからイベントを記録するか"))
    static let count = Phrase("how many events there are", .ko("이벤트의 개수"), .ja("イベントの件数"))
    static let since = Phrase(
        "when the first one happened, in UTC (RFC 3339), or null", .ko("첫 이벤트 시각. UTC (RFC 3339), 또는 null"),
        .ja("最初のイベントの時刻。UTC（RFC 3339）、または null"))
    static let time = Phrase(
        "when it happened, in UTC (RFC 3339)", .ko("발생 시각. UTC (RFC 3339)"), .ja("起きた時刻。UTC（RFC 3339）"))
    static let kind = Phrase(
        """
        nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried or paletteSaved; the \
        first ones are those of a chart
        """,
        .ko(
            """
            nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried, paletteSaved \
            중 하나. first는 만다라트마다 처음이라는 뜻
            """),
        .ja(
            """
            nicknameChosen、firstSubGoalFilled、firstActionItemFilled、cellSaved、paletteTried、paletteSaved \
            のどれか。first はマンダラートごとに最初という意味
            """))
}
