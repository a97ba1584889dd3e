import Languages

/// What the manual says of the guided fill as JSON.
enum FillRecordPhrases {
    static let fill = Phrase(
        "The answer to “show” where the cells are asked for.", .ko("칸을 차례로 묻는 곳에서 “show”에 대한 답."),
        .ja("マスを順に尋ねる所での「show」への応答。"))
    static let filled = Phrase(
        "how many of the 73 cells are filled", .ko("73칸 중 채운 개수"), .ja("73マスのうち埋まった数"))
    static let asks = Phrase(
        "the cell that is asked for, or null", .ko("지금 묻는 칸, 또는 null"), .ja("いま尋ねているマス、または null"))
}
