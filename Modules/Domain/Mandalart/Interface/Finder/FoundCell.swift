public import Basics

/// A search result: a filled cell of any chart, with the details that identify it for a person.
public struct FoundCell: Equatable, Sendable {
    /// The number of the cell's chart.
    public let chart: ChartID
    /// The name of the chart, or else the title of its core goal; `nil` if the chart has neither.
    public let chartName: Title?
    /// Whether the chart is archived.
    public let isArchived: Bool
    /// Whether there are other charts, so that the chart must be identified by its name and number.
    public let isOneOfSeveral: Bool
    /// The cell within its chart.
    public let cell: Cell
    /// The title of the cell.
    public private(set) var title: Title
    /// The title of an action item's sub-goal; `nil` for a goal.
    public let subGoal: Title?
    /// The rate of an action item, as the person set it; `nil` for a goal.
    private var markedRate: AchievementRate?
    /// The time of an action item's last edit; `nil` for a goal, or if the time is unknown.
    public let touched: Timestamp?
    /// The number of civil days since the last edit, on the day on which the cell is shown: 1 for yesterday, at
    /// whichever hour. `nil` for a goal, if the time is unknown, or if no day was given.
    package(set) public var daysAgo: Int?
    /// The due day; `nil` for none.
    package(set) public var due: Day?
    /// The habit of an action item; `nil` for a goal, or for an item that is done once.
    package(set) public var habit: Habit?

    /// The identity of an action item; `nil` for a goal.
    @Unseen public private(set) var id: Identity?

    /// The address of the cell: `3/2`, or including its chart if there are several, `2:3/2`.
    public var address: String {
        isOneOfSeveral ? cell.address(in: chart) : "\(CellAddress(cell))"
    }

    /// The achievement rate of an action item; `nil` for a goal.
    public var rate: AchievementRate? { habit?.rate ?? markedRate }

    /// Whether an action item is finished; for a habit, whether it need not be kept any more today.
    public var isDone: Bool { habit.map { !$0.isOpen } ?? (rate == .full) }

    /// Whether the cell is a habit that is paused today.
    public var isPaused: Bool { habit?.isPaused == true }

    /// Creates a found cell. Only an action item has an identity, a sub-goal, a rate and a time of its last edit.
    public init(
        in chart: ChartID, called chartName: Title?, isArchived: Bool = false, isOneOfSeveral: Bool = true,
        cell: Cell, id: Identity? = nil, title: Title, subGoal: Title? = nil, rate: AchievementRate? = nil,
        touched: Timestamp? = nil, due: Day? = nil,
        habit: Habit? = nil
    ) {
        (self.chart, self.chartName) = (chart, chartName)
        (self.isArchived, self.isOneOfSeveral) = (isArchived, isOneOfSeveral)
        (self.cell, self.title, self.subGoal) = (cell, title, subGoal)
        (markedRate, self.touched, self.due, self.habit) = (rate, touched, due, habit)
        self.id = id
    }

    /// Returns the cell with the title, rate, due day and habit of an edited item, if it is this item.
    package func updated(by edited: EditedItem) -> FoundCell {
        guard let id, id == edited.item.id else { return self }
        var found = self
        (found.title, found.markedRate) = (edited.item.title, edited.item.markedRate)
        (found.due, found.habit) = (edited.item.due, edited.item.habit)
        return found
    }

    /// Returns the cell with the given rate.
    public func rated(_ rate: AchievementRate) -> FoundCell {
        var found = self
        found.markedRate = rate
        return found
    }

    /// Returns the cell with the given day as the current day of its habit, on which its rate depends.
    package func seen(on day: Day) -> FoundCell {
        var found = self
        found.habit?.today = day
        return found
    }

    /// Returns the cell as ``seen(on:)`` does, with the number of days since its last edit.
    package func seen(on day: Day, localTime: (Timestamp) -> LocalTime) -> FoundCell {
        var found = seen(on: day)
        // A clock that was set back makes an edit one of tomorrow.
        found.daysAgo = touched.map { max(0, day.number - Day(of: localTime($0)).number) }
        return found
    }

    /// Returns the cell as one that was edited a number of civil days ago.
    package func edited(daysAgo days: Int) -> FoundCell {
        var found = self
        found.daysAgo = days
        return found
    }

    /// The cell with the number of its chart.
    public var place: CellTarget { CellTarget(cell, in: chart) }

    /// The title of the cell's sub-goal, if any, and the name of its chart if there are several; empty for a core goal
    /// with the same title as its chart.
    public var surroundings: [Title] {
        if cell == .coreGoal, chartName == title { return [] }
        return [subGoal, isOneOfSeveral ? chartName : nil].compactMap(\.self)
    }

    /// Returns the JSON members of a found cell, including the route to the cell.
    public static func members(at route: @escaping @Sendable (FoundCell) -> String) -> [Member<FoundCell>] {
        membersWithoutHabit(at: route) + [.object("habit", ChartRecordPhrases.habit, of: Habit.members) { $0.habit }]
    }

    /// Returns the JSON members of a found cell that cannot be a habit, including the route to the cell.
    public static func membersWithoutHabit(
        at route: @escaping @Sendable (FoundCell) -> String
    ) -> [Member<FoundCell>] {
        [.member("route", FoundCellRecordPhrases.route, route)] + members
    }

