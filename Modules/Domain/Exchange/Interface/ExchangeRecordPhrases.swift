import Languages

/// What the manual says of exports and imports as JSON.
enum ExchangeRecordPhrases {
    static let exportedName = Phrase(
        "of an export: what the chart is called, or null; an import reads such lines again",
        .ko("export면 만다라트의 이름, 또는 null. import는 이런 줄을 다시 읽어요"), .ja("export ならマンダラートの名前、または null。import はこの行を読み込めます"))
    static let arrivals = Phrase(
        "of an import: what became of each chart", .ko("import면 만다라트마다 어떻게 되었는지"), .ja("import なら、各マンダラートがどうなったか"))
    static let arrivalName = Phrase("its name, or null", .ko("만다라트의 이름, 또는 null"), .ja("マンダラートの名前、または null"))
    static let arrivalPlace = Phrase(
        "the number of the chart whose place it took, or null for a new one", .ko("자리를 내준 만다라트의 번호, 새것이면 null"),
        .ja("入れ替わったマンダラートの番号、新しいなら null"))
    static let arrivalCells = Phrase("how many cells it has", .ko("채운 칸의 수"), .ja("入力済みのマスの数"))
    static let arrivalChanges = Phrase(
        "how many filled cells of the chart in its place changed", .ko("그 자리에 있던 채운 칸 가운데 바뀐 수"),
        .ja("その場所にあった入力済みのマスのうち、変わった数"))
    static let arrivalEmptied = Phrase(
        "how many of those are empty now", .ko("그 가운데 비워진 칸의 수"), .ja("そのうち空になったマスの数"))
}
