import Basics

/// The phrases in which the manual describes the JSON output for search results.
enum FinderRecordPhrases {
    static let found = Phrase(
        "The answer to “search”, “next” and “stale”.", .ko("“search”, “next”, “stale”에 대한 응답입니다."),
        .ja("「search」「next」「stale」への応答です。"))
    static let query = Phrase(
        "what was asked for: search, next or stale", .ko("요청한 명령: search, next, stale 중 하나"),
        .ja("要求したコマンド: search、next、stale のどれか"))
    static let words = Phrase("of a search: the words", .ko("search면 검색어"), .ja("search なら、検索語"))
    static let days = Phrase("of stale: the days", .ko("stale이면 일수"), .ja("stale なら、その日数"))
    static let areMore = Phrase(
        "whether there are more than these", .ko("결과가 더 있는지 여부"), .ja("結果がほかにもあるか"))
    static let wishes = Phrase(
        "of a search: the wishes that were found", .ko("search면 찾은 소원"), .ja("search なら、見つかった願い"))
    static let entries = Phrase(
        "of a search: the log entries that were found", .ko("search면 찾은 기록"), .ja("search なら、見つかった記録"))
    static let route = Phrase("where it is shown", .ko("표시되는 화면"), .ja("表示される画面"))
}
