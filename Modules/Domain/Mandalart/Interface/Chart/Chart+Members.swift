public import Basics

// The chart as JSON, for other programs and for the import. The rate of a goal is written for other programs. It follows
// from the goal's items, so that the import only checks it.
extension Chart {
    /// The JSON members of a chart. Empty cells are omitted.
    public static let members: [Member<Chart>] = [.members(FilteredChart.members) { FilteredChart($0) }]

    /// Returns a cell with its content. `chart` is the number of this chart; `nil` for the current chart.
    public func cell(_ cell: Cell, of chart: ChartID? = nil) -> ChartCell {
        ChartCell(cell, in: chart, content: content(of: cell))
    }
}

extension FilteredChart {
    /// The JSON members of a filtered chart. The rates of goals are calculated from all cells, shown or not.
    public static let members: [Member<FilteredChart>] = [
        .member("rate", ChartRecordPhrases.meanOfSubGoals) { $0.chart.rate.percent },
        .object("coreGoal", ChartRecordPhrases.coreGoal, of: CellContent.ofGoals) {
            $0.chart.coreGoal.map(CellContent.goal)
        },
        .list(
            "subGoals", ChartRecordPhrases.subGoals,
            of: [
                .member("position", ChartRecordPhrases.positionAroundCentre) { $0.position.number },
                .members(SubGoal.ownMembers) { $0.goal },
                .items { $0.items },
            ]
        ) { $0.goals },
        .unplaced { $0.chart.unplaced },
    ]
}

extension SubGoal {
    /// The JSON members of a sub-goal with its items, without its position.
    public static let members: [Member<SubGoal>] =
        ownMembers + [.items { $0.items.sorted { $0.key < $1.key } }]

    fileprivate static let ownMembers: [Member<SubGoal>] = [
        .members(CellContent.ofGoals) { .goal($0.goal) },
        .member("rate", ChartRecordPhrases.meanOfItems) { $0.rate.percent },
        .member("filled", ChartRecordPhrases.filled) { $0.items.count },
        .unplaced { $0.unplaced },
    ]
}

extension Member {
    /// Returns the JSON member for the titles of sub-goals or items for which no position is free. The member is
    /// omitted if there are none.
    package static func unplaced(_ titles: @escaping @Sendable (Value) -> [Title]) -> Member {
        .members([.list("unplaced", UnplacedPhrases.titles) { $0.map(\.text) }]) { value -> [Title]? in
            let titles = titles(value)
            return titles.isEmpty ? nil : titles
        }
    }

    fileprivate static func items(
        _ items: @escaping @Sendable (Value) -> [(key: Position, value: ActionItem)]
    ) -> Member {
        .list(
            "items", ChartRecordPhrases.items,
            of: [
                .member("position", ChartRecordPhrases.positionOfItem) { $0.key.number },
                .members(CellContent.ofItems) { .actionItem($0.value) },
            ], items)
    }
}

extension CellContent {
    /// The JSON members of a cell's content, a goal or an action item.
    public static let members = CellField.all.map(\.member)

    /// The JSON members of a core goal or a sub-goal.
    static let ofGoals = CellField.ofGoals.map(\.member)

    /// The JSON members of an action item.
    public static let ofItems = CellField.ofItems.map(\.member)
}

extension Habit {
    /// The JSON members of a habit: its cadence and pauses, the tally of its window, its streak, and whether it should still be
    /// kept today.
    static let members: [Member<Habit>] = [
        .member("every", ChartRecordPhrases.every) { $0.cadence.description },
        .member("pauses", ChartRecordPhrases.pauses) { $0.pauses == .none ? nil : $0.pauses.description },
        .member("kept", ChartRecordPhrases.kept) { $0.tally.kept },
        .member("expected", ChartRecordPhrases.expected) { $0.tally.expected },
        .member("streak", ChartRecordPhrases.streak) { $0.streak },
        .member("open", ChartRecordPhrases.openHabit) { $0.isOpen },
    ]
}

extension Cell {
    /// The JSON members that identify a cell: its address as it is typed, and its ``coordinates``.
    public static let members: [Member<Cell>] =
        [.optional("address", ChartRecordPhrases.address) { $0.address }] + coordinates

