package import Basics
package import MandalartDomainInterface

extension ChartProgress {
    /// Creates the progress of a chart up to `today`. The edited days are in ascending order, the last one of each week
    /// with the chart at its end; the activities are in the order of their numbers.
    package init(of now: Chart, days: [ChartDay], log: [Activity], today: Day, over span: Span) {
        var counts: [Int: Int] = [:]
        for day in days { counts[day.day, default: 0] += day.edits }
        for activity in log { counts[activity.day.number, default: 0] += 1 }
        let count = Self.weekCount(since: counts.keys.min(), until: today, span)
        let first = Self.week(of: today.number) - count + 1
        let logged = LoggedDays(log)
        let kept = logged.days(of: now)
        let charts = (Self.ends(of: days, from: first, count - 1) + [now]).enumerated().map { index, chart in
            chart.seen(on: Day(number: min((first + index) * 7 + 3, today.number)), keptOn: kept)
        }
        let span = span == .recent ? first * 7 - 3...today.number : .min...today.number
        self.init(
            today: today.number, weeks: charts.map { $0.subGoals.isEmpty ? nil : $0.rate },
            parts: now.parts(in: charts, logged), days: counts.filter { span.contains($0.key) },
            activities: (span.lowerBound == .min ? log : log.suffix(10)).sorted {
                ($0.day, $0.number) > ($1.day, $1.number)
            })
    }

    /// The maximum number of weeks, about twenty years. Earlier edits and activities do not add weeks.
    private static let mostWeeks = 1_044

    private static func weekCount(since first: Int?, until today: Day, _ span: Span) -> Int {
        guard span == .whole, let first else { return weekCount }
        return min(mostWeeks, max(weekCount, week(of: today.number) - week(of: first) + 1))
    }

    /// Returns the chart at the end of each of `count` weeks, beginning with the week `first`.
    private static func ends(of days: [ChartDay], from first: Int, _ count: Int) -> [Chart] {
        var (ends, chart): ([Chart], Chart) = ([], Chart())
        for day in days {
            while ends.count < min(week(of: day.day) - first, count) { ends.append(chart) }
            chart = day.chart ?? chart
        }
        return ends + Array(repeating: chart, count: max(0, count - ends.count))
    }
}

/// The number and the days of the activities of each item.
private struct LoggedDays {
    private(set) var counts: [Cell: Int] = [:]
    private var days: [Cell: Set<Day>] = [:]

    init(_ log: [Activity]) {
        for activity in log where !activity.isGone {
            let cell = Cell.actionItem(activity.position, in: activity.subGoal)
            counts[cell, default: 0] += 1
            days[cell, default: []].insert(activity.day)
        }
    }

    /// Returns the days with activities for each item of a chart, by the item's identity.
    func days(of chart: Chart) -> [Identity: [Day]] {
        var found: [Identity: [Day]] = [:]
        for (subGoal, goal) in chart.subGoals {
            for (position, item) in goal.items {
                guard let id = item.id else { continue }
                found[id] = (days[.actionItem(position, in: subGoal)] ?? []).sorted()
            }
        }
        return found
    }
}

extension Chart {
    /// The number of days on which a habit was kept that its rate can depend on: more than the longest window has.
    private static let mostDaysOfRate = 400

    /// Returns the chart with the rates that its habits had on a day.
    fileprivate func seen(on day: Day, keptOn days: [Identity: [Day]]) -> Chart {
        guard subGoals.values.contains(where: { $0.items.values.contains { $0.habit != nil } }) else { return self }
        var chart = self
        chart.updateItems { _, item in
            guard let habit = item.habit else { return }
            let known = item.id.flatMap { days[$0] } ?? habit.days
            item.habit?.days = Array(known.prefix(known.count(until: day)).suffix(Self.mostDaysOfRate))
            item.habit?.today = day
        }
        return chart
    }

    /// Returns the sub-goals of this chart, each followed by its items, with their rates in the given past charts.
    fileprivate func parts(in charts: [Chart], _ logged: LoggedDays) -> [ChartProgress.Series] {
        subGoals.sorted { $0.key < $1.key }.flatMap { subGoal, goal in
            let items = goal.items.sorted { $0.key < $1.key }.map { position, item in
                ChartProgress.Series(
                    subGoal: subGoal, position: position, title: item.title,
                    weeks: charts.map { $0.rate(of: item, at: position, in: subGoal) },
                    activities: logged.counts[.actionItem(position, in: subGoal)] ?? 0)
            }
            let whole = ChartProgress.Series(
                subGoal: subGoal, position: nil, title: goal.title,
                weeks: charts.map { $0.rate(of: goal, at: subGoal) },
                activities: items.reduce(0) { $0 + $1.activities })
            return [whole] + items
        }
    }

    /// Returns the rate that a sub-goal of a later chart has in this chart, whichever cell contains it; `nil` if this
    /// chart lacks the sub-goal, or if no item around it is filled.
    private func rate(of goal: SubGoal, at position: Position) -> AchievementRate? {
        let (here, known) = (subGoals[position], goal.id.flatMap { id in subGoals.values.first { $0.id == id } })
        let found = known ?? (here?.id == nil || goal.id == nil ? here : nil)
        return found.flatMap { $0.items.isEmpty ? nil : $0.rate }
    }

    /// Returns the rate that an item of a later chart has in this chart, whichever cell contains it; `nil` if this
    /// chart lacks the item.
    private func rate(of item: ActionItem, at position: Position, in subGoal: Position) -> AchievementRate? {
        let here = subGoals[subGoal]?.items[position]
        if let here, here.id == nil || item.id == nil || here.id == item.id { return here.rate }
        return subGoals.values.flatMap(\.items.values).first { $0.id != nil && $0.id == item.id }?.rate
    }
}
