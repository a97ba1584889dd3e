import Languages

/// What the manual says of what was found as JSON.
enum FinderRecordPhrases {
    static let found = Phrase(
        "The answer to “search”, “next” and “stale”.", .ko("“search”, “next”, “stale”에 대한 답."),
        .ja("「search」「next」「stale」への応答。"))
    static let query = Phrase(
        "what was asked for: search, next or stale", .ko("물어본 것: search, next, stale 가운데 하나"),
        .ja("尋ねたこと: search、next、stale のどれか"))
    static let words = Phrase("of a search: the words", .ko("search이면 찾은 말"), .ja("search なら、その言葉"))
    static let days = Phrase("of stale: the days", .ko("stale이면 날수"), .ja("stale なら、その日数"))
    static let areMore = Phrase(
        "whether there are more than these", .ko("이보다 더 있는지"), .ja("ほかにもあるか"))
    static let wishes = Phrase(
        "of a search: the wishes that were found", .ko("search이면 찾은 소원"), .ja("search なら、見つかった願い"))
    static let route = Phrase("where it is shown", .ko("볼 수 있는 장소"), .ja("見られる場所"))
}