    /// The JSON members for the kind and the positions of a cell.
    public static let coordinates: [Member<Cell>] = [
        .member("cell", ChartRecordPhrases.cell) { $0.kindName },
        .optional("subGoal", ChartRecordPhrases.subGoalOfItem) { cell in
            if case .actionItem(_, in: let subGoal) = cell { subGoal.number } else { nil }
        },
        .optional("position", ChartRecordPhrases.positionOfCell) { cell -> Int? in
            switch cell {
            case .coreGoal: nil
            case .subGoal(let position), .actionItem(let position, in: _): position.number
            }
        },
    ]
}

extension Cell {
    /// The address of the cell within its chart, as it is typed; `nil` for the core goal.
    var address: String? {
        switch self {
        case .coreGoal: nil
        case .subGoal(let position): "\(position)"
        case .actionItem(let position, in: let subGoal): "\(subGoal)/\(position)"
        }
    }

    /// The kind of the cell in JSON: `coreGoal`, `subGoal` or `actionItem`.
    var kindName: String {
        switch self {
        case .coreGoal: "coreGoal"
        case .subGoal: "subGoal"
        case .actionItem: "actionItem"
        }
    }
}

/// A cell of a chart with its content.
public struct ChartCell: Equatable, Sendable {
    /// The cell.
    public let cell: Cell
    /// The content; `nil` if the cell is empty.
    public let content: CellContent?
    /// The number of the cell's chart; `nil` for the current chart.
    public let chart: ChartID?

    /// Creates a cell with its content and the number of its chart, by default the current chart.
    public init(_ cell: Cell, in chart: ChartID? = nil, content: CellContent?) {
        (self.cell, self.chart, self.content) = (cell, chart, content)
    }

    static let members: [Member<ChartCell>] = [
        .optional("chart", ChartRecordPhrases.chartOfCell) { $0.chart?.number },
        .members(Cell.members) { $0.cell },
        .object("content", ChartRecordPhrases.contentNow, like: CellContent.members) { $0.content },
    ]
}

extension Member {
    /// Returns the member for the cells that an edit changed, with their new content.
    public static func cells(_ cells: @escaping @Sendable (Value) -> [ChartCell]) -> Member {
        .list("cells", ChartRecordPhrases.cellsNow, of: ChartCell.members, cells)
    }
}

