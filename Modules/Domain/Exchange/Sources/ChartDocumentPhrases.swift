import Basics

/// The messages before and after an import.
enum ChartDocumentPhrases {
    // MARK: - Preview of an import

    static let unnamed = Phrase("The chart without a name", .ko("이름 없는 만다라트"), .ja("名前のないマンダラート"))

    static func chart(_ name: String) -> Phrase {
        Phrase("\(quoted: name)", .ko("만다라트 \(quoted: name)"), .ja("\(quoted: name)"))
    }

    static func isNew(_ chart: Phrase, cells: Int) -> Phrase {
        Phrase(
            "\(chart) is new, with \(cells) filled \(cells == 1 ? "cell" : "cells").",
            .ko("\(chart, .subject) 새로 추가됩니다. 채운 칸은 \(cells)개입니다."),
            .ja("\(chart)が新しく追加されます。入力済みのマスは\(counting: cells)です。"))
    }

    /// Returns the sentence about an imported chart that replaces an existing chart, with the numbers of filled,
    /// changed and emptied cells.
    static func replaces(
        _ chart: Phrase, _ id: String, _ title: String?, cells: Int, changed: Int, emptied: Int
    ) -> Phrase {
        let replaced =
            title.map { title in
                Phrase(
                    "chart \(id) \(quoted: title)", .ko("만다라트 \(id) \(quoted: title)"),
                    .ja("マンダラート \(id)\(quoted: title)"))
            }
            ?? Phrase("chart \(id)", .ko("만다라트 \(id)"), .ja("マンダラート \(id) "))
        let effect = effect(changed: changed, emptied: emptied)
        return Phrase(
            "\(chart), with \(cells) filled \(cells == 1 ? "cell" : "cells"), takes the place of \(replaced): \(effect)",
            .ko("\(chart, .subject) \(replaced, .object) 대체합니다. 채운 칸은 \(cells)개입니다. \(effect)"),
            .ja("\(chart)が\(replaced)を置き換えます。入力済みのマスは\(counting: cells)です。\(effect)"))
    }

    private static func effect(changed: Int, emptied: Int) -> Phrase {
        switch (changed, emptied) {
        case (0, 0):
            return Phrase("no filled cell changes.", .ko("채워 둔 칸은 바뀌지 않습니다."), .ja("入力済みのマスは変わりません。"))
        case (_, 0):
            return Phrase(
                "\(changed) \(changed == 1 ? "cell changes" : "cells change").", .ko("채워 둔 칸 중 \(changed)개가 바뀝니다."),
                .ja("入力済みのマスのうち\(counting: changed)が変わります。"))
        case (0, _):
            return Phrase(
                "\(emptied) \(emptied == 1 ? "cell is" : "cells are") emptied.",
                .ko("채워 둔 칸 중 \(emptied)개가 비워집니다."), .ja("入力済みのマスのうち\(counting: emptied)が空になります。"))
        default:
            return Phrase(
                """
                \(changed) \(changed == 1 ? "cell changes" : "cells change"), \(emptied) \(emptied == 1 ? "is" : "are") emptied.
                """,
                .ko("채워 둔 칸 중 \(changed)개가 바뀌고 \(emptied)개가 비워집니다."),
                .ja("入力済みのマスのうち\(counting: changed)が変わり、\(counting: emptied)が空になります。"))
        }
    }

    static func andMore(_ count: Int) -> Phrase {
        Phrase("… and \(count) more.", .ko("… 그 밖에 \(count)개가 더 있습니다."), .ja("… ほかに\(counting: count)あります。"))
    }

    static func question(new: Int, replaced: Int, changed: Int, emptied: Int) -> Phrase {
        if (new, replaced) == (1, 0) {
            return Phrase("Import it as a new chart?", .ko("새 만다라트로 가져오시겠습니까?"), .ja("新しいマンダラートとして取り込みますか？"))
        }
        if (new, replaced) == (0, 1) {
            return Phrase(
                "Import it (\(changed) filled \(changed == 1 ? "cell" : "cells") changed, \(emptied) emptied)?",
                .ko("가져오시겠습니까? (바뀌는 칸 \(changed)개, 비워지는 칸 \(emptied)개)"),
                .ja("取り込みますか？（変わるマス\(counting: changed)、空になるマス\(counting: emptied)）"))
        }
        return Phrase(
            """
            Import them (\(new) new, \(replaced) replaced, \(changed) filled \(changed == 1 ? "cell" : "cells") changed, \
            \(emptied) emptied)?
            """,
            .ko("가져오시겠습니까? (추가 \(new)개, 대체 \(replaced)개, 바뀌는 칸 \(changed)개, 비워지는 칸 \(emptied)개)"),
            .ja(
                "取り込みますか？（追加\(counting: new)、置き換え\(counting: replaced)、変わるマス\(counting: changed)、空になるマス\(counting: emptied)）"
            ))
    }

    static func imported(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "chart is" : "charts are") imported.", .ko("만다라트 \(count)개를 가져왔습니다."),
            .ja("マンダラート\(counting: count)を取り込みました。"))
    }

    /// Returns the sentence about how to undo an import, which may have made several edits.
    static func undoable(_ edits: Int, charts: Int) -> Phrase {
        if edits == 0 {
            return Phrase(
                "Nothing was different.", .ko("달라진 내용이 없습니다."), .ja("違いはありませんでした。"))
        }
        return switch (edits, charts) {
        case (1, 1): Phrase("“undo” takes it back.", .ko("“undo”로 되돌릴 수 있습니다."), .ja("「undo」で元に戻せます。"))
        case (1, _): Phrase("“undo” takes them back.", .ko("“undo”로 되돌릴 수 있습니다."), .ja("「undo」で元に戻せます。"))
        case (_, 1):
            Phrase(
                "“undo” takes it back, in \(edits) steps.", .ko("“undo” \(edits)번으로 되돌릴 수 있습니다."),
                .ja("「undo」を\(edits)回使うと元に戻せます。"))
        default:
            Phrase(
                "“undo” takes them back, in \(edits) steps.", .ko("“undo” \(edits)번으로 되돌릴 수 있습니다."),
                .ja("「undo」を\(edits)回使うと元に戻せます。"))
        }
    }

    /// Returns the notice about charts of the document that are not imported; empty if there are none.
    static func leftOut(_ count: Int) -> [Phrase] {
        if count == 0 { return [] }
        return [
            Phrase(
                "\(count) empty \(count == 1 ? "chart" : "charts") without a name \(count == 1 ? "is" : "are") left out.",
                .ko("이름 없는 빈 만다라트 \(count)개는 제외했습니다."), .ja("名前のない空のマンダラート\(counting: count)は除外しました。"))
        ]
    }
}
