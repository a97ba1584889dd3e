import Basics

/// The manual's descriptions of the JSON properties of events.
enum EventKeyRecordPhrases {
    static let chart = Phrase("the number of the chart", .ko("만다라트의 번호"), .ja("マンダラートの番号"))
    static let cell = Phrase(
        "coreGoal, subGoal or actionItem", .ko("coreGoal, subGoal, actionItem 중 하나"),
        .ja("coreGoal、subGoal、actionItem のどれか"))
    static let subGoal = Phrase(
        "of an action item: the position of its sub-goal", .ko("실천 항목이면 그 세부 목표의 위치"), .ja("アクションの場合、そのサブ目標の位置"))
    static let position = Phrase(
        "of a sub-goal or an action item: 1 to 9, without 5", .ko("세부 목표나 실천 항목의 위치. 5를 뺀 1~9"),
        .ja("サブ目標やアクションの位置。5を除く1～9"))
    static let characters = Phrase("how long the nickname is", .ko("닉네임의 글자 수"), .ja("ニックネームの文字数"))
    static let titleCharacters = Phrase("how long the title is", .ko("제목의 글자 수"), .ja("タイトルの文字数"))
    static let noteCharacters = Phrase(
        "of a goal: how long the note is", .ko("목표면 메모의 글자 수"), .ja("目標の場合、メモの文字数"))
    static let hasImage = Phrase(
        "of a goal: whether it has a picture", .ko("목표면 이미지가 있는지"), .ja("目標の場合、画像があるか"))
    static let palette = Phrase("the name of a palette, or null", .ko("팔레트의 이름, 또는 null"), .ja("パレットの名前、または null"))
    static let rate = Phrase(
        "of an action item, in percent", .ko("실천 항목의 달성률(퍼센트)"), .ja("アクションの達成率（パーセント）"))
    static let wasEmpty = Phrase(
        "whether the cell was empty before", .ko("이전에 칸이 비어 있었는지"), .ja("それまでマスが空だったか"))
    static let subGoals = Phrase(
        "how many sub-goals of the chart were filled afterwards", .ko("저장 후 만다라트에 채워진 세부 목표 수"),
        .ja("保存後にマンダラートで埋まっていたサブ目標の数"))
    static let actionItems = Phrase(
        "how many action items of the chart were filled afterwards", .ko("저장 후 만다라트에 채워진 실천 항목 수"),
        .ja("保存後にマンダラートで埋まっていたアクションの数"))
}
