public import Languages

/// What the manual says of a chart as JSON.
public enum ChartRecordPhrases {
    /// “what it is called”.
    public static let title = Phrase(en: "what it is called", ko: "제목", ja: "題名")
    /// “what is written about it, perhaps nothing”.
    public static let description = Phrase(
        en: "what is written about it, perhaps nothing", ko: "설명. 비어 있을 수 있어요", ja: "説明。空のこともあります")
    /// “what is written about it”.
    public static let note = Phrase(en: "what is written about it", ko: "설명", ja: "説明")
    /// “its colours, or null”.
    public static let palette = Phrase(en: "its colours, or null", ko: "팔레트, 또는 null", ja: "パレット、または null")
    /// “the address of its picture, or null”.
    public static let image = Phrase(
        en: "the address of its picture, or null", ko: "이미지 주소, 또는 null", ja: "画像のアドレス、または null")
    /// “how far it is done, in percent: the mean of its items”.
    public static let meanOfItems = Phrase(
        en: "how far it is done, in percent: the mean of its items", ko: "달성률(퍼센트). 실천 항목의 평균",
        ja: "達成率（パーセント）。アクションの平均")
    /// “how far it is done, in percent”.
    public static let rate = Phrase(en: "how far it is done, in percent", ko: "달성률(퍼센트)", ja: "達成率（パーセント）")
    /// “how far all is done, in percent: the mean of the sub-goals”.
    public static let meanOfSubGoals = Phrase(
        en: "how far all is done, in percent: the mean of the sub-goals", ko: "전체 달성률(퍼센트). 세부 목표의 평균",
        ja: "全体の達成率（パーセント）。サブ目標の平均")
    /// “the goal in the centre, or null”.
    public static let coreGoal = Phrase(
        en: "the goal in the centre, or null", ko: "한가운데의 목표, 또는 null", ja: "中央の目標、または null")
    /// “the filled sub-goals, by their positions”.
    public static let subGoals = Phrase(
        en: "the filled sub-goals, by their positions", ko: "채운 세부 목표. 위치 순서", ja: "記入済みのサブ目標。位置の順")
    /// “1 to 9 by rows, without 5, which is the centre”.
    public static let positionAroundCentre = Phrase(
        en: "1 to 9 by rows, without 5, which is the centre", ko: "줄을 따라 1부터 9까지. 한가운데인 5는 빠져요", ja: "行ごとに1から9。中央の5は除く")
    /// “1 to 9 by rows, without 5”.
    public static let positionOfItem = Phrase(
        en: "1 to 9 by rows, without 5", ko: "줄을 따라 1부터 9까지, 5 제외", ja: "行ごとに1から9、5を除く")
    /// “where it stands at home: 1 to 9 by rows, without 5”.
    public static let positionAtHome = Phrase(
        en: "where it stands at home: 1 to 9 by rows, without 5", ko: "home에서의 위치. 줄을 따라 1부터 9까지, 5 제외",
        ja: "home での位置。行ごとに1から9、5を除く")
    /// “the filled action items, by their positions”.
    public static let items = Phrase(
        en: "the filled action items, by their positions", ko: "채운 실천 항목. 위치 순서", ja: "記入済みのアクション。位置の順")
    /// “coreGoal, subGoal or actionItem”.
    public static let cell = Phrase(
        en: "coreGoal, subGoal or actionItem", ko: "coreGoal, subGoal, actionItem 가운데 하나",
        ja: "coreGoal、subGoal、actionItem のどれか")
    /// “of an action item: the position of its sub-goal”.
    public static let subGoalOfItem = Phrase(
        en: "of an action item: the position of its sub-goal", ko: "실천 항목이면 그 세부 목표의 위치", ja: "アクションなら、そのサブ目標の位置")
    /// “the position of the cell; the core goal has none”.
    public static let positionOfCell = Phrase(
        en: "the position of the cell; the core goal has none", ko: "칸의 위치. 핵심 목표에는 없어요", ja: "マスの位置。中心目標にはありません")
}
