import Basics

/// The phrases in which the manual describes the JSON output for the overview of today.
enum TodayRecordPhrases {
    static let today = Phrase("The answer to “today”.", .ko("“today”에 대한 응답입니다."), .ja("「today」への応答です。"))
    static let day = Phrase("the local date of today (RFC 3339)", .ko("오늘의 현지 날짜(RFC 3339)"), .ja("今日の現地の日付（RFC 3339）"))
    static let lastEdit = Phrase(
        "the local date of the last edit before, or null", .ko("그 전 마지막 편집의 현지 날짜, 또는 null"),
        .ja("それまでの最後の編集の現地の日付、または null"))
    static let overdue = Phrase("how many cells were due before today", .ko("기한이 지난 칸의 수"), .ja("期限切れのマスの数"))
    static let dueToday = Phrase("how many cells are due today", .ko("오늘까지인 칸의 수"), .ja("今日までのマスの数"))
    static let habits = Phrase(
        "the habits that are still to be kept today, each as in due", .ko("오늘 아직 실천하지 않은 습관. 형식은 due와 같음"),
        .ja("今日まだ実行していない習慣。形は due と同じ"))
    static let next = Phrase(
        "where nothing is due and no habit is open: some unfinished items, each as in due",
        .ko("기한도 습관도 없을 때의 미완료 항목. 형식은 due와 같음"), .ja("期限も習慣もないときの未完了の項目。形は due と同じ"))
    static let habitCount = Phrase(
        "how many habits are still to be kept today", .ko("오늘 아직 실천하지 않은 습관의 수"), .ja("今日まだ実行していない習慣の数"))
    static let doneCount = Phrase(
        "how many things were done today, as in done of the page", .ko("오늘 한 일의 수(화면의 done과 같음)"),
        .ja("今日したことの数（画面の done と同じ）"))
    static let done = Phrase(
        "what was done today: the entries of the log, then the action items that came to 100% without an entry",
        .ko("오늘 한 일: 오늘의 기록, 그다음에 기록 없이 100%가 된 실천 항목"),
        .ja("今日したこと: 今日の記録、続いて記録なしで100%になったアクション"))
    static let vision = Phrase(
        "the vision of a dream, on the days on which one is shown; else null",
        .ko("비전을 보여 주는 날이면 버킷 리스트의 비전. 아니면 null"),
        .ja("ビジョンを表示する日なら夢のビジョン。そうでなければ null"))
    static let visionText = Phrase("what the person sees", .ko("비전의 내용"), .ja("ビジョンの内容"))
    static let wishDate = Phrase(
        "the date by which the goal of the wish is to be reached, or null", .ko("소원의 목표를 이룰 날짜, 또는 null"),
        .ja("願いの目標をかなえる日付、または null"))
    static let wish = Phrase("the wish", .ko("소원"), .ja("願い"))
    static let wishNumber = Phrase("the number of the wish", .ko("소원의 번호"), .ja("願いの番号"))
    static let pickedCount = Phrase(
        "how many items are picked for the week", .ko("이번 주에 고른 항목의 수"), .ja("今週の項目に選んだ数"))
    static let pickedDone = Phrase("how many of these are done", .ko("그중 완료한 항목의 수"), .ja("そのうち完了した項目の数"))
    static let chart = Phrase("the number of the chart", .ko("만다라트의 번호"), .ja("マンダラートの番号"))
}
