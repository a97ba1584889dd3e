import Basics

/// The manual's descriptions of the JSON members of a row in the list of charts.
enum ChartEntryRecordPhrases {
    static let number = Phrase(
        "which chart it is; a number is never used twice", .ko("만다라트의 번호. 같은 번호는 다시 쓰지 않음"),
        .ja("マンダラートの番号。同じ番号は再び使わない"))
    static let name = Phrase("what it is called, or null", .ko("이름, 또는 null"), .ja("名前、または null"))
    static let archived = Phrase("whether it was put away", .ko("아카이브 여부"), .ja("アーカイブ済みか"))
    static let coreGoal = Phrase(
        "what its core goal is called, or null", .ko("핵심 목표의 제목, 또는 null"), .ja("中心目標のタイトル、または null"))
    static let subGoals = Phrase(
        "how many of its 8 sub-goals are filled", .ko("세부 목표 8개 중 채운 개수"), .ja("サブ目標8個のうち埋まった数"))
    static let items = Phrase(
        "how many of its 64 action items are filled", .ko("실천 항목 64개 중 채운 개수"), .ja("アクション64個のうち埋まった数"))
}
