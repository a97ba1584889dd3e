public import Basics

/// The reason why a value or a change was rejected. The data is unchanged.
public enum MandalartError: Explained, Hashable {
    /// A title without a visible character.
    case emptyTitle
    /// A title longer than ``Title/longest``, with its number of characters.
    case titleTooLong(Int)
    /// A note longer than ``Note/longest``, with its number of characters.
    case noteTooLong(Int)
    /// The text of a log entry without a visible character.
    case emptyActivity
    /// The text of a log entry longer than ``ActivityText/longest``, with its number of characters.
    case activityTooLong(Int)
    /// A text that is not the name of a palette.
    case notAPalette(String)
    /// A text that has a NUL character or exceeds the maximum number of bytes.
    case unusableText
    /// A rate that is not a whole number from 0 to 100.
    case rateOutOfRange(String)
    /// A text that is neither a day nor a word that removes the due day.
    case notADueDay(String)
    /// A word that is not a valid part of a filter.
    case notAFilter(String)
    /// A text that is neither a cadence nor a word that ends a habit.
    case notACadence(String)
    /// A text that is not the pauses of a habit, as they are stored.
    case notPauses(String)
    /// An action item that is not a habit, and therefore cannot be paused.
    case notAHabit(Cell)
    /// A habit that cannot be resumed, because it is not paused.
    case notPaused(Cell)
    /// A day on which a pause cannot end, because it is not after today.
    case pauseIsOver(Day)
    /// A new rate for a habit, whose rate is calculated from the log and cannot be set.
    case rateOfHabit(Cell)
    /// A due day in the past.
    case dueDayIsPast(Day)
    /// A position that is not a whole number from 1 to 9.
    case positionOutOfRange(String)
    /// Position 5, the center, instead of one of the eight positions around it.
    case positionIsCentre
    /// The goal in the center of a grid, typed as an address, whose title cannot be changed by `set`.
    case titleOfCentre(Cell, CellAddress)
    /// A text that is not an `http` or `https` URL of at most ``ImageAddress/longest`` characters.
    case notAnImageAddress(String)
    /// An empty cell, where a filled one is needed.
    case empty(Cell)
    /// A cell that a person saw empty, but that has been filled since, with this title.
    case filledSince(Cell, Title)
    /// A cell that cannot be cleared because it is already empty.
    case alreadyEmpty(Cell)
    /// A field that this kind of cell does not have, such as a rate for a goal.
    case noSuchField(CellField, Cell)
    /// A chart number that is not a whole number, 1 or greater.
    case notAChartNumber(String)
    /// No chart has this name or number; the chart may have been deleted.
    case noSuchChart(String)
    /// No sub-goal and no item of the chart has a title that begins with this text.
    case noSuchTitle(String)
    /// This text could name several cells: it matches their titles. The cells are the matches.
    case ambiguousTitle(String, [TitledCell])
    /// Several charts have a name or core goal that matches this text, ignoring case.
    case ambiguousChart(String, [ChartEntry])
    /// A name that another chart already has.
    case chartNameTaken(Title)
    /// A document with several charts, which cannot replace a single chart. The value is their number.
    case severalCharts(Int)
    /// A document without a chart, which cannot replace a chart.
    case noChartToPlace
    /// An archived chart, where a chart is needed that is not archived.
    case chartIsArchived(ChartID)
    /// The only chart that is not archived, which can be neither archived nor deleted.
    case lastChart
    /// A cell as the target of its own move, swap or copy.
    case samePlace
    /// A target cell that is not empty.
    case taken(Cell)
    /// A source and a target of different kinds, such as a sub-goal and an action item. The core goal has no valid
    /// target.
    case differentKinds
    /// An invalid address of a cell.
    case notAnAddress(String)
    /// The address of a goal instead of an action item.
    case notAnItem(String)
    /// Search words without a letter, digit or symbol.
    case nothingToSearch
    /// A number of days that is not a whole number from 1 to 3650.
    case daysOutOfRange(String)
    /// A number of rows that is not a whole number from 1 to 100.
    case rowsOutOfRange(String)
}

