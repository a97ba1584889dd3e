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
        Phrase("\(count) of 8", .ko("\(count)/8개"), .ja("\(count)/8個"))
    }

    // MARK: - Invalid values

    static let emptyTitle = Phrase(
        "A title may not be empty.", .ko("제목은 비워 둘 수 없습니다."), .ja("タイトルは空にできません。"))

    static func titleTooLong(_ count: Int, most: Int) -> Phrase {
        Phrase(
            "A title has at most \(most) characters; this one has \(count).",
            .ko("제목은 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."), .ja("タイトルは\(most)文字までですが、\(count)文字あります。"))
    }

    static func noteTooLong(_ count: Int, most: Int) -> Phrase {
        Phrase(
            "A note has at most \(most) characters; this one has \(count).",
            .ko("메모는 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."), .ja("メモは\(most)文字までですが、\(count)文字あります。"))
    }

    static func notAPalette(_ text: String) -> Phrase {
        let names = Palette.allCases.map(\.rawValue)
        return Phrase(
            "A palette is one of \(list: names); not \(quoted: text).",
            .ko("팔레트는 다음 중 하나입니다: \(list: names). \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("パレットは次のどれかです: \(list: names)。\(quoted: text)は使えません。"))
    }

    static func rateOutOfRange(_ text: String) -> Phrase {
        Phrase(
            "A rate is a whole number from 0 to 100, not \(quoted: text).",
            .ko("달성률은 0부터 100까지의 정수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("達成率は0から100までの整数です。\(quoted: text)は使えません。"))
    }

    static func notADueDay(_ text: String) -> Phrase {
        Phrase(
            "A due day is a date such as 2027-03-21, or tomorrow, friday or +2w, or none; not \(quoted: text).",
            .ko("기한은 2027.03.21 같은 날짜나 내일, 금요일, 2주 후처럼 입력하고, 없애려면 없음이라고 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("期限は 2027/03/21 のような日付か、明日、金曜日、2週間後、なし のように入力してください。\(quoted: text)は使えません。"))
    }

    /// The filter words for cells with a due day. Several words in one language are separated by spaces.
    static let dueWords = Phrase("due", .ko("기한"), .ja("期限"))
    /// The filter words for habits. Several words in one language are separated by spaces.
    static let habitWords = Phrase("habits habit", .ko("습관"), .ja("習慣"))

    static func notAFilter(_ text: String) -> Phrase {
        Phrase(
            "A list is of sub-goals such as 3, rates such as <50 or 20-50, due, or habits; not \(quoted: text).",
            .ko("목록의 조건은 3 같은 세부 목표, <50이나 20-50 같은 달성률, 기한, 습관입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("一覧の条件は 3 のようなサブ目標、<50 や 20-50 のような達成率、期限、習慣です。\(quoted: text)は使えません。"))
    }

    /// The name of the field for the cadence of a habit.
    public static let every = Phrase("cadence", .ko("주기"), .ja("頻度"))

    /// Returns whether a text clears a due day or a cadence: `-`, or the word for `none` in any language of the
    /// project.
    static func isNone(_ text: String) -> Bool {
        let typed = text.halfWidth.lowercased()
        return typed == "-" || Language.allCases.contains { none.text(in: $0) == typed }
    }

    private static let none = Phrase("none", .ko("없음"), .ja("なし"))

    static func dueDayIsPast(_ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase(
            "\(date) is past. Give today, or a day after it.",
            .ko("\(date, .topic) 이미 지난 날입니다. 오늘이나 그 뒤 날짜를 입력하세요."),
            .ja("\(date) はもう過ぎた日です。今日か、それより後の日付を入力してください。"))
    }

    static func positionOutOfRange(_ text: String) -> Phrase {
        Phrase(
            "A position is a number from 1 to 9, by rows, not \(quoted: text).",
            .ko("위치는 왼쪽 위부터 차례로 매긴 1부터 9까지의 번호입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("位置は左上から順に数えた1から9までの番号です。\(quoted: text)は使えません。"))
    }

    static let positionIsCentre = Phrase(
        "5 is the centre. The positions around it are 1 to 4 and 6 to 9.",
        .ko("5는 가운데 칸입니다. 바깥쪽 칸의 위치는 1~4와 6~9입니다."), .ja("5は中央です。まわりの位置は1～4と6～9です。"))

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

    static func notAnImageAddress(_ text: String) -> Phrase {
        Phrase(
            "An image is given by its http or https address, not by \(quoted: text).",
            .ko("이미지는 http나 https 주소로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("画像は http か https のアドレスで指定してください。\(quoted: text)は使えません。"))
    }

    static func empty(_ cell: Phrase) -> Phrase {
        Phrase(
            "\(cell) is empty. Give it a title first.", .ko("\(cell, .topic) 비어 있습니다. 먼저 제목을 입력하세요."),
            .ja("\(cell)は空です。先にタイトルを入力してください。"))
    }

    static func alreadyEmpty(_ cell: Phrase) -> Phrase {
        Phrase(
            "\(cell) is empty already.", .ko("\(cell, .topic) 이미 비어 있습니다."), .ja("\(cell)はすでに空です。"))
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

    static func notAChartNumber(_ text: String) -> Phrase {
        Phrase(
            "Charts have numbers from 1, as “charts” lists them, not \(quoted: text).",
            .ko("만다라트 번호는 charts 목록에 나오는 1 이상의 번호입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("マンダラートの番号は charts の一覧にある1以上の番号です。\(quoted: text)は使えません。"))
    }

    static func noSuchTitle(_ text: String) -> Phrase {
        Phrase(
            "No title in this chart begins with \(quoted: text). “search” looks through all charts.",
            .ko("이 만다라트에는 \(quoted: text, .direction) 시작하는 제목이 없습니다. 모든 만다라트에서 찾으려면 search를 입력하세요."),
            .ja("このマンダラートには\(quoted: text)で始まるタイトルがありません。search ですべてのマンダラートから探せます。"))
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

    static func chartNameTaken(_ name: Title) -> Phrase {
        Phrase(
            "Another chart is called \(quoted: name).", .ko("이름이 \(quoted: name)인 만다라트가 이미 있습니다."),
            .ja("\(quoted: name)という名前のマンダラートがすでにあります。"))
    }

    static func severalCharts(_ count: Int) -> Phrase {
        Phrase(
            "The document has \(count) charts, and --into takes one. Leave it out, or export one chart alone.",
            .ko("문서에 만다라트가 \(count)개 있는데 --into로는 하나만 가져올 수 있습니다. --into를 빼거나 하나만 내보내세요."),
            .ja("文書にマンダラートが\(count)個ありますが、--into で取り込めるのは1つだけです。--into を省くか、1つだけ書き出してください。"))
    }

    static let noChartToPlace = Phrase(
        "The document has wishes and no chart, and --into takes a chart. Leave it out to import the wishes.",
        .ko("문서에 소원만 있고 만다라트가 없어 --into를 쓸 수 없습니다. 소원을 가져오려면 --into를 빼세요."),
        .ja("文書には願いだけがあり、マンダラートがないため、--into は使えません。願いを取り込むには --into を省いてください。"))

    static func chartIsArchived(_ id: ChartID) -> Phrase {
        Phrase(
            "Chart \(id) is archived. Bring it back first: charts unarchive \(id)",
            .ko("만다라트 \(id, .topic) 아카이브되어 있습니다. 먼저 아카이브를 해제하세요: charts unarchive \(id)"),
            .ja("マンダラート \(id) はアーカイブされています。先にアーカイブを解除してください: charts unarchive \(id)"))
    }

    static let lastChart = Phrase(
        "There is no other chart to work on. Begin one first: charts new <name…>",
        .ko("작업할 다른 만다라트가 없습니다. 먼저 하나 만드세요: charts new <이름…>"),
        .ja("作業できるマンダラートがほかにありません。先に新しく作ってください: charts new <名前…>"))

    /// Returns the title and rate of an action item as a sentence. If `subGoal` is `nil`, the item is named by its own
    /// position only.
    public static func itemIs(_ position: Position, in subGoal: Position?, _ item: ActionItem) -> Phrase {
        let name = subGoal.map { theActionItem(position, in: $0) } ?? theActionItem(position)
        return Phrase(
            "\(name) is \(item.title), \(item.rate) done.", .ko("\(name): \(item.title), \(item.rate) 달성"),
            .ja("\(name): \(item.title)、達成率\(item.rate)"))
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

    static let samePlace = Phrase("It is there already.", .ko("이미 거기에 있습니다."), .ja("すでにそこにあります。"))

    static func taken(_ cell: Phrase) -> Phrase {
        Phrase(
            "\(cell) is filled already. Swap the two, or clear it first.",
            .ko("\(cell, .topic) 이미 채워져 있습니다. 서로 바꾸거나(swap) 먼저 비우세요(clear)."),
            .ja("\(cell)は入力済みです。入れ替える（swap）か、先に空にしてください（clear）。"))
    }

    static let differentKinds = Phrase(
        "A sub-goal changes places with sub-goals alone, an action item with action items.",
        .ko("세부 목표는 세부 목표끼리, 실천 항목은 실천 항목끼리만 위치를 바꿀 수 있습니다."),
        .ja("サブ目標はサブ目標同士、アクションはアクション同士でのみ入れ替えられます。"))

    static func notAnAddress(_ text: String) -> Phrase {
        Phrase(
            "A cell is typed as 3, as 3/2 (item 2 of sub-goal 3) or as 2:3/2 (of chart 2), not as \(quoted: text).",
            .ko("칸은 3, 3/2(세부 목표 3의 실천 항목 2), 2:3/2(만다라트 2의 것)처럼 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("マスは 3、3/2（サブ目標3のアクション2）、2:3/2（マンダラート2のもの）のように入力してください。\(quoted: text)は使えません。"))
    }

    static func notAnItem(_ text: String) -> Phrase {
        Phrase(
            "\(quoted: text) is a goal. Name an action item, such as 3/2: item 2 of sub-goal 3.",
            .ko("\(quoted: text, .topic) 목표입니다. 실천 항목을 3/2(세부 목표 3의 실천 항목 2)처럼 입력하세요."),
            .ja("\(quoted: text)は目標です。アクションを 3/2（サブ目標3のアクション2）のように入力してください。"))
    }

    /// Returns a reply about a chart, preceded by the number of the chart: `Chart 2: …`.
    public static func told(_ reply: Phrase, of chart: ChartID) -> Phrase {
        Phrase("Chart \(chart): \(reply)", .ko("만다라트 \(chart): \(reply)"), .ja("マンダラート \(chart): \(reply)"))
    }

    // MARK: - Invalid queries

    static let nothingToSearch = Phrase(
        "A search needs a letter, a digit or a symbol.", .ko("검색하려면 글자나 숫자, 기호가 있어야 합니다."),
        .ja("検索には文字か数字か記号が必要です。"))

    static func daysOutOfRange(_ text: String) -> Phrase {
        Phrase(
            "Days are a whole number from 1 to 3650, or “all”, not \(quoted: text).",
            .ko("일수는 1부터 3650까지의 정수 또는 “all”입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("日数は1から3650までの整数か「all」です。\(quoted: text)は使えません。"))
    }

    static func rowsOutOfRange(_ text: String) -> Phrase {
        Phrase(
            "The number of rows is a whole number from 1 to 100, not \(quoted: text).",
            .ko("보여 줄 개수는 1부터 100까지의 정수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("表示する件数は1から100までの整数です。\(quoted: text)は使えません。"))
    }

    // MARK: - Fields that a cell does not have

    static let goalHasNoRate = Phrase(
        "A goal has no rate of its own: it is the mean of what lies around it.",
        .ko("목표의 달성률은 직접 정할 수 없습니다. 바깥쪽 칸의 평균이 달성률이 됩니다."),
        .ja("目標の達成率は直接入力できません。まわりのサブ目標やアクションの平均が達成率になります。"))

    static let goalHasNoCadence = Phrase(
        "Only an action item can be a habit.", .ko("습관으로 만들 수 있는 것은 실천 항목뿐입니다."),
        .ja("習慣にできるのはアクションだけです。"))

    static func itemHasNo(_ field: Phrase) -> Phrase {
        Phrase(
            "An action item has no \(field); its sub-goal has one.",
            .ko("실천 항목에는 \(field, .subject) 없습니다. 세부 목표에만 있습니다."), .ja("アクションに\(field)はありません。サブ目標にだけあります。"))
    }
}
