import Basics

/// The phrases in which the manual describes the JSON output for the guided fill.
enum FillRecordPhrases {
    static let fill = Phrase(
        "The answer to “show” where the cells are asked for.", .ko("칸을 차례로 채우는 화면에서 “show”에 대한 응답입니다."),
        .ja("マスを順に埋める画面での「show」への応答です。"))
    static let filled = Phrase(
        "how many of the cells are filled", .ko("그중 채운 칸 수"), .ja("そのうち埋まっているマスの数"))
    static let cells = Phrase(
        "how many cells there are: 73 in a chart, 8 in a sub-goal", .ko("모든 칸 수: 만다라트는 73, 세부 목표는 8"),
        .ja("すべてのマスの数: マンダラートは73、サブ目標は8"))
    static let asks = Phrase(
        "the cell that is asked for, or null", .ko("현재 묻는 칸, 또는 null"), .ja("現在尋ねているマス、または null"))
}
