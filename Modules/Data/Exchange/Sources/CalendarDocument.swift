import ExchangeDomainInterface
import MandalartDomainInterface
import Time

/// The due days of charts as iCalendar (RFC 5545): an event of a whole day for each cell that has one. Calendars that
/// take the document twice keep one event a cell, as each is known by the identity of its cell.
struct CalendarDocument {
    /// When the events were written.
    let today: Day

    /// What stands before the events.
    var beginning: String {
        Self.text(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//ribcage//mandalart//EN", "CALSCALE:GREGORIAN"])
    }

    /// The events of a chart, in the order of its cells; empty where no cell has a due day.
    func events(of named: NamedChart) -> String {
        let chart = named.chart
        var events: [String] = []
        if let goal = chart.coreGoal {
            events += event(of: goal.due, goal.id, at: "0", goal.title, chart.rate, [goal.description.text])
        }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            let place = "\(position) · \(named.title)"
            events += event(
                of: goal.due, goal.id, at: "\(position)", goal.title, goal.rate, [place, goal.description.text])
            for (number, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                let place = "\(position)/\(number) · \(goal.title.text) · \(named.title)"
                events += event(of: item.due, item.id, at: "\(position)-\(number)", item.title, item.rate, [place])
            }
        }
        return Self.text(events)
    }

    /// What stands behind the events.
    var end: String { Self.text(["END:VCALENDAR"]) }

    private func event(
        of due: Day?, _ identity: Identity?, at place: String, _ title: Title, _ rate: AchievementRate,
        _ details: [String]
    ) -> [String] {
        guard let due else { return [] }
        // A cell that no store has is known by its place and its day.
        let name = identity.map { "\($0.number)" } ?? "\(place)-\(due)"
        let description = (["\(rate)"] + details.filter { !$0.isEmpty }).joined(separator: "\n")
        return [
            "BEGIN:VEVENT", "UID:\(name)@mandalart", "DTSTAMP:\(Self.date(today))T000000Z",
            "DTSTART;VALUE=DATE:\(Self.date(due))", "DTEND;VALUE=DATE:\(Self.date(Day(number: due.number + 1)))",
            "SUMMARY:" + ((rate == .full ? "✓ " : "") + title.text).calendarText,
            "DESCRIPTION:" + description.calendarText, "TRANSP:TRANSPARENT", "END:VEVENT",
        ]
    }

    /// A date as in RFC 5545: `20270321`.
    private static func date(_ day: Day) -> String { day.description.filter { $0 != "-" } }

    /// Lines that end as RFC 5545 asks, none longer than 75 bytes: what is longer goes on in the next line, after a space.
    private static func text(_ lines: [String]) -> String {
        lines.map { line in
            var (folded, length) = ("", 0)
            for scalar in line.unicodeScalars {
                let bytes = UTF8.width(scalar)
                if length + bytes > 75 {
                    folded += "\r\n "
                    length = 1
                }
                folded.unicodeScalars.append(scalar)
                length += bytes
            }
            return folded + "\r\n"
        }.joined()
    }
}

extension String {
    /// The text of a property (RFC 5545, 3.3.11): signs with a meaning are marked, and lines are joined.
    fileprivate var calendarText: String {
        documentLines.map { line in
            line.reduce(into: "") { result, character in
                if "\\;,".contains(character) { result += "\\" }
                result.append(character)
            }
        }.joined(separator: "\\n")
    }
}
