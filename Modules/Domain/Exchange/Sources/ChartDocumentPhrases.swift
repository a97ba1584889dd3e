import Languages

/// What a person is told before and after an import.
enum ChartDocumentPhrases {
    // MARK: - What an import would do

    static let unnamed = Phrase("The chart without a name", .ko("이름 없는 만다라트"), .ja("名前のないマンダラート"))

    static func chart(_ name: String) -> Phrase {
        Phrase("\(quoted: name)", .ko("만다라트 \(quoted: name)"), .ja("\(quoted: name)"))
    }

    static func isNew(_ chart: Phrase, cells: Int) -> Phrase {
        Phrase(
            "\(chart) is new, with \(cells) filled \(cells == 1 ? "cell" : "cells").",
            .ko("\(chart, .topic) 새로 생기고, 채운 칸이 \(cells)개예요."), .ja("\(chart)は新しく加わります。入力済みのマスは\(cells)個です。"))
    }

    static func replaces(_ chart: Phrase, _ id: String, cells: Int, changed: Int) -> Phrase {
        Phrase(
            """
            \(chart) takes the place of chart \(id), with \(cells) filled \(cells == 1 ? "cell" : "cells"). \
            Of the cells filled now, \(changed) \(changed == 1 ? "changes" : "change").
            """,
            .ko("\(chart, .subject) 만다라트 \(id)번 자리에 들어가고, 채운 칸이 \(cells)개예요. 지금 채운 칸 가운데 \(changed)개가 바뀌어요."),
            .ja("\(chart)がマンダラート\(id)の場所に入ります。入力済みのマスは\(cells)個で、今のマスのうち\(changed)個が変わります。"))
    }

    static func andMore(_ count: Int) -> Phrase {
        Phrase("… and \(count) more.", .ko("… 그 밖에 \(count)개 더 있어요."), .ja("… ほかに\(count)個あります。"))
    }

    static func question(new: Int, replaced: Int, changedCells: Int) -> Phrase {
        Phrase(
            "Import them (\(new) new, \(replaced) replaced, \(changedCells) filled cells changed)?",
            .ko("가져올까요? (새로 생김 \(new)개, 바뀜 \(replaced)개, 바뀌는 칸 \(changedCells)개)"),
            .ja("取り込みますか？（新しいもの\(new)個、入れ替わるもの\(replaced)個、変わるマス\(changedCells)個）"))
    }

    static func imported(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "chart is" : "charts are") imported.", .ko("만다라트 \(count)개를 가져왔어요."),
            .ja("マンダラート\(count)個を取り込みました。"))
    }

    /// How an import is undone that made some edits.
    static func undoable(_ edits: Int, inCharts: Bool) -> Phrase {
        if edits == 0 {
            return Phrase(
                "Nothing was different.", .ko("달라진 것은 없어요."), .ja("違いはありませんでした。"))
        }
        let all = edits == 1 ? undoable : undoableInSteps(edits)
        return inCharts ? Phrase("In “charts”, \(all)", .ko("“charts”에서 \(all)"), .ja("「charts」で\(all)")) : all
    }

    private static let undoable = Phrase(
        "“undo” takes it back.", .ko("“undo”로 되돌릴 수 있어요."), .ja("「undo」で元に戻せます。"))

    private static func undoableInSteps(_ count: Int) -> Phrase {
        Phrase(
            "“undo” takes it back, in \(count) steps.", .ko("“undo” \(count)번으로 되돌릴 수 있어요."),
            .ja("「undo」を\(count)回使うと元に戻せます。"))
    }

    /// What is said of charts of a document that are not imported.
    static func leftOut(_ count: Int) -> [Phrase] {
        if count == 0 { return [] }
        return [
            Phrase(
                "\(count) empty \(count == 1 ? "chart" : "charts") without a name \(count == 1 ? "is" : "are") left out.",
                .ko("이름 없는 빈 만다라트 \(count)개는 뺐어요."), .ja("名前のない空のマンダラート\(count)件は除きました。"))
        ]
    }
}
