import Basics
import MandalartDomainInterface

/// The phrases of the guided fill.
enum FillPhrases {

    static func filled(_ order: FillingOrder) -> Phrase {
        let (count, all) = (order.filledCells, order.cellCount)
        if count == all {
            return Phrase("All \(all) cells are filled.", .ko("\(all)칸을 모두 채웠습니다."), .ja("\(all)マスすべて埋まりました。"))
        }
        return Phrase(
            "\(count) of \(all) cells \(count == 1 ? "is" : "are") filled.", .ko("\(all)칸 중 \(count)칸을 채웠습니다."),
            .ja("\(all)マス中\(count)マスが埋まっています。"))
    }

    static let keys = Phrase(
        "Enter alone skips, < goes back, . leaves, ? suggests something. Each answer is kept at once.",
        .ko("Enter: 건너뛰기, <: 뒤로, .: 나가기, ?: 제안 보기. 답은 바로 저장됩니다."),
        .ja("Enter: スキップ、<: 前へ、.: 終わる、?: 候補を見る。答えはすぐに保存されます。"))

    // MARK: - Suggestions

    static let pick = Phrase(
        "A number picks one; any other answer is the title.", .ko("번호를 입력하면 그 제안을 쓰고, 다른 답은 제목이 됩니다."),
        .ja("番号を入力するとその候補を使い、ほかの答えはタイトルになります。"))
    static let pickOrMore = Phrase(
        "A number picks one; any other answer is the title. ? shows others.",
        .ko("번호를 입력하면 그 제안을 쓰고, 다른 답은 제목이 됩니다. ?: 다른 제안 보기"),
        .ja("番号を入力するとその候補を使い、ほかの答えはタイトルになります。?: 別の候補を見る"))

    static let nothing = Phrase(
        "Nothing comes to mind for this cell.", .ko("이 칸에는 제안이 없습니다."), .ja("このマスへの候補はありません。"))

    // MARK: - Questions

    /// Returns the prompt for a cell: its name and number, and its current title in brackets, if any.
    ///
    /// - Parameters:
    ///   - cell: the cell.
    ///   - subGoal: the sub-goal whose items alone are asked for; `nil` for the whole chart.
    ///   - standing: the current title.
    /// - Returns: the prompt.
    static func asks(_ cell: Cell, in subGoal: Position?, now standing: String?) -> Phrase {
        let name = subGoal == nil ? name(of: cell) : nameInSubGoal(of: cell)
        guard let standing else { return name }
        return Phrase(pattern: "\(name) [\(standing)]")
    }

    private static func nameInSubGoal(of cell: Cell) -> Phrase {
        guard case .actionItem(let position, in: _) = cell else { return name(of: cell) }
        return Phrase(
            "Action item \(position) (\(position.ordinal) of 8)", .ko("실천 항목 \(position) (\(position.ordinal)/8)"),
            .ja("アクション\(position)（\(position.ordinal)/8）"))
    }

    private static func name(of cell: Cell) -> Phrase {
        switch cell {
        case .coreGoal: Phrase("Core goal", .ko("핵심 목표"), .ja("中心目標"))
        case .subGoal(let position):
            Phrase(
                "Sub-goal \(position) (\(cell.ordinal) of 8)", .ko("세부 목표 \(position) (\(cell.ordinal)/8)"),
                .ja("サブ目標\(position)（\(cell.ordinal)/8）"))
        case .actionItem(let position, in: let subGoal):
            Phrase(
                "Action item \(subGoal)/\(position) (\(cell.ordinal) of 64)",
                .ko("실천 항목 \(subGoal)/\(position) (\(cell.ordinal)/64)"),
                .ja("アクション\(subGoal)/\(position)（\(cell.ordinal)/64）"))
        }
    }

    /// Returns the question that introduces the core goal, the sub-goals, or the items of a sub-goal.
    static func invitation(to cell: Cell, of chart: Chart) -> Phrase {
        switch cell {
        case .coreGoal: Phrase("What do you want to reach?", .ko("무엇을 이루고 싶으십니까?"), .ja("何を達成したいですか？"))
        case .subGoal:
            Phrase(
                "What does it take? Eight sub-goals.", .ko("그러려면 무엇이 필요합니까? 세부 목표 8개를 정해 보세요."),
                .ja("そのために何が必要ですか？サブ目標を8つ決めましょう。"))
        case .actionItem(_, in: let subGoal): invitation(toItemsOf: chart.subGoals[subGoal]?.title)
        }
    }

    private static func invitation(toItemsOf title: Title?) -> Phrase {
        let title = title?.text ?? ""
        return Phrase(
            "What will you do for \(quoted: title)? Eight action items.",
            .ko("\(quoted: title, .object) 위해 무엇을 하시겠습니까? 실천 항목 8개를 정해 보세요."),
            .ja("\(quoted: title)のために何をしますか？アクションを8つ決めましょう。"))
    }

    // MARK: - The end

    static func left(_ order: FillingOrder) -> Phrase {
        let (count, all) = (order.filledCells, order.cellCount)
        if count == all { return filled(order) }
        return Phrase(
            "\(count) of \(all) cells \(count == 1 ? "is" : "are") filled. fill goes on with the first empty one.",
            .ko("\(all)칸 중 \(count)칸을 채웠습니다. fill을 입력하면 첫 빈칸부터 이어서 채울 수 있습니다."),
            .ja("\(all)マス中\(count)マスが埋まっています。fill で最初の空きマスから続けられます。"))
    }

    static func ended(_ order: FillingOrder) -> Phrase {
        let (count, all) = (order.filledCells, order.cellCount)
        if count == all { return filled(order) }
        return Phrase(
            "That was the last cell, and \(count) of \(all) are filled. fill asks again for those that are empty.",
            .ko("마지막 칸입니다. \(all)칸 중 \(count)칸을 채웠습니다. fill을 입력하면 빈칸을 다시 채울 수 있습니다."),
            .ja("最後のマスです。\(all)マス中\(count)マスが埋まっています。fill で空きマスをもう一度埋められます。"))
    }
}
