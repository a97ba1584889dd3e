public import Basics
public import DreamsDomainInterface
public import MandalartDomainInterface
import ProgressDomainInterface

extension NamedChart {
    /// The JSON object of a chart, which is a line of an export.
    public static let record = Record<NamedChart>(
        "chart", ChartRecordPhrases.chart,
        [
            .member("archived", ExchangeRecordPhrases.archived) { $0.isArchived },
            .member("name", ExchangeRecordPhrases.exportedName) { $0.name?.text },
            .members(Chart.members) { $0.chart },
        ])
}

extension DocumentedChart {
    /// The JSON object of a chart with its log and its picks, which is a line of a complete export.
    public static let record = Record<DocumentedChart>(
        NamedChart.record.kind, ChartRecordPhrases.chart,
        [
            .member("number", ExchangeRecordPhrases.exportedNumber) { $0.number?.number },
            .members(NamedChart.record.members) { $0.named },
            .list("log", ExchangeRecordPhrases.log, of: Activity.entryMembers) { $0.log },
            // Omitted without picks, so that an older version can read the line.
            .members([.list("picks", ExchangeRecordPhrases.picks, of: DocumentedPick.members) { $0 }]) {
                $0.picks.isEmpty ? nil : $0.picks
            },
            // Omitted, for the same reason, where no habit has another rate.
            .members([.list("markedRates", ExchangeRecordPhrases.markedRates, of: MarkedRate.members) { $0 }]) {
                chart -> [MarkedRate]? in
                let rates = chart.named.chart.markedRates
                return rates.isEmpty ? nil : rates
            },
        ])
}

/// The rate that an action item had before it became a habit.
private struct MarkedRate: Sendable {
    let subGoal, position: Position
    let rate: AchievementRate

    static let members: [Member<MarkedRate>] = [
        .member("subGoal", ExchangeRecordPhrases.subGoalOfPick) { $0.subGoal.number },
        .member("position", ExchangeRecordPhrases.positionOfPick) { $0.position.number },
        .member("rate", ExchangeRecordPhrases.markedRate) { $0.rate.percent },
    ]
}

extension Chart {
    /// The marked rates of habits, ordered by their addresses, as far as they differ from the calculated rates.
    fileprivate var markedRates: [MarkedRate] {
        subGoals.sorted { $0.key < $1.key }.flatMap { subGoal, goal in
            goal.items.sorted { $0.key < $1.key }.filter { $0.value.rate != $0.value.markedRate }.map { item in
                MarkedRate(subGoal: subGoal, position: item.key, rate: item.value.markedRate)
            }
        }
    }
}

extension DocumentedPick {
    /// The JSON members of a pick.
    fileprivate static let members: [Member<DocumentedPick>] = [
        .member("subGoal", ExchangeRecordPhrases.subGoalOfPick) { $0.subGoal.number },
        .member("position", ExchangeRecordPhrases.positionOfPick) { $0.position.number },
        .member("day", ExchangeRecordPhrases.dayOfPick) { $0.day.description },
    ]
}

extension Wish {
    /// The JSON object of a wish with its tree, which is a line of a complete export.
    public static let record = Record<Numbered>("wish", ExchangeRecordPhrases.wish, members)
}

extension ChartArrival {
    /// The JSON members about the imported charts, in the reply to an import.
    public static let imported: [Member<[ChartArrival]>] = [
        .list(
            "charts", ExchangeRecordPhrases.arrivals,
            of: [
                .member("name", ExchangeRecordPhrases.arrivalName) { $0.name?.text },
                .member("replaced", ExchangeRecordPhrases.arrivalPlace) { $0.replaced?.number },
                .member("filledCells", ExchangeRecordPhrases.arrivalCells) { $0.filledCells },
                .member("changedCells", ExchangeRecordPhrases.arrivalChanges) { $0.changedCells },
                .member("emptiedCells", ExchangeRecordPhrases.arrivalEmptied) { $0.emptiedCells },
            ]
        ) { $0 }
    ]
}

extension Additions {
    /// The JSON members for the numbers of imported log entries, picks and wishes, in the reply to an import.
    public static let imported: [Member<Additions>] = [
        .member("logEntries", ExchangeRecordPhrases.addedEntries) { $0.logEntries },
        .member("picks", ExchangeRecordPhrases.addedPicks) { $0.picks },
        .member("wishes", ExchangeRecordPhrases.importedWishes) { $0.newWishes + $0.changedWishes },
    ]
}

