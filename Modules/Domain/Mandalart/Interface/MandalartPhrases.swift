public import Basics

/// The names of the parts of a chart, and the messages about invalid values.
public enum MandalartPhrases {
    // MARK: - Cells, within a sentence

    static let coreGoal = Phrase("the core goal", .ko("핵심 목표"), .ja("中心目標"))

    static func subGoal(_ position: Position) -> Phrase {
        Phrase("sub-goal \(position)", .ko("세부 목표 \(position)"), .ja("サブ目標\(position)"))
    }

    static func actionItem(_ position: Position, in subGoal: Position) -> Phrase {
        Phrase(
            "action item \(position) of sub-goal \(subGoal)", .ko("세부 목표 \(subGoal)의 실천 항목 \(position)"),
            .ja("サブ目標\(subGoal)のアクション\(position)"))
    }

    // MARK: - Cells, at the beginning of a sentence

    static let theCoreGoal = Phrase("The core goal", .ko("핵심 목표"), .ja("中心目標"))

    static func theSubGoal(_ position: Position) -> Phrase {
        Phrase("Sub-goal \(position)", .ko("세부 목표 \(position)"), .ja("サブ目標\(position)"))
    }

    static func theActionItem(_ position: Position, in subGoal: Position) -> Phrase {
        Phrase(
            "Action item \(position) of sub-goal \(subGoal)", .ko("세부 목표 \(subGoal)의 실천 항목 \(position)"),
            .ja("サブ目標\(subGoal)のアクション\(position)"))
    }

    // MARK: - Parts of a cell, and placeholders in usage lines

    /// The name of the field for the title of a goal or an item.
    public static let title = Phrase("title", .ko("제목"), .ja("タイトル"))
    /// The name of the field for the achievement rate.
    public static let rate = Phrase("rate", .ko("달성률"), .ja("達成率"))
    /// The name of the field for the due day.
    public static let due = Phrase("due day", .ko("기한"), .ja("期限"))
    /// The placeholder in usage lines for a position.
    public static let position = Phrase("position", .ko("위치"), .ja("位置"))
    /// The placeholder in usage lines for a cell, such as `3` or `3/2`.
    public static let cell = Phrase("cell", .ko("칸"), .ja("マス"))
    /// The placeholder in usage lines for an action item, such as `3/2`.
    public static let item = Phrase("item", .ko("실천 항목"), .ja("アクション"))
    /// The placeholder in usage lines for a sub-goal, which is typed as an address or the beginning of a title.
    static let cellOrTitle = Phrase("cell or title", .ko("칸 또는 제목"), .ja("マスかタイトル"))
    /// The placeholder in usage lines for the target of a move, swap or copy.
    public static let target = Phrase("target", .ko("대상 칸"), .ja("移動先"))
    static let filter = Phrase("filter", .ko("조건"), .ja("条件"))
    // rib: verbatim, is typed in every language
    static let filterExample = Phrase(verbatim: "<50")
    static let number = Phrase("number", .ko("번호"), .ja("番号"))
    static let words = Phrase("text", .ko("검색어"), .ja("検索語"))
    static let wordsExample = Phrase("run 5 km", .ko("달리기"), .ja("走る"))
    static let days = Phrase("days", .ko("일수"), .ja("日数"))
    static let rows = Phrase("rows", .ko("개수"), .ja("件数"))
    static let note = Phrase("note", .ko("메모"), .ja("メモ"))
    static let palette = Phrase("palette", .ko("팔레트"), .ja("パレット"))
    static let image = Phrase("image", .ko("이미지"), .ja("画像"))

    /// Returns the phrase for the number of filled items of a sub-goal, out of eight. The phrase is shown beside the
    /// rate, which is the mean of the filled items only.
    public static func filled(_ count: Int) -> Phrase {
        Phrase("\(count) of 8", .ko("\(count)/8개"), .ja("\(count)/8件"))
    }

