import Languages

/// What the manual says of edits and documents as JSON.
enum AppRecordPhrases {
    static let history = Phrase(
        en: "The answer to “history”: a line for each edit.", ko: "“history”에 대한 답. 편집마다 한 줄이에요.",
        ja: "「history」への応答。編集ごとに1行です。")
    static let number = Phrase(
        en: "greater than that of every edit before", ko: "이전의 모든 편집보다 큰 번호", ja: "それまでのどの編集よりも大きい番号")
    static let time = Phrase(
        en: "when it was made, in UTC (RFC 3339)", ko: "편집한 때. UTC (RFC 3339)", ja: "編集した時刻。UTC（RFC 3339）")
    static let origin = Phrase(en: "change, undo or redo", ko: "change, undo, redo 가운데 하나", ja: "change、undo、redo のどれか")
    static let ofNumber = Phrase(
        en: "the number of the change that was undone or redone, or null", ko: "되돌리거나 다시 실행한 편집의 번호, 또는 null",
        ja: "元に戻した、またはやり直した編集の番号、または null")
    static let changed = Phrase(en: "what it changed", ko: "바뀐 칸", ja: "変わったマス")
    static let before = Phrase(
        en: "what the cell held, or null; title, description, palette and image, or title and rate",
        ko: "칸에 있던 것, 또는 null. title, description, palette, image 또는 title, rate",
        ja: "マスにあったもの、または null。title、description、palette、image か、title、rate")
    static let after = Phrase(en: "what it holds since, or null", ko: "그 뒤로 있는 것, 또는 null", ja: "その後のもの、または null")
    static let elsewhere = Phrase(
        en: "of an edit of two charts: what it changed in the other one; not there otherwise",
        ko: "두 만다라트를 함께 바꾼 편집이면 다른 만다라트에서 바뀐 것, 아니면 없음",
        ja: "二つのマンダラートを変えた編集なら、もう一方で変わったもの。そうでなければ無い")
    static let elsewhereChart = Phrase(
        en: "the number of the other chart", ko: "다른 만다라트의 번호", ja: "もう一方のマンダラートの番号")
    static let elsewhereCells = Phrase(
        en: "the cells that it changed there, as in cells", ko: "거기서 바뀐 칸, cells와 같은 모양",
        ja: "そこで変わったマス。cells と同じ形")
    static let nicknameGiven = Phrase(
        en: "of a nickname that was given: the nickname", ko: "별명을 받았으면 그 별명", ja: "ニックネームを受け取った場合、その名前")
    static let languageChosen = Phrase(
        en: "of a language that was chosen: its code", ko: "언어를 골랐으면 그 언어의 코드", ja: "言語を選んだ場合、そのコード")
    static let editUndone = Phrase(
        en: "of undo and redo: the edit that was undone or redone, as in the history; null when there is none",
        ko: "undo와 redo면 되돌리거나 다시 실행한 편집. history에서와 같고, 없으면 null",
        ja: "undo と redo なら、元に戻した、またはやり直した編集。history と同じ形で、なければ null")
    static let chartNow = Phrase(
        en: "of a chart that was made or changed: as in the list of charts; null when it is forgotten",
        ko: "만다라트를 만들거나 바꾸었으면 그 만다라트. 목록에서와 같고, 지웠으면 null",
        ja: "マンダラートを作ったり変えたりした場合、そのマンダラート。一覧と同じ形で、削除した場合は null")
    static let wishNow = Phrase(
        en: "of a wish that was made or changed: as in the list of dreams; null when it is forgotten",
        ko: "소원을 적거나 바꾸었으면 그 소원. 꿈 목록에서와 같고, 지웠으면 null",
        ja: "願いを書いたり変えたりした場合、その願い。夢の一覧と同じ形で、削除した場合は null")
    static let entryNow = Phrase(
        en: "of something that was logged: the number of the entry", ko: "한 일을 적었으면 그 기록의 번호",
        ja: "したことを記録した場合、その記録の番号")
    static let logNow = Phrase(
        en: "of a log that was stopped, started or forgotten: isKept, count and since, as in privacy",
        ko: "기록을 멈추거나 시작하거나 지웠으면 isKept, count, since. privacy에서와 같아요",
        ja: "記録を止めたり始めたり削除したりした場合、isKept、count、since。privacy と同じです")
    static let cellsNow = Phrase(
        en: "of an edit: the cells that were changed, as they are now", ko: "편집이면 바뀐 칸들의 지금 모습", ja: "編集なら、変わったマスのいまの内容"
    )
    static let contentNow = Phrase(
        en: "what the cell holds, or null; title, description, palette and image, or title and rate",
        ko: "칸에 있는 것, 또는 null. title, description, palette, image 또는 title, rate",
        ja: "マスにあるもの、または null。title、description、palette、image か、title、rate")

    // MARK: - Documents

    static let document = Phrase(
        en: "The answer to “export” in another format than JSON.", ko: "JSON이 아닌 형식으로 내보낸 “export”에 대한 답.",
        ja: "JSON 以外の形式での「export」への応答。")
    static let format = Phrase(
        en: "svg, html, markdown or csv", ko: "svg, html, markdown, csv 가운데 하나", ja: "svg、html、markdown、csv のどれか")
    static let wholeText = Phrase(en: "the whole document", ko: "문서 전체", ja: "文書の全体")
    static let exportedName = Phrase(
        en: "of an export: what the chart is called, or null; an import reads such lines again",
        ko: "export면 만다라트의 이름, 또는 null. import는 이런 줄을 다시 읽어요", ja: "export ならマンダラートの名前、または null。import はこの行を読み込めます")
    static let arrivals = Phrase(
        en: "of an import: what became of each chart", ko: "import면 만다라트마다 어떻게 되었는지", ja: "import なら、各マンダラートがどうなったか")
    static let arrivalName = Phrase(en: "its name, or null", ko: "만다라트의 이름, 또는 null", ja: "マンダラートの名前、または null")
    static let arrivalPlace = Phrase(
        en: "the number of the chart whose place it took, or null for a new one", ko: "자리를 내준 만다라트의 번호, 새것이면 null",
        ja: "入れ替わったマンダラートの番号、新しいなら null")
    static let arrivalCells = Phrase(en: "how many cells it has", ko: "채운 칸의 수", ja: "入力済みのマスの数")
    static let arrivalChanges = Phrase(
        en: "how many filled cells of the chart in its place changed", ko: "그 자리에 있던 채운 칸 가운데 바뀐 수",
        ja: "その場所にあった入力済みのマスのうち、変わった数")
}