    private static let members: [Member<FoundCell>] = [
        .member("chart", FoundCellRecordPhrases.chart) { $0.chart.number },
        .member("archived", FoundCellRecordPhrases.archived) { $0.isArchived },
        .members(Cell.members) { $0.cell },
        .member("title", ChartRecordPhrases.title) { $0.title.text },
        .optional("rate", FoundCellRecordPhrases.rate) { $0.rate?.percent },
        .optional("touched", FoundCellRecordPhrases.touched) { found in
            found.rate.map { _ in found.touched?.universal }
        },
        .member("due", ChartRecordPhrases.due) { $0.due?.description },
    ]
}

/// The results of a query, with its time.
public struct Findings: Equatable, Sendable {
    /// The found cells in the order of the query, at most as many as requested.
    public private(set) var cells: [FoundCell]
    /// The found log entries, latest day first; empty unless the query is a search.
    public private(set) var entries: [FoundEntry]
    /// Whether the query matches more than ``cells`` and ``entries``.
    public let areMore: Bool
    /// Whether a cell was found, or any chart that is not archived has an action item, finished or not. If `false`,
    /// queries for next or stale items cannot find anything.
    public let hasItems: Bool
    /// The time of the query.
    public let time: Timestamp
    /// The local day of the query.
    public let today: Day

    /// Creates the results of a query at a time, as seen on its local day. Local time is by default that of UTC.
    public init(
        _ cells: [FoundCell], entries: [FoundEntry] = [], areMore: Bool = false, hasItems: Bool = true,
        at time: Timestamp,
        localTime: (Timestamp) -> LocalTime = { LocalTime($0, minutesAhead: 0) }
    ) {
        let today = Day(of: localTime(time))
        self.cells = cells.map { $0.seen(on: today, localTime: localTime) }
        self.entries = entries.map { $0.with($0.item.seen(on: today, localTime: localTime)) }
        (self.today, self.areMore, self.hasItems, self.time) = (today, areMore, hasItems, time)
    }

    /// Returns the findings with the edited item updated. The cells and their order stay the same.
    public func showing(_ edited: EditedItem) -> Findings {
        var findings = self
        findings.cells = cells.map { $0.updated(by: edited) }
        findings.entries = entries.map { $0.with($0.item.updated(by: edited)) }
        return findings
    }
}

/// A log entry that a search found, with its action item.
public struct FoundEntry: Equatable, Sendable {
    /// The number of the entry, unique in the store.
    public let number: Int
    /// The local day of the entry.
    public let day: Day
    /// The text of the entry.
    public let text: ActivityText
    /// The item.
    public let item: FoundCell

    /// Creates a found entry of an item.
    public init(number: Int, on day: Day, text: ActivityText, of item: FoundCell) {
        (self.number, self.day, self.text, self.item) = (number, day, text, item)
    }

    fileprivate func with(_ item: FoundCell) -> FoundEntry {
        FoundEntry(number: number, on: day, text: text, of: item)
    }

    /// The JSON members of a found entry, including the route to its item.
    public static func members(at route: @escaping @Sendable (FoundCell) -> String) -> [Member<FoundEntry>] {
        [
            .member("number", FoundCellRecordPhrases.number) { $0.number },
            .member("day", FoundCellRecordPhrases.day) { $0.day.description },
            .member("text", FoundCellRecordPhrases.text) { $0.text.text },
            .member("route", FoundCellRecordPhrases.route) { route($0.item) },
            .member("chart", FoundCellRecordPhrases.chart) { $0.item.chart.number },
            .members(Cell.members) { $0.item.cell },
            .member("title", ChartRecordPhrases.title) { $0.item.title.text },
        ]
    }
}

/// The manual's descriptions of the JSON members of a found cell.
enum FoundCellRecordPhrases {
    static let number = Phrase("the number of the log entry", .ko("기록의 번호"), .ja("記録の番号"))
    static let day = Phrase(
        "the local date of the entry (RFC 3339)", .ko("기록한 날의 현지 날짜(RFC 3339)"), .ja("記録した日の現地の日付（RFC 3339）"))
    static let text = Phrase("what was done", .ko("한 일"), .ja("したこと"))
    static let route = Phrase("where it is shown", .ko("표시되는 화면"), .ja("表示される画面"))
    static let chart = Phrase(
        "the number of the chart that it is in", .ko("들어 있는 만다라트의 번호"), .ja("入っているマンダラートの番号"))
    static let archived = Phrase(
        "whether that chart was put away", .ko("그 만다라트의 아카이브 여부"), .ja("そのマンダラートがアーカイブ済みか"))
    static let rate = Phrase(
        "of an action item: how far it is done, in percent", .ko("실천 항목이면 달성률(퍼센트)"), .ja("アクションなら、達成率（パーセント）"))
    static let touched = Phrase(
        "of an action item: when it was edited last, in UTC, or null", .ko("실천 항목이면 마지막으로 편집한 시각(UTC), 또는 null"),
        .ja("アクションなら、最後に編集した時刻（UTC）、または null"))
}