    // MARK: - Invalid values

    static func notAPalette(_ text: String) -> Phrase {
        let names = Palette.allCases.map(\.rawValue)
        return Phrase(
            "A palette is one of \(list: names); not \(quoted: text).",
            .ko("팔레트는 다음 중 하나입니다: \(list: names). \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("パレットは次のどれかです: \(list: names)。\(quoted: text)は使えません。"))
    }

    /// The filter words for cells with a due day. Several words in one language are separated by spaces.
    static let dueWords = Phrase("due", .ko("기한"), .ja("期限"))
    /// The filter words for habits. Several words in one language are separated by spaces.
    static let habitWords = Phrase("habits habit", .ko("습관"), .ja("習慣"))

    /// The name of the field for the cadence of a habit.
    public static let every = Phrase("cadence", .ko("주기"), .ja("頻度"))

    /// Returns whether a text clears a due day or a cadence: `-`, or the word for `none` in any language of the
    /// project.
    static func isNone(_ text: String) -> Bool {
        let typed = text.halfWidth.lowercased()
        return typed == "-" || Language.allCases.contains { none.text(in: $0) == typed }
    }

    static let none = Phrase("none", .ko("없음"), .ja("なし"))

    static func dueDayIsPast(_ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase(
            "\(date) is past. Give today, or a day after it.",
            .ko("\(date, .topic) 이미 지난 날입니다. 오늘이나 그 뒤 날짜를 입력하세요."),
            .ja("\(date) はもう過ぎた日です。今日か、それより後の日付を入力してください。"))
    }

    /// Returns the command that changes the title of the goal in the center of a grid.
    static func titleOfCentre(_ cell: Cell, at address: CellAddress) -> Phrase {
        let (name, number) = (cell.name, "\(address)")
        if cell == .coreGoal, address.chart == nil {
            return Phrase(
                "\(number) is the centre, the core goal. “core <\(title)…>” changes its title.",
                .ko("\(number, .topic) 가운데 칸인 핵심 목표입니다. 제목은 core <\(title)…>로 바꿉니다."),
                .ja("\(number)は中央の中心目標です。タイトルは core <\(title)…> で変更します。"))
        }
        return Phrase(
            "\(number) is the centre, \(name). “edit \(number)” changes its title.",
            .ko("\(number, .topic) 가운데 칸인 \(name)입니다. 제목은 edit \(number, .direction) 바꿉니다."),
            .ja("\(number)は中央の\(name)です。タイトルは edit \(number) で変更します。"))
    }

    static func empty(_ cell: Phrase) -> Phrase {
        Phrase(
            "\(cell) is empty. Give it a title first.", .ko("\(cell, .topic) 비어 있습니다. 먼저 제목을 입력하세요."),
            .ja("\(cell)は空です。先にタイトルを入力してください。"))
    }

    static func filledSince(_ cell: Phrase, with title: Title) -> Phrase {
        Phrase(
            "\(cell) has been filled meanwhile, with \(quoted: title.text). “set” changes its title.",
            .ko("\(cell)에 그사이 \(quoted: title.text, .subject) 입력되었습니다. 제목을 바꾸려면 set을 사용하세요."),
            .ja("\(cell)にはその間に\(quoted: title.text)が入力されました。タイトルを変えるには set を使ってください。"))
    }

    // MARK: - Unsuitable charts

    static func noSuchChart(_ text: String) -> Phrase {
        let isNumber = Int(text) != nil
        let noChart =
            isNumber
            ? Phrase(
                "There is no chart \(text).", .ko("만다라트 \(text, .topic) 없습니다."), .ja("マンダラート \(text) はありません。"))
            : Phrase(
                "There is no chart \(quoted: text).", .ko("\(quoted: text) 만다라트는 없습니다."),
                .ja("\(quoted: text)というマンダラートはありません。"))
        return noChart.followed(
            by: Phrase(
                "“charts” lists those that there are.", .ko("목록은 charts 명령으로 볼 수 있습니다."), .ja("charts で一覧を見られます。")
            ))
    }

    static func ambiguousTitle(_ text: String, _ addresses: [String]) -> Phrase {
        Phrase(
            "\(quoted: text) can be \(oneOf: addresses). Choose one by its number, or type more of its title.",
            .ko("\(quoted: text)에 해당하는 칸이 여러 개입니다: \(list: addresses). 번호로 고르거나 제목을 더 입력하세요."),
            .ja("\(quoted: text)に当てはまるマスが複数あります: \(list: addresses)。番号で選ぶか、タイトルをもう少し入力してください。"))
    }

    static func ambiguousChart(_ text: String, _ charts: [ChartID]) -> Phrase {
        let numbers = charts.map(\.description)
        return Phrase(
            "\(quoted: text) can be chart \(oneOf: numbers). Choose one by its number.",
            .ko("\(quoted: text)에 해당하는 만다라트가 여러 개입니다: \(list: numbers). 번호로 선택하세요."),
            .ja("\(quoted: text)に当てはまるマンダラートが複数あります: \(list: numbers)。番号で選んでください。"))
    }

    /// Returns the title and rate of an action item as a sentence. If `subGoal` is `nil`, the item is named by its own
    /// position only.
    public static func itemIs(_ position: Position, in subGoal: Position?, _ item: ActionItem) -> Phrase {
        let name = subGoal.map { theActionItem(position, in: $0) } ?? theActionItem(position)
        return Phrase(
            "\(name) is \(item.title), \(item.rate) done.", .ko("\(name): \(item.title), \(item.rate) 달성"),
            .ja("\(name): \(item.title)、達成率\(item.rate)"))
    }

    /// Returns the name of a cell at the beginning of a sentence. An item of the sub-goal at `place` is named by its own
    /// position only.
    public static func theCell(_ cell: Cell, in place: Position?) -> Phrase {
        if case .actionItem(let position, in: let subGoal) = cell, subGoal == place { return theActionItem(position) }
        return cell.sentenceName
    }

    private static func theActionItem(_ position: Position) -> Phrase {
        Phrase("Action item \(position)", .ko("실천 항목 \(position)"), .ja("アクション\(position)"))
    }

    // MARK: - Replies and errors of move, swap and copy

    /// Returns the reply to a move, swap or copy.
    public static func placed(_ cell: CellTarget, _ placing: CellPlacing, _ target: CellTarget) -> Phrase {
        let (from, to) = (cell.sentenceName, target.name)
        return switch placing {
        case .move:
            Phrase(
                "\(from) is now \(to).", .ko("\(from, .object) \(to, .direction) 옮겼습니다."), .ja("\(from)を\(to)へ移しました。"))
        case .swap:
            Phrase(
                "\(from) and \(to) have changed places.", .ko("\(from, .with) \(to)의 위치를 서로 바꿨습니다."),
                .ja("\(from)と\(to)を入れ替えました。"))
        case .copy:
            Phrase(
                "\(from) is copied to \(to).", .ko("\(from, .object) \(to, .direction) 복사했습니다."),
                .ja("\(from)を\(to)へコピーしました。"))
        }
    }

    static func inChart(_ chart: ChartID, _ cell: Phrase) -> Phrase {
        Phrase("\(cell) of chart \(chart)", .ko("만다라트 \(chart)의 \(cell)"), .ja("マンダラート \(chart) の\(cell)"))
    }

    /// Returns a reply about a chart, preceded by the number of the chart: `Chart 2: …`.
    public static func told(_ reply: Phrase, of chart: ChartID) -> Phrase {
        Phrase("Chart \(chart): \(reply)", .ko("만다라트 \(chart): \(reply)"), .ja("マンダラート \(chart): \(reply)"))
    }

    // MARK: - Invalid queries

    // MARK: - Fields that a cell does not have

}