/// The manual's descriptions of the JSON of exports and imports.
enum ExchangeRecordPhrases {
    static let exportedName = Phrase(
        "of an export: what the chart is called, or null; an import reads such lines again",
        .ko("export면 만다라트의 이름, 또는 null. import로 이 줄을 다시 읽을 수 있음"), .ja("export ならマンダラートの名前、または null。import でこの行を取り込める"))
    static let arrivals = Phrase(
        "of an import: what became of each chart", .ko("import면 만다라트마다 어떻게 되었는지"), .ja("import なら、各マンダラートがどうなったか"))
    static let arrivalName = Phrase("its name, or null", .ko("만다라트의 이름, 또는 null"), .ja("マンダラートの名前、または null"))
    static let arrivalPlace = Phrase(
        "the number of the chart whose place it took, or null for a new one", .ko("대체된 만다라트의 번호, 새로 추가되었으면 null"),
        .ja("置き換えられたマンダラートの番号、新しく追加した場合は null"))
    static let arrivalCells = Phrase("how many cells it has", .ko("채운 칸의 수"), .ja("入力済みのマスの数"))
    static let arrivalChanges = Phrase(
        "how many filled cells of the chart in its place changed", .ko("대체된 만다라트의 채운 칸 중 바뀐 수"),
        .ja("置き換えられた入力済みのマスのうち、変わった数"))
    static let arrivalEmptied = Phrase(
        "how many of those are empty now", .ko("그중 비워진 칸의 수"), .ja("そのうち空になったマスの数"))

    // MARK: - A complete export

    static let exportedNumber = Phrase(
        "of a complete export: the number of the chart, to which wishes refer; null where it has none",
        .ko("전체 export면 소원이 가리키는 만다라트의 번호. 없으면 null"),
        .ja("すべてを含む export なら、願いが指すマンダラートの番号。なければ null"))
    static let archived = Phrase(
        "whether it is archived", .ko("아카이브 여부"), .ja("アーカイブ済みか"))
    static let log = Phrase(
        "of a complete export: what was done for its items, in the order in which it was logged",
        .ko("전체 export면 실천 항목의 기록. 기록한 순서대로"), .ja("すべてを含む export なら、アクションの記録。記録した順"))
    static let picks = Phrase(
        "of a complete export: the items picked for a week; omitted if there are none",
        .ko("전체 export면 이번 주 항목으로 고른 실천 항목. 없으면 생략"), .ja("すべてを含む export なら、今週の項目に選んだアクション。なければ省略"))
    static let subGoalOfPick = Phrase(
        "the position of the item’s sub-goal", .ko("실천 항목이 속한 세부 목표의 위치"), .ja("アクションのサブ目標の位置"))
    static let positionOfPick = Phrase("the position of the item", .ko("실천 항목의 위치"), .ja("アクションの位置"))
    static let dayOfPick = Phrase(
        "the day on which it was picked", .ko("고른 날짜"), .ja("選んだ日付"))
    static let markedRates = Phrase(
        "of a complete export: the other rates of habits, from before they were habits; omitted if there are none",
        .ko("전체 export면 습관이 되기 전의 달성률. 지금과 다른 것만. 없으면 생략"),
        .ja("すべてを含む export なら、習慣になる前の達成率。今と異なるものだけ。なければ省略"))
    static let markedRate = Phrase(
        "the rate that the item has again when it is no habit any more, in percent",
        .ko("습관이 아니게 되면 다시 쓰는 달성률(퍼센트)"), .ja("習慣でなくなると再び使われる達成率（パーセント）"))
    static let wish = Phrase(
        "A line of a complete export, after those of the charts: a wish with its tree.",
        .ko("전체 export에서 만다라트 다음에 오는 줄. 소원 하나와 그 소원 나무입니다."),
        .ja("すべてを含む export で、マンダラートの後に続く行。願い1つとその木です。"))
    static let addedEntries = Phrase(
        "of an import: how many entries of logs were added", .ko("import면 추가된 기록의 수"), .ja("import なら、追加された記録の数"))
    static let addedPicks = Phrase(
        "of an import: how many items were picked for a week", .ko("import면 이번 주 항목으로 고른 실천 항목의 수"),
        .ja("import なら、今週の項目に選んだアクションの数"))
    static let importedWishes = Phrase(
        "of an import: how many wishes were added or changed", .ko("import면 추가되거나 바뀐 소원의 수"),
        .ja("import なら、追加または変更された願いの数"))
}
