import MandalartDomainInterface
import ProgressDomainInterface
import Time

/// The chart as it was at the end of each week.
struct ChartPast {
    private let today: Int
    private let firstWeek: Int
    private var chart = Chart()
    /// The chart at the end of each week that is over, from the first one that is told of.
    private var ends: [Chart] = []
    private var days: [Int: Int] = [:]
    private var counts: [Cell: Int] = [:]
    private var loggedDays: [Cell: Set<Day>] = [:]

    init(today: Int) {
        self.today = today
        firstWeek = ChartProgress.week(of: today) - ChartProgress.weekCount + 1
    }

    /// Expects days in ascending order.
    mutating func add(_ day: ChartDay) {
        days[day.day, default: 0] += day.edits
        end(weeksBefore: ChartProgress.week(of: day.day))
        chart = day.chart
    }

    mutating func add(_ activity: Activity, on day: Int) {
        days[day, default: 0] += 1
        if activity.isGone { return }
        let cell = Cell.actionItem(activity.position, in: activity.subGoal)
        counts[cell, default: 0] += 1
        loggedDays[cell, default: []].insert(activity.day)
    }

    private mutating func end(weeksBefore week: Int) {
        let count = min(week - firstWeek, ChartProgress.weekCount - 1)
        while ends.count < count { ends.append(chart) }
    }

    /// All weeks up to today, of which the last one shows the chart as it is now.
    func progress(to now: Chart, activities: [Activity]) -> ChartProgress {
        var past = self
        past.end(weeksBefore: ChartProgress.week(of: today))
        let kept = keptDays(of: now)
        let charts = (past.ends + [now]).enumerated().map { index, chart in
            let sunday = (firstWeek + index) * 7 + 3
            return chart.seen(on: Day(number: min(sunday, today)), keptOn: kept)
        }
        let parts = now.subGoals.sorted { $0.key < $1.key }.flatMap { subGoal, goal in
            [series(of: goal, at: subGoal, in: charts)]
                + goal.items.sorted { $0.key < $1.key }.map { position, item in
                    ChartProgress.Series(
                        subGoal: subGoal, position: position, title: item.title,
                        weeks: charts.map { $0.rate(of: item, at: position, in: subGoal) },
                        activities: counts[.actionItem(position, in: subGoal)] ?? 0)
                }
        }
        let earliest = (firstWeek * 7 - 3)...today
        return ChartProgress(
            today: today, weeks: charts.map { $0.subGoals.isEmpty ? nil : $0.rate }, parts: parts,
            days: days.filter { earliest.contains($0.key) },
            activities: activities.suffix(10).sorted { ($0.day, $0.number) > ($1.day, $1.number) })
    }

    /// The days on which something was logged for the habits of a chart.
    private func keptDays(of chart: Chart) -> [Identity: [Day]] {
        var kept: [Identity: [Day]] = [:]
        for (subGoal, goal) in chart.subGoals {
            for (position, item) in goal.items where item.id != nil {
                let days = loggedDays[.actionItem(position, in: subGoal)] ?? []
                if let id = item.id { kept[id] = days.sorted() }
            }
        }
        return kept
    }

    private func series(of goal: SubGoal, at subGoal: Position, in charts: [Chart]) -> ChartProgress.Series {
        ChartProgress.Series(
            subGoal: subGoal, position: nil, title: goal.title,
            weeks: charts.map { chart in chart.subGoals[subGoal].flatMap { $0.items.isEmpty ? nil : $0.rate } },
            activities: goal.items.keys.reduce(0) { $0 + (counts[.actionItem($1, in: subGoal)] ?? 0) })
    }
}

extension Chart {
    /// The chart with the rates that its habits had on a day.
    fileprivate func seen(on day: Day, keptOn days: [Identity: [Day]]) -> Chart {
        var chart = self
        chart.updateItems { _, item in
            guard let habit = item.habit else { return }
            item.habit = Habit(habit.cadence, days: item.id.flatMap { days[$0] } ?? habit.days, today: day)
        }
        return chart
    }

    /// How far an item of a later chart was done in this one, wherever it was then.
    fileprivate func rate(of item: ActionItem, at position: Position, in subGoal: Position) -> AchievementRate? {
        let here = subGoals[subGoal]?.items[position]
        if let here, here.id == nil || item.id == nil || here.id == item.id { return here.rate }
        return subGoals.values.flatMap(\.items.values).first { $0.id != nil && $0.id == item.id }?.rate
    }
}
