import Languages

/// What is said of charts that are exported and imported.
enum ExchangePhrases {
    static let export = Phrase(
        en: "write this chart as a document; svg and html can be light or dark",
        ko: "이 만다라트를 문서로 내보내기 (svg와 html은 light나 dark로도)",
        ja: "このマンダラートを文書として書き出す（svg と html は light か dark でも）")
    static let importing = Phrase(
        en: "read what was exported as JSON or CSV, and ask first", ko: "JSON이나 CSV로 내보낸 것을 확인한 뒤 가져오기",
        ja: "JSON か CSV で書き出したものを、確認してから取り込む")

    // MARK: - What an import would do

    static let unnamed = Phrase(en: "The chart without a name", ko: "이름 없는 만다라트", ja: "名前のないマンダラート")

    static func chart(_ name: String) -> Phrase {
        Phrase(en: "\(quoted: name)", ko: "만다라트 \(quoted: name)", ja: "\(quoted: name)")
    }

    static func isNew(_ chart: Phrase, cells: Int) -> Phrase {
        Phrase(
            en: "\(chart) is new, with \(cells) filled \(cells == 1 ? "cell" : "cells").",
            ko: "\(chart, .topic) 새로 생기고, 채운 칸이 \(cells)개예요.", ja: "\(chart)は新しく加わります。入力済みのマスは\(cells)個です。")
    }

    static func replaces(_ chart: Phrase, _ id: String, cells: Int, changed: Int) -> Phrase {
        Phrase(
            en: """
                \(chart) takes the place of chart \(id), with \(cells) filled \(cells == 1 ? "cell" : "cells"). \
                Of the cells filled now, \(changed) \(changed == 1 ? "changes" : "change").
                """,
            ko: "\(chart, .subject) 만다라트 \(id)번 자리에 들어가고, 채운 칸이 \(cells)개예요. 지금 채운 칸 가운데 \(changed)개가 바뀌어요.",
            ja: "\(chart)がマンダラート\(id)の場所に入ります。入力済みのマスは\(cells)個で、今のマスのうち\(changed)個が変わります。")
    }

    static func andMore(_ count: Int) -> Phrase {
        Phrase(en: "… and \(count) more.", ko: "… 그 밖에 \(count)개 더 있어요.", ja: "… ほかに\(count)個あります。")
    }

    static func question(new: Int, replaced: Int, changedCells: Int) -> Phrase {
        Phrase(
            en: "Import them (\(new) new, \(replaced) replaced, \(changedCells) filled cells changed)?",
            ko: "가져올까요? (새로 생김 \(new)개, 바뀜 \(replaced)개, 바뀌는 칸 \(changedCells)개)",
            ja: "取り込みますか？（新しいもの\(new)個、入れ替わるもの\(replaced)個、変わるマス\(changedCells)個）")
    }

    static func imported(_ count: Int) -> Phrase {
        Phrase(
            en: "\(count) \(count == 1 ? "chart is" : "charts are") imported.", ko: "만다라트 \(count)개를 가져왔어요.",
            ja: "マンダラート\(count)個を取り込みました。")
    }

    static let undoable = Phrase(
        en: "In a chart that was there before, “undo” brings back what it held.",
        ko: "전부터 있던 만다라트에서는 “undo”로 되돌릴 수 있어요.", ja: "前からあるマンダラートでは、undo で元に戻せます。")

    // MARK: - What the manual says of them as JSON

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
