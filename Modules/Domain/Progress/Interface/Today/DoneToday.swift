public import Basics
public import MandalartDomainInterface

/// A row of the list “Done today”: a log entry, an action item that reached 100%, or both.
public struct DoneToday: Equatable, Sendable {
    /// The number of the chart that contains the item.
    public let chart: ChartID
    /// The day of the list.
    public let day: Day
    /// The positions of the item and of its sub-goal; for a cleared item, the last ones.
    public let subGoal, position: Position
    /// The title of the item; for a log entry, the title at the time of logging.
    public let item: Title
    /// The log entry; `nil` for an item that reached 100% without an entry of the day.
    public let entry: Activity?
    /// The item, if it reached 100% on the day; otherwise `nil`. If the item has several rows, `completed` is `nil` in
    /// all but the last.
    public let completed: FoundCell?

    private init(_ entry: ChartActivity, completed: FoundCell?) {
        let activity = entry.activity
        (chart, day, item) = (entry.chart, activity.day, activity.item)
        (subGoal, position) = (activity.subGoal, activity.position)
        (self.entry, self.completed) = (activity, completed)
    }

    private init?(_ completed: FoundCell, on day: Day) {
        guard case .actionItem(let position, in: let subGoal) = completed.cell else { return nil }
        (chart, self.day, item) = (completed.chart, day, completed.title)
        (self.subGoal, self.position) = (subGoal, position)
        (entry, self.completed) = (nil, completed)
    }

    /// Returns a row for each log entry of a day, then one for each completed item without an entry. A completed item
    /// with entries is in the row of its last entry.
    package static func list(
        _ entries: [ChartActivity], completed: [FoundCell] = [], on day: Day
    ) -> [DoneToday] {
        var left = completed
        let logged = entries.reversed().map { entry in
            let index = left.firstIndex { $0.place == entry.place }
            return DoneToday(entry, completed: index.map { left.remove(at: $0) })
        }
        return logged.reversed() + left.compactMap { DoneToday($0, on: day) }
    }

    /// The JSON members of a row of “Done today”, except for the number of its chart.
    public static let members: [Member<DoneToday>] = [
        .member("time", ProgressRecordPhrases.doneTime) { $0.entry?.time.universal },
        .member("day", ProgressRecordPhrases.doneDay) { $0.day.description },
        .member("subGoal", ProgressRecordPhrases.subGoal) { $0.subGoal.number },
        .member("position", ProgressRecordPhrases.positionNow) { $0.position.number },
        .member("gone", ProgressRecordPhrases.gone) { $0.entry?.isGone ?? false },
        .member("item", ProgressRecordPhrases.doneItem) { $0.item.text },
        .member("text", ProgressRecordPhrases.doneText) { $0.entry?.text.text },
        .member("completed", ProgressRecordPhrases.completed) { $0.completed != nil },
    ]
}
