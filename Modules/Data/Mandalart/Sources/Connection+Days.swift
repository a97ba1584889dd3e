import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

extension Connection {
    /// Returns the days on which a chart was edited, in order. The last of them in each span, such as a week, comes
    /// with the chart as it was at the end of that day.
    ///
    /// The method starts from the current rows, and reverts them edit by edit.
    func days(
        of chart: RowID, in journal: Journal, _ day: (Timestamp) -> Int, lastOf span: (Int) -> Int
    ) throws -> [ChartDay] {
        var days: [ChartDay] = []
        try journal.goBack(in: chart.number, through: ["goal", "item"], from: self) { time, rows in
            let number = day(time)
            if let last = days.last, last.day <= number {
                // After a change of the time zone, an earlier edit may seem to be on a later day. It is counted for the
                // day of the later edit.
                days[days.count - 1] = ChartDay(last.day, edits: last.edits + 1, chart: last.chart)
            } else {
                let isLast = days.last.map { span($0.day) != span(number) } ?? true
                let chart = isLast ? try placed(ChartRows(rows, of: chart)).chart : nil
                days.append(ChartDay(number, edits: 1, chart: chart))
            }
        }
        return days.reversed()
    }
}

extension ChartRows {
    /// Creates the rows of a chart as they were at a point in the past.
    fileprivate init(_ past: PastRows, of chart: RowID) {
        self.init()
        for (id, fields) in past.rows(of: "item") {
            guard let title = try? Title(fields.text("title") ?? ""), let goal = fields.integer("goal"),
                let rate = try? AchievementRate(fields.integer("rate") ?? 0), let position = fields.integer("position")
            else { continue }
            items[id] = ItemRow(
                goal: RowID(Int64(goal)), position: position,
                content: .actionItem(
                    ActionItem(title: title, rate: rate, habit: fields.habit, id: Identity(id))))
        }
        let goals = past.rows(of: "goal", keeping: Set(items.values.map(\.goal)))
        for (id, fields) in goals where fields["chart"] == .integer(chart.number) {
            guard let title = try? Title(fields.text("title") ?? ""), let position = fields.integer("position") else {
                continue
            }
            // For a past day, only the title of a goal is needed.
            self.goals[id] = GoalRow(chart: chart, position: position, content: .goal(Goal(title: title)))
        }
    }
}
