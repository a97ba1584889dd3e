import Basics

/// The phrases for the parts of a chart in a history of edits.
enum EditPhrases {
    static let none = Phrase("none", .ko("없음"), .ja("なし"))

    /// Returns the words for a field of a cell, within a sentence: `the note of sub-goal 3`.
    static func the(_ field: Phrase, of cell: Phrase) -> Phrase {
        Phrase("the \(field) of \(cell)", .ko("\(cell)의 \(field)"), .ja("\(cell)の\(field)"))
    }

    /// Returns the words for a field of a cell, in a list: `note of sub-goal 3`.
    static func part(_ field: Phrase, of cell: Phrase) -> Phrase {
        Phrase("\(field) of \(cell)", .ko("\(cell)의 \(field)"), .ja("\(cell)の\(field)"))
    }

    /// Returns the words for the pick of an action item for a week, within a sentence: `the pick of action item 2`.
    static func thePick(of cell: Phrase) -> Phrase {
        Phrase("the pick of \(cell)", .ko("\(cell)의 이번 주 선택"), .ja("\(cell)の今週の選択"))
    }

    /// Returns the words for the pick of an action item for a week, in a list: `pick of item 2`.
    static func pick(of cell: Phrase) -> Phrase {
        Phrase("pick of \(cell)", .ko("\(cell)의 이번 주 선택"), .ja("\(cell)の今週の選択"))
    }

    /// Returns the short name of a cell in a list, with the number of its chart if one is given.
    static func label(of cell: Cell, in chart: ChartID?) -> Phrase {
        let label = label(of: cell)
        guard let chart else { return label }
        return Phrase("\(label) of chart \(chart)", .ko("만다라트 \(chart)의 \(label)"), .ja("マンダラート \(chart) の\(label)"))
    }

    private static func label(of cell: Cell) -> Phrase {
        switch cell {
        case .coreGoal: Phrase("core goal", .ko("핵심 목표"), .ja("中心目標"))
        case .subGoal(let position):
            Phrase("sub-goal \(position)", .ko("세부 목표 \(position)"), .ja("サブ目標\(position)"))
        case .actionItem(let position, in: let subGoal):
            Phrase(
                "item \(position) of sub-goal \(subGoal)", .ko("세부 목표 \(subGoal)의 실천 항목 \(position)"),
                .ja("サブ目標\(subGoal)のアクション\(position)"))
        }
    }
}
