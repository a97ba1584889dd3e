public import Basics

/// A row in the list of charts.
public struct ChartEntry: Hashable, Sendable {
    /// The number of the chart.
    public let id: ChartID
    /// The name; `nil` for the first chart until it gets a name.
    public let name: Title?
    /// Whether the chart is archived. An archived chart is kept, but cannot become the current one.
    public let isArchived: Bool
    /// The title of the core goal; `nil` while its cell is empty.
    public let coreGoal: Title?
    /// The numbers of filled sub-goals, 0…8, and of filled action items, 0…64.
    public let subGoals, actionItems: Int
    /// The achievement rate of the chart.
    public let rate: AchievementRate
    /// Whether any action item is a habit, so that the rate depends on the current day. In a row calculated from a
    /// chart's content, it is always `false`.
    package let hasHabits: Bool

    /// The title in a list: the name, or else the core goal; `nil` if there is neither.
    public var listedTitle: Title? { name ?? coreGoal }

    /// Creates a row from the counts and the rate of a chart.
    public init(
        _ id: ChartID, name: Title?, isArchived: Bool, coreGoal: Title?, subGoals: Int, actionItems: Int,
        rate: AchievementRate, hasHabits: Bool = false
    ) {
        (self.id, self.name, self.isArchived, self.coreGoal) = (id, name, isArchived, coreGoal)
        (self.subGoals, self.actionItems, self.rate) = (subGoals, actionItems, rate)
        self.hasHabits = hasHabits
    }

    /// Creates the row of a chart, with counts and a rate that are calculated from the content.
    public init(_ id: ChartID, name: Title?, isArchived: Bool, of chart: Chart) {
        self.init(
            id, name: name, isArchived: isArchived, coreGoal: chart.coreGoal?.title, subGoals: chart.subGoals.count,
            actionItems: chart.subGoals.values.reduce(0) { $0 + $1.items.count }, rate: chart.rate)
    }

    /// The JSON members of a row in the list of charts.
    public static let members: [Member<ChartEntry>] = [
        .member("number", ChartEntryRecordPhrases.number) { $0.id.number },
        .member("name", ChartEntryRecordPhrases.name) { $0.name?.text },
        .member("archived", ChartEntryRecordPhrases.archived) { $0.isArchived },
        .member("coreGoal", ChartEntryRecordPhrases.coreGoal) { $0.coreGoal?.text },
        .member("subGoals", ChartEntryRecordPhrases.subGoals) { $0.subGoals },
        .member("items", ChartEntryRecordPhrases.items) { $0.actionItems },
        .member("rate", ChartRecordPhrases.meanOfSubGoals) { $0.rate.percent },
    ]
}

/// The manual's descriptions of the JSON members of a row in the list of charts.
enum ChartEntryRecordPhrases {
    static let number = Phrase(
        "which chart it is; a number is never used twice", .ko("만다라트의 번호. 같은 번호는 다시 쓰지 않음"),
        .ja("マンダラートの番号。同じ番号は再び使わない"))
    static let name = Phrase("what it is called, or null", .ko("이름, 또는 null"), .ja("名前、または null"))
    static let archived = Phrase("whether it was put away", .ko("아카이브 여부"), .ja("アーカイブ済みか"))
    static let coreGoal = Phrase(
        "what its core goal is called, or null", .ko("핵심 목표의 제목, 또는 null"), .ja("中心目標のタイトル、または null"))
    static let subGoals = Phrase(
        "how many of its 8 sub-goals are filled", .ko("세부 목표 8개 중 채운 개수"), .ja("8つのサブ目標のうち埋まった数"))
    static let items = Phrase(
        "how many of its 64 action items are filled", .ko("실천 항목 64개 중 채운 개수"), .ja("64個のアクションのうち埋まった数"))
}