extension MandalartError {
    /// The cells that a title can mean.
    public var ambiguity: Ambiguity? {
        switch self {
        case .ambiguousTitle(let text, let cells):
            let meanings = cells.map { cell in
                Ambiguity.Meaning(cell.addressAnywhere, Phrase(verbatim: "\(cell.title.text)  \(cell.address)"))
            }
            return Ambiguity(of: text, among: meanings)
        case .ambiguousChart(let text, let charts):
            let meanings = charts.map { chart in
                Ambiguity.Meaning("\(chart.id)", Phrase(verbatim: "\(chart.listedTitle?.text ?? "")  \(chart.id)"))
            }
            return Ambiguity(of: text, among: meanings)
        default: return nil
        }
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyTitle:
            Phrase(
                "A title may not be empty.", .ko("제목은 비워 둘 수 없습니다."), .ja("タイトルは空にできません。"))
        case .titleTooLong(let count):
            Phrase(
                "A title has at most \(Title.longest) characters; this one has \(count).",
                .ko("제목은 \(Title.longest)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("タイトルは\(Title.longest)文字までですが、\(count)文字あります。"))
        case .noteTooLong(let count):
            Phrase(
                "A note has at most \(Note.longest) characters; this one has \(count).",
                .ko("메모는 \(Note.longest)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("メモは\(Note.longest)文字までですが、\(count)文字あります。"))
        case .emptyActivity: ActivityPhrases.empty
        case .activityTooLong(let count):
            Phrase(
                "The text of a log entry has at most \(ActivityText.longest) characters; this one has \(count).",
                .ko("기록은 \(ActivityText.longest)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("記録の内容は\(ActivityText.longest)文字までですが、\(count)文字あります。"))
        case .notAPalette(let text): MandalartPhrases.notAPalette(text)
        case .unusableText: TextLimit.unusable
        case .rateOutOfRange(let text):
            Phrase(
                "A rate is a whole number from 0 to 100, not \(quoted: text).",
                .ko("달성률은 0부터 100까지의 정수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("達成率は0から100までの整数です。\(quoted: text)は使えません。"))
        case .notADueDay(let text):
            Phrase(
                "A due day is a date such as 2027-03-21, or tomorrow, friday or +2w, or none; not \(quoted: text). See help dates.",
                .ko(
                    "기한은 2027.03.21 같은 날짜나 내일, 금요일, 2주 후처럼 입력하고, 없애려면 없음이라고 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다. 자세히: help dates"
                ),
                .ja("期限は 2027/03/21 のような日付か、明日、金曜日、2週間後、なし のように入力してください。\(quoted: text)は使えません。詳しくは help dates"))
        case .notAFilter(let text):
            Phrase(
                "A list is of sub-goals such as 3, rates such as <50 or 20-50, due, or habits; not \(quoted: text).",
                .ko("목록의 조건은 3 같은 세부 목표, <50이나 20-50 같은 달성률, 기한, 습관입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("一覧の条件は 3 のようなサブ目標、<50 や 20-50 のような達成率、期限、習慣です。\(quoted: text)は使えません。"))
        case .notACadence(let text):
            Phrase(
                """
                A habit is daily, weekdays, mon wed fri, 3/week, monthly, every 3 days, every 2 weeks or none, also 3/week \
                over 8 weeks; not \(quoted: text). See help cadences.
                """,
                .ko(
                    """
                    주기는 매일, 평일, 월 수 금, 주 3회, 월 1회, 3일마다, 2주마다, 없음처럼 입력하세요. 뒤에 최근 8주(월 단위는 최근 3개월)를 붙일 수 \
                    있습니다. \(quoted: text, .topic) 쓸 수 없습니다. 자세히: help cadences
                    """),
                .ja(
                    """
                    頻度は 毎日、平日、月 水 金、週3回、月1回、3日ごと、2週間ごと、なし のように入力してください。後ろに 直近8週（月単位は 直近3か月）も\
                    付けられます。\(quoted: text)は使えません。詳しくは help cadences
                    """))
        case .notPauses(let text): PausePhrases.notPauses(text)
        case .notAHabit(let cell): PausePhrases.notAHabit(cell)
        case .notPaused(let cell): PausePhrases.notPaused(cell)
        case .pauseIsOver(let day): PausePhrases.pauseIsOver(day)
        case .rateOfHabit(let cell): HabitPhrases.rateOfHabit(cell.address ?? "")
        case .dueDayIsPast(let day): MandalartPhrases.dueDayIsPast(day)
        case .positionOutOfRange(let text):
            Phrase(
                "A position is a number from 1 to 9, by rows, not \(quoted: text).",
                .ko("위치는 왼쪽 위부터 차례로 매긴 1부터 9까지의 번호입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("位置は左上から順に数えた1から9までの番号です。\(quoted: text)は使えません。"))
        case .positionIsCentre:
            Phrase(
                "5 is the centre. The positions around it are 1 to 4 and 6 to 9.",
                .ko("5는 가운데 칸입니다. 바깥쪽 칸의 위치는 1~4와 6~9입니다."), .ja("5は中央です。まわりの位置は1～4と6～9です。"))
        case .titleOfCentre(let cell, let address): MandalartPhrases.titleOfCentre(cell, at: address)
        case .notAnImageAddress(let text):
            Phrase(
                "An image is given by its http or https address, not by \(quoted: text).",
                .ko("이미지는 http나 https 주소로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("画像は http か https のアドレスで指定してください。\(quoted: text)は使えません。"))
        case .empty(let cell): MandalartPhrases.empty(cell.sentenceName)
        case .filledSince(let cell, let title): MandalartPhrases.filledSince(cell.sentenceName, with: title)
        case .alreadyEmpty(let cell):
            Phrase(
                "\(cell.sentenceName) is empty already.", .ko("\(cell.sentenceName, .topic) 이미 비어 있습니다."),
                .ja("\(cell.sentenceName)はすでに空です。"))
        case .noSuchField(.rate, _):
            Phrase(
                "A goal has no rate of its own: it is the mean of what lies around it.",
                .ko("목표의 달성률은 직접 정할 수 없습니다. 바깥쪽 칸의 평균이 달성률이 됩니다."),
                .ja("目標の達成率は直接入力できません。まわりのサブ目標やアクションの平均が達成率になります。"))
        case .noSuchField(.every, _):
            Phrase(
                "Only an action item can be a habit.", .ko("습관으로 만들 수 있는 것은 실천 항목뿐입니다."),
                .ja("習慣にできるのはアクションだけです。"))
        case .noSuchField(let field, _):
            Phrase(
                "An action item has no \(field.name); its sub-goal has one.",
                .ko("실천 항목에는 \(field.name, .subject) 없습니다. 세부 목표에만 있습니다."),
                .ja("アクションに\(field.name)はありません。サブ目標にだけあります。"))
        case .notAChartNumber(let text):
            Phrase(
                "Charts have numbers from 1, as “charts” lists them, not \(quoted: text).",
                .ko("만다라트 번호는 charts 목록에 나오는 1 이상의 번호입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("マンダラートの番号は charts の一覧にある1以上の番号です。\(quoted: text)は使えません。"))
        case .noSuchChart(let text): MandalartPhrases.noSuchChart(text)
        case .noSuchTitle(let text):
            Phrase(
                "No title in this chart has \(quoted: text). “search” looks through all charts.",
                .ko("이 만다라트에는 \(quoted: text, .subject) 들어간 제목이 없습니다. 모든 만다라트에서 찾으려면 search를 입력하세요."),
                .ja("このマンダラートには\(quoted: text)を含むタイトルがありません。search ですべてのマンダラートから探せます。"))
        case .ambiguousTitle(let text, let cells):
            MandalartPhrases.ambiguousTitle(text, cells.map(\.address))
        case .ambiguousChart(let text, let charts): MandalartPhrases.ambiguousChart(text, charts.map(\.id))
        case .chartNameTaken(let name):
            Phrase(
                "Another chart is called \(quoted: name).", .ko("이름이 \(quoted: name)인 만다라트가 이미 있습니다."),
                .ja("\(quoted: name)という名前のマンダラートがすでにあります。"))
        case .severalCharts(let count):
            Phrase(
                "The document has \(count) charts, and --into takes one. Leave it out, or export one chart alone.",
                .ko("문서에 만다라트가 \(count)개 있는데 --into로는 하나만 가져올 수 있습니다. --into를 빼거나 하나만 내보내세요."),
                .ja("文書にマンダラートが\(counting: count)ありますが、--into で取り込めるのは1つだけです。--into を省くか、1つだけ書き出してください。"))
        case .noChartToPlace:
            Phrase(
                "The document has wishes and no chart, and --into takes a chart. Leave it out to import the wishes.",
                .ko("문서에 소원만 있고 만다라트가 없어 --into를 쓸 수 없습니다. 소원을 가져오려면 --into를 빼세요."),
                .ja("文書には願いだけがあり、マンダラートがないため、--into は使えません。願いを取り込むには --into を省いてください。"))
        case .chartIsArchived(let id):
            Phrase(
                "Chart \(id) is archived. Bring it back first: charts unarchive \(id)",
                .ko("만다라트 \(id, .topic) 아카이브되어 있습니다. 먼저 아카이브를 해제하세요: charts unarchive \(id)"),
                .ja("マンダラート \(id) はアーカイブされています。先にアーカイブを解除してください: charts unarchive \(id)"))
        case .lastChart:
            Phrase(
                "There is no other chart to work on. Begin one first: charts new <name…>",
                .ko("작업할 다른 만다라트가 없습니다. 먼저 하나 만드세요: charts new <이름…>"),
                .ja("作業できるマンダラートがほかにありません。先に新しく作ってください: charts new <名前…>"))
        case .samePlace:
            Phrase("It is there already.", .ko("이미 거기에 있습니다."), .ja("すでにそこにあります。"))
        case .taken(let cell):
            Phrase(
                "\(cell.sentenceName) is filled already. Swap the two, or clear it first.",
                .ko("\(cell.sentenceName, .topic) 이미 채워져 있습니다. 서로 바꾸거나(swap) 먼저 비우세요(clear)."),
                .ja("\(cell.sentenceName)は入力済みです。入れ替える（swap）か、先に空にしてください（clear）。"))
        case .differentKinds:
            Phrase(
                "A sub-goal changes places with sub-goals alone, an action item with action items.",
                .ko("세부 목표는 세부 목표끼리, 실천 항목은 실천 항목끼리만 위치를 바꿀 수 있습니다."),
                .ja("サブ目標はサブ目標同士、アクションはアクション同士でのみ入れ替えられます。"))
        case .notAnAddress(let text):
            Phrase(
                "A cell is typed as 3, as 3/2 (item 2 of sub-goal 3) or as 2:3/2 (of chart 2), not as \(quoted: text).",
                .ko("칸은 3, 3/2(세부 목표 3의 실천 항목 2), 2:3/2(만다라트 2의 것)처럼 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("マスは 3、3/2（サブ目標3のアクション2）、2:3/2（マンダラート2のもの）のように入力してください。\(quoted: text)は使えません。"))
        case .notAnItem(let text):
            Phrase(
                "\(quoted: text) is a goal. Name an action item, such as 3/2: item 2 of sub-goal 3.",
                .ko("\(quoted: text, .topic) 목표입니다. 실천 항목을 3/2(세부 목표 3의 실천 항목 2)처럼 입력하세요."),
                .ja("\(quoted: text)は目標です。アクションを 3/2（サブ目標3のアクション2）のように入力してください。"))
        case .nothingToSearch:
            Phrase(
                "A search needs a letter, a digit or a symbol.", .ko("검색하려면 글자나 숫자, 기호가 있어야 합니다."),
                .ja("検索には文字か数字か記号が必要です。"))
        case .daysOutOfRange(let text):
            Phrase(
                "Days are a whole number from 1 to 3650, or “all”, not \(quoted: text).",
                .ko("일수는 1부터 3650까지의 정수 또는 “all”입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("日数は1から3650までの整数か「all」です。\(quoted: text)は使えません。"))
        case .rowsOutOfRange(let text):
            Phrase(
                "The number of rows is a whole number from 1 to 100, not \(quoted: text).",
                .ko("보여 줄 개수는 1부터 100까지의 정수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("表示する件数は1から100までの整数です。\(quoted: text)は使えません。"))
        }
    }
}
