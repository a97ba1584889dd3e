import Languages

/// What the manual says of the edits of a chart as JSON.
enum EditRecordPhrases {
    static let origin = Phrase("change, undo or redo", .ko("change, undo, redo 가운데 하나"), .ja("change、undo、redo のどれか"))
    static let ofNumber = Phrase(
        "the number of the change that was undone or redone, or null", .ko("되돌리거나 다시 실행한 편집의 번호, 또는 null"),
        .ja("元に戻した、またはやり直した編集の番号、または null"))
    static let changed = Phrase("what it changed", .ko("바뀐 칸"), .ja("変わったマス"))
    static let before = Phrase(
        "what the cell held, or null; title, description, palette and image, or title and rate",
        .ko("칸에 있던 것, 또는 null. title, description, palette, image 또는 title, rate"),
        .ja("マスにあったもの、または null。title、description、palette、image か、title、rate"))
    static let after = Phrase("what it holds since, or null", .ko("그 뒤로 있는 것, 또는 null"), .ja("その後のもの、または null"))
    static let elsewhere = Phrase(
        "of an edit of two charts: what it changed in the other one; not there otherwise",
        .ko("두 만다라트를 함께 바꾼 편집이면 다른 만다라트에서 바뀐 것, 아니면 없음"),
        .ja("二つのマンダラートを変えた編集なら、もう一方で変わったもの。そうでなければ無い"))
    static let elsewhereChart = Phrase(
        "the number of the other chart", .ko("다른 만다라트의 번호"), .ja("もう一方のマンダラートの番号"))
    static let elsewhereCells = Phrase(
        "the cells that it changed there, as in cells", .ko("거기서 바뀐 칸, cells와 같은 모양"),
        .ja("そこで変わったマス。cells と同じ形"))
}
