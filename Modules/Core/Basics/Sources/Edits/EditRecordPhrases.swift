/// The manual's descriptions of the members in the JSON record of an edit.
enum EditRecordPhrases {
    static let history = Phrase(
        "The answer to “history”: a line for each edit.", .ko("“history”에 대한 응답. 편집마다 한 줄입니다."),
        .ja("「history」への応答。編集ごとに1行です。"))
    static let number = Phrase(
        "greater than that of every edit before", .ko("이전의 모든 편집보다 큰 번호"), .ja("それまでのどの編集よりも大きい番号"))
    static let time = Phrase(
        "when it was made, in UTC (RFC 3339)", .ko("편집 시각. UTC (RFC 3339)"), .ja("編集した時刻。UTC（RFC 3339）"))
    static let origin = Phrase(
        "change, undo, redo, or outside: a change that another program made with SQL",
        .ko("change, undo, redo 중 하나. 다른 프로그램이 SQL로 바꾼 것은 outside"),
        .ja("change、undo、redo のどれか。別のプログラムが SQL で変更したものは outside"))
    static let ofNumber = Phrase(
        "the number of the change that was undone or redone, or null", .ko("되돌리거나 다시 실행한 편집의 번호, 또는 null"),
        .ja("元に戻した、またはやり直した編集の番号、または null"))
    static let machine = Phrase(
        "the other machine on which it was made, or null", .ko("다른 기기에서 한 편집이면 그 기기의 이름, 아니면 null"),
        .ja("別の機器で行った編集ならその機器の名前、そうでなければ null"))
    static let changes = Phrase("what it changed", .ko("바뀐 것"), .ja("変わったもの"))
    static let left = Phrase(
        "of an undo or a redo: what it left alone, as it was changed since",
        .ko("undo나 redo면, 그 뒤에 바뀌어서 그대로 둔 것"), .ja("undo や redo なら、その後に変わったためそのままにしたもの"))
    static let part = Phrase(
        "the kind of the changed part", .ko("바뀐 것의 종류"), .ja("変わったものの種類"))
    static let address = Phrase(
        "where it is, as a command takes it; null where there is only one",
        .ko("바뀐 것의 위치(명령에 입력하는 형태). 하나뿐이면 null"), .ja("その位置（コマンドに入力できる形）。1つしかないものは null"))
    static let before = Phrase(
        "its fields before the edit, or null if it was not there", .ko("편집 전의 값, 없었으면 null"),
        .ja("編集前の値。なかったなら null"))
    static let after = Phrase(
        "its fields after the edit, or null if it was removed", .ko("편집 후의 값, 없어졌으면 null"),
        .ja("編集後の値。なくなったなら null"))
}
