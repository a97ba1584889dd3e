/// How much was done on each day: a row for each day of the week, a column for each week, darker where it was more.
public struct DayGrid: Hashable, Sendable {
    private let weekdays: [Text]
    private let weeks: [[Int?]]

    /// A grid with a column for each week.
    ///
    /// - Parameters:
    ///   - weekdays: what stands before each of the seven rows.
    ///   - weeks: the weeks from the oldest on, each with seven counts; `nil` for a day that is still to come.
    public init(weekdays: [Text], weeks: [[Int?]]) {
        (self.weekdays, self.weeks) = (weekdays, weeks)
    }

    /// The grid drawn, without a style: two columns a week, behind the names of the days.
    public var text: Text {
        let column = (weekdays.map(\.width).max() ?? 0) + 1
        return weekdays.enumerated().map { day, name in
            let marks = weeks.map { week in week.indices.contains(day) ? Self.mark(week[day]) : "  " }.joined()
            return name.padded(to: column) + Text(marks)
        }.joined(separator: "\n")
    }

    private static func mark(_ count: Int?) -> String {
        switch count {
        case nil: "  "
        case 0?: "· "
        case 1?: "░ "
        case 2?, 3?: "▒ "
        case 4?, 5?, 6?: "▓ "
        default: "█ "
        }
    }
}
