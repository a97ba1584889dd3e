public import Basics
import MandalartDomainInterface

// The event log and its insights as JSON for other programs.
extension EventLogSummary {
    /// The JSON members of the log's summary.
    public static let members: [Member<EventLogSummary>] = [
        .member("isKept", EventLogRecordPhrases.isKept) { $0.isKept },
        .member("count", EventLogRecordPhrases.count) { $0.count },
        .member("since", EventLogRecordPhrases.since) { $0.since?.universal },
    ]
}

extension LoggedEvent {
    /// The JSON members of an event with its time.
    public static let members: [Member<LoggedEvent>] = [
        .member("time", EventLogRecordPhrases.time) { $0.time.universal },
        .member("kind", EventLogRecordPhrases.kind) { $0.event.kind.rawValue },
        .object("properties", of: [.written(EventKey.fields) { $0.properties }]) { $0.event },
    ]
}

extension Insights {
    /// The JSON members of the insights.
    public static let members: [Member<Insights>] = [
        .list(
            "onboarding",
            of: [
                .member("step", InsightsRecordPhrases.step) { $0.step.rawValue },
                .member("time", InsightsRecordPhrases.time) { $0.time?.universal },
            ]
        ) { insights in Step.allCases.map { (step: $0, time: insights.onboarding[$0]) } },
        .list("palettes", of: PaletteUse.members) { $0.palettes },
    ]
}

extension Insights.PaletteUse {
    fileprivate static let members: [Member<Insights.PaletteUse>] = [
        .member("palette", InsightsRecordPhrases.palette) { $0.palette.rawValue },
        .member("tried", InsightsRecordPhrases.tried) { $0.tried },
        .member("saved", InsightsRecordPhrases.saved) { $0.saved },
    ]
}

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

/// The manual's descriptions of the JSON members of the insights.
enum InsightsRecordPhrases {
    static let step = Phrase(
        "nickname, firstSubGoal or firstActionItem, in this order",
        .ko("nickname, firstSubGoal, firstActionItem 중 하나. 이 순서대로"),
        .ja("nickname、firstSubGoal、firstActionItem のどれか。この順"))
    static let time = Phrase(
        "when it was first done, in UTC (RFC 3339); null when the log does not have it",
        .ko("처음 한 시각. UTC (RFC 3339), 기록에 없으면 null"), .ja("最初に行った時刻。UTC（RFC 3339）、記録になければ null"))
    static let palette = Phrase("the name of a palette", .ko("팔레트의 이름"), .ja("パレットの名前"))
    static let tried = Phrase(
        "how often it was chosen in an editor, saved or not", .ko("편집 중 선택한 횟수. 저장하지 않은 것도 포함"),
        .ja("編集中に選んだ回数。保存しなかったものも含む"))
    static let saved = Phrase("how often it was saved", .ko("저장한 횟수"), .ja("保存した回数"))
}
