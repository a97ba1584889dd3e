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

    // MARK: - Refusals

    static func changedSince(_ title: Title) -> Phrase {
        Phrase(
            "\(quoted: title.text) is no longer in its place. “show” shows the list as it is now.",
            .ko("\(quoted: title.text, .topic) 그 자리에 더 이상 없습니다. show로 지금의 목록을 보세요."),
            .ja("\(quoted: title.text)はその場所にもうありません。show で今の一覧を表示できます。"))
    }

    static func notAHabit(_ title: Title) -> Phrase {
        Phrase(
            "\(quoted: title) is not a habit: “log … --on” logs what was done on a day.",
            .ko("\(quoted: title, .topic) 습관이 아닙니다. 다른 날에 한 일은 “log … --on”으로 기록하세요."),
            .ja("\(quoted: title)は習慣ではありません。別の日にしたことは「log … --on」で記録してください。"))
    }
}
