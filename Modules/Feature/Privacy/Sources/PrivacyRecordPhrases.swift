import Languages

/// What the manual says of the log as JSON.
enum PrivacyRecordPhrases {
    static let privacy = Phrase(
        en: "The answer to “settings privacy”: the whole event log, the oldest first.",
        ko: "“settings privacy”에 대한 답. 이벤트 기록 전체이고, 오래된 것부터예요.", ja: "「settings privacy」への応答。イベントの記録すべてで、古い順です。")
    static let isKept = Phrase(
        en: "whether events are kept from now on", ko: "앞으로 이벤트를 기록하는지", ja: "これからイベントを記録するか")
    static let count = Phrase(en: "how many events there are", ko: "이벤트의 개수", ja: "イベントの件数")
    static let since = Phrase(
        en: "when the first one happened, in UTC (RFC 3339), or null", ko: "첫 이벤트의 때. UTC (RFC 3339), 또는 null",
        ja: "最初のイベントの時刻。UTC（RFC 3339）、または null")
    static let time = Phrase(
        en: "when it happened, in UTC (RFC 3339)", ko: "일어난 때. UTC (RFC 3339)", ja: "起きた時刻。UTC（RFC 3339）")
    static let kind = Phrase(
        en: """
            nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried or paletteSaved; the \
            first ones are those of a chart
            """,
        ko: """
            nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried, paletteSaved \
            가운데 하나. first는 만다라트마다 처음이라는 뜻이에요
            """,
        ja: """
            nicknameChosen、firstSubGoalFilled、firstActionItemFilled、cellSaved、paletteTried、paletteSaved \
            のどれか。first はマンダラートごとの最初のものです
            """)

    // MARK: - Properties

    static let chart = Phrase(en: "the number of the chart", ko: "만다라트의 번호", ja: "マンダラートの番号")
    static let cell = Phrase(
        en: "coreGoal, subGoal or actionItem", ko: "coreGoal, subGoal, actionItem 가운데 하나",
        ja: "coreGoal、subGoal、actionItem のどれか")
    static let subGoal = Phrase(
        en: "of an action item: the position of its sub-goal", ko: "실천 항목이면 그 세부 목표의 위치", ja: "アクションの場合、そのサブ目標の位置")
    static let position = Phrase(
        en: "of a sub-goal or an action item: 1 to 9, without 5", ko: "세부 목표나 실천 항목의 위치. 5를 뺀 1~9",
        ja: "サブ目標やアクションの位置。5を除く1～9")
    static let characters = Phrase(en: "how long the nickname is", ko: "별명의 글자 수", ja: "ニックネームの文字数")
    static let titleCharacters = Phrase(en: "how long the title is", ko: "제목의 글자 수", ja: "題名の文字数")
    static let descriptionCharacters = Phrase(
        en: "of a goal: how long the description is", ko: "목표면 설명의 글자 수", ja: "目標の場合、説明の文字数")
    static let hasImage = Phrase(
        en: "of a goal: whether it has a picture", ko: "목표면 이미지가 있는지", ja: "目標の場合、画像があるか")
    static let palette = Phrase(en: "the name of a palette, or null", ko: "팔레트의 이름, 또는 null", ja: "パレットの名前、または null")
    static let rate = Phrase(
        en: "of an action item, in percent", ko: "실천 항목의 달성률(퍼센트)", ja: "アクションの達成率（パーセント）")
    static let wasEmpty = Phrase(
        en: "whether the cell was empty before", ko: "그전에 칸이 비어 있었는지", ja: "それまでマスが空だったか")
    static let subGoals = Phrase(
        en: "how many sub-goals of the chart were filled afterwards", ko: "저장한 뒤 만다라트의 채운 세부 목표 개수",
        ja: "保存後にマンダラートで埋まっていたサブ目標の数")
    static let actionItems = Phrase(
        en: "how many action items of the chart were filled afterwards", ko: "저장한 뒤 만다라트의 채운 실천 항목 개수",
        ja: "保存後にマンダラートで埋まっていたアクションの数")
}
