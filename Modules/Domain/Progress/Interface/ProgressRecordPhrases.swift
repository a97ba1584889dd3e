import Basics

/// The manual's descriptions of the JSON members of progress.
enum ProgressRecordPhrases {
    static let begins = Phrase("the Monday on which the week begins", .ko("그 주의 월요일"), .ja("その週の月曜日"))
    static let rate = Phrase(
        "how far the chart was done at its end, in percent, or null", .ko("그 주 마지막 날의 전체 달성률(퍼센트), 또는 null"),
        .ja("その週の最終日の全体の達成率（パーセント）、または null"))
    static let date = Phrase(
        "a day on which something was done", .ko("활동이 있는 날"), .ja("活動のあった日"))
    static let count = Phrase("how many edits and entries", .ko("편집과 기록의 횟수"), .ja("編集と記録の回数"))
    static let subGoal = Phrase("the position of the sub-goal", .ko("세부 목표의 위치"), .ja("サブ目標の位置"))
    static let position = Phrase(
        "that of the item around it; null for the sub-goal itself", .ko("실천 항목의 위치. 세부 목표 자체면 null"),
        .ja("アクションの位置。サブ目標そのものなら null"))
    static let rates = Phrase(
        "how far it was done at the end of each week, in percent, or null", .ko("매주 마지막 날의 달성률(퍼센트), 또는 null"),
        .ja("各週の最終日の達成率（パーセント）、または null"))
    static let activities = Phrase(
        "how often something was logged for it", .ko("기록한 횟수"), .ja("記録の回数"))
    static let number = Phrase(
        "greater than that of every entry before", .ko("이전의 모든 기록보다 큰 번호"), .ja("それまでのどの記録よりも大きい番号"))
    static let day = Phrase(
        "the local date on which it was logged (RFC 3339)", .ko("기록한 날의 현지 날짜(RFC 3339)"), .ja("記録した日の現地の日付（RFC 3339）"))
    static let time = Phrase("when it was logged, in UTC", .ko("기록한 시각(UTC)"), .ja("記録した時刻（UTC）"))
    static let positionNow = Phrase(
        "the position of the item, or the last one that it had", .ko("실천 항목의 위치, 지웠으면 마지막 위치"),
        .ja("アクションの位置、消したなら最後の位置"))
    static let gone = Phrase("whether the item was cleared", .ko("그 실천 항목을 지웠는지"), .ja("そのアクションを消したか"))
    static let item = Phrase(
        "what the item was called then", .ko("기록할 때의 실천 항목 제목"), .ja("記録したときのアクションのタイトル"))
    static let text = Phrase("what was done", .ko("한 일"), .ja("したこと"))

    // MARK: - The list “Done today”

    static let doneDay = Phrase("its local date (RFC 3339)", .ko("현지 날짜(RFC 3339)"), .ja("現地の日付（RFC 3339）"))
    static let doneTime = Phrase(
        "when it was logged, in UTC; null without an entry", .ko("기록한 시각(UTC), 기록이 없으면 null"),
        .ja("記録した時刻（UTC）。記録がなければ null"))
    static let doneItem = Phrase(
        "what the item is called; of an entry, what it was called then", .ko("실천 항목의 제목, 기록이면 기록할 때의 제목"),
        .ja("アクションのタイトル。記録なら記録したときのタイトル"))
    static let doneText = Phrase(
        "what was logged; null without an entry", .ko("기록한 내용, 기록이 없으면 null"), .ja("記録した内容。記録がなければ null"))
    static let completed = Phrase(
        "whether the item came to 100% today; of several entries, only the last one says so",
        .ko("그 항목이 오늘 100%가 됐는지. 기록이 여럿이면 마지막 기록에만 표시"),
        .ja("その項目が今日100%になったか。記録が複数なら最後の記録にだけ付く"))

    // MARK: - The log entry of a command

    static let dayNow = Phrase(
        "of something that was logged: the day of it (RFC 3339)", .ko("한 일을 기록했으면 그 기록의 날짜(RFC 3339)"),
        .ja("したことを記録した場合、その記録の日付（RFC 3339）"))
    static let entryNow = Phrase(
        "of something that was logged: the number of the entry", .ko("한 일을 기록했으면 그 기록의 번호"),
        .ja("したことを記録した場合、その記録の番号"))

    // MARK: - A year, and the course of a rate

    static let year = Phrase(
        "the year of the calendar; null for the 53 weeks up to today", .ko("연도. 오늘까지의 53주면 null"),
        .ja("年。今日までの53週間なら null"))
    static let first = Phrase("its first day (RFC 3339)", .ko("첫날(RFC 3339)"), .ja("最初の日（RFC 3339）"))
    static let last = Phrase("its last day (RFC 3339)", .ko("마지막 날(RFC 3339)"), .ja("最後の日（RFC 3339）"))
    static let total = Phrase(
        "how many edits and entries of the log there were", .ko("편집과 기록의 총 횟수"), .ja("編集と記録の合計回数"))
    static let longestRun = Phrase(
        "the most days in a row on which something was done", .ko("가장 오래 이어진 활동 일수"), .ja("最も長く続いた活動日数"))
    static let courseOf = Phrase(
        "the position of the sub-goal; null for the whole chart", .ko("세부 목표의 위치. 만다라트 전체면 null"),
        .ja("サブ目標の位置。マンダラート全体なら null"))
    static let courseTitle = Phrase(
        "what the sub-goal is called, or null", .ko("세부 목표의 제목, 또는 null"), .ja("サブ目標のタイトル、または null"))
    static let rateOfWeek = Phrase(
        "how far it was done at the end of the week, in percent, or null", .ko("그 주 마지막 날의 달성률(퍼센트), 또는 null"),
        .ja("その週の最終日の達成率（パーセント）、または null"))
}