/// The manual's descriptions of the JSON members of a chart.
public enum ChartRecordPhrases {
    /// The description of the member `title` of a goal or an item.
    public static let title = Phrase("what it is called", .ko("제목"), .ja("タイトル"))
    static let note = Phrase(
        "what is written about it, perhaps nothing", .ko("메모. 비어 있을 수 있음"), .ja("メモ。空のこともある"))
    static let palette = Phrase("its colours, or null", .ko("팔레트, 또는 null"), .ja("パレット、または null"))
    static let image = Phrase(
        "the address of its picture, or null", .ko("이미지 주소, 또는 null"), .ja("画像のアドレス、または null"))
    static let meanOfItems = Phrase(
        "how far it is done, in percent: the mean of its items", .ko("달성률(퍼센트). 실천 항목의 평균"),
        .ja("達成率（パーセント）。アクションの平均"))
    static let filled = Phrase(
        "how many of its eight items are filled: the rate is of these alone", .ko("채운 실천 항목의 수(8개 중). 달성률은 이것들만의 평균"),
        .ja("入力済みのアクションの数（8つのうち）。達成率はこれらだけの平均"))
    static let rate = Phrase("how far it is done, in percent", .ko("달성률(퍼센트)"), .ja("達成率（パーセント）"))
    /// The description of the member `due` of a goal or an item.
    static let due = Phrase(
        "the day by which it is to be done, or null", .ko("기한이 되는 날, 또는 null"), .ja("期限の日、または null"))
    static let meanOfSubGoals = Phrase(
        "how far all is done, in percent: the mean of the sub-goals", .ko("전체 달성률(퍼센트). 세부 목표의 평균"),
        .ja("全体の達成率（パーセント）。サブ目標の平均"))
    static let coreGoal = Phrase(
        "the goal in the centre, or null", .ko("가운데 칸의 목표, 또는 null"), .ja("中央の目標、または null"))
    static let subGoals = Phrase(
        "the filled sub-goals, by their positions", .ko("채운 세부 목표. 위치 순서"), .ja("入力済みのサブ目標。位置の順"))
    static let positionAroundCentre = Phrase(
        "1 to 9 by rows, without 5, which is the centre", .ko("왼쪽 위부터 1~9. 가운데인 5는 제외"), .ja("左上から1～9。中央の5を除く"))
    static let positionOfItem = Phrase(
        "1 to 9 by rows, without 5", .ko("왼쪽 위부터 1~9, 5 제외"), .ja("左上から1～9、5を除く"))
    static let items = Phrase(
        "the filled action items, by their positions", .ko("채운 실천 항목. 위치 순서"), .ja("入力済みのアクション。位置の順"))
    static let cell = Phrase(
        "coreGoal, subGoal or actionItem", .ko("coreGoal, subGoal, actionItem 중 하나"),
        .ja("coreGoal、subGoal、actionItem のどれか"))
    static let subGoalOfItem = Phrase(
        "of an action item: the position of its sub-goal", .ko("실천 항목이면 그 세부 목표의 위치"), .ja("アクションなら、そのサブ目標の位置"))
    static let chartOfCell = Phrase(
        "the number of its chart, if a command named one or listed cells of several",
        .ko("만다라트 번호. 명령에 번호를 썼거나 여러 만다라트의 목록일 때만 출력됨"),
        .ja("マンダラートの番号。コマンドで番号を書いたか、複数のマンダラートの一覧のときだけ"))
    static let address = Phrase(
        "its address as it is typed: 3, or 3/2 for an item; the core goal has none",
        .ko("명령에 쓰는 주소: 3, 실천 항목은 3/2. 핵심 목표에는 없음"), .ja("コマンドで使うアドレス: 3、アクションは 3/2。中心目標にはない"))
    static let positionOfCell = Phrase(
        "the position of the cell; the core goal has none", .ko("칸의 위치. 핵심 목표에는 없음"), .ja("マスの位置。中心目標にはない"))
    /// The description of the JSON object of a chart, with the command that outputs it.
    public static let chart = Phrase(
        "The answer to “show” at home: the whole chart, with all that is kept of it.",
        .ko("home에서 “show”에 대한 응답. 만다라트 전체와 저장된 모든 내용입니다."), .ja("home での「show」への応答。マンダラート全体と、保存されたすべての内容です。"))
    static let cellsNow = Phrase(
        "of an edit: the cells that were changed, as they are now", .ko("편집이면 바뀐 칸의 현재 내용"), .ja("編集なら、変わったマスの現在の内容")
    )
    static let contentNow = Phrase(
        "what the cell holds, or null; title, note, palette, image and due, or title, note, rate, due and habit",
        .ko("칸의 내용, 또는 null. title, note, palette, image, due 또는 title, note, rate, due, habit"),
        .ja("マスの内容、または null。title、note、palette、image、due か、title、note、rate、due、habit"))
    static let habit = Phrase(
        "of a habit: how often it is kept; null for what is done once", .ko("습관이면 그 주기와 실천 횟수. 아니면 null"),
        .ja("習慣なら、その頻度と回数。そうでなければ null"))
    static let every = Phrase(
        "its cadence as it is typed: daily, mon wed fri, 3/week over 8 weeks",
        .ko("명령에 쓰는 주기: daily, mon wed fri, 3/week over 8 weeks"),
        .ja("コマンドで使う頻度: daily、mon wed fri、3/week over 8 weeks"))
    static let pauses = Phrase(
        "its pauses, each with its first day and the day on which it comes back, or null: 2026-12-24/2027-01-02",
        .ko("쉬는 기간. 첫날과 다시 시작하는 날, 또는 null: 2026-12-24/2027-01-02"),
        .ja("休止期間。最初の日と再開する日、または null: 2026-12-24/2027-01-02"))
    static let kept = Phrase(
        "how many days it was kept within its window", .ko("집계 기간에 실천한 날의 수"), .ja("集計期間に実行した日数"))
    static let expected = Phrase(
        "how many days it should have been; the rate is kept of expected",
        .ko("집계 기간에 실천해야 했던 날의 수. 달성률은 kept/expected"),
        .ja("集計期間に実行すべきだった日数。達成率は kept/expected"))
    static let streak = Phrase(
        "how many days, weeks or months in a row it was kept", .ko("연속으로 실천한 일, 주 또는 개월 수"), .ja("連続で実行した日数、週数、または月数"))
    static let openHabit = Phrase("whether it is still to be done today", .ko("오늘 아직 실천해야 하는지"), .ja("今日まだする必要があるか"))
}
