import Basics
import ExchangeDomainInterface
import MandalartDomainInterface

/// The due days and habits of charts as iCalendar (RFC 5545): an all-day event for each cell with a due day, and a
/// recurring event for each habit. The events' identifiers come from the identities of the cells, so importing the
/// document twice does not duplicate them.
struct CalendarDocument {
    /// The current day, used as the time stamp of the events.
    let today: Day
    /// The language of the events' texts.
    let language: Language

    /// The lines before the events.
    var beginning: String {
        Self.text(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//ribcage//mandalart//EN", "CALSCALE:GREGORIAN"])
    }

    /// Returns the events of a chart, in the order of its cells; an empty text if there are none.
    func events(of named: NamedChart) -> String {
        let chart = named.chart
        var events: [String] = []
        if let goal = chart.coreGoal {
            events += event(of: goal.due, goal.id, at: "0", goal.title, chart.rate, [goal.note.text])
        }
        for (position, goal) in chart.subGoals.sorted(by: { $0.key < $1.key }) {
            let place = "\(position) · \(named.title)"
            events += event(
                of: goal.due, goal.id, at: "\(position)", goal.title, goal.rate, [place, goal.note.text])
            for (number, item) in goal.items.sorted(by: { $0.key < $1.key }) {
                let place = "\(position)/\(number) · \(goal.title.text) · \(named.title)"
                let details = [place, item.note.text]
                events += event(of: item.due, item.id, at: "\(position)-\(number)", item.title, item.rate, details)
                events += event(of: item, at: "\(position)-\(number)", details)
            }
        }
        return Self.text(events)
    }

    /// The lines after the events.
    var end: String { Self.text(["END:VCALENDAR"]) }

    private func event(
        of due: Day?, _ identity: Identity?, at place: String, _ title: Title, _ rate: AchievementRate,
        _ details: [String]
    ) -> [String] {
        guard let due else { return [] }
        // A goal and an item may have the same number. A cell that is in no store is identified by its position and its
        // day.
        let kind = place.contains("-") ? "item" : "goal"
        return event(
            identity.map { "\(kind)-\($0.number)" } ?? "\(place)-\(due)", on: due, [],
            summary: (rate == .full ? "✓ " : "") + title.text, ["\(rate)"] + details)
    }

    /// Returns the lines of a habit's recurring event, whose last day is the item's due day or the day before a pause
    /// without an end, whichever is earlier. The event does not occur on the days of other pauses, but on those that
    /// take their places. Returns no lines for an item without a habit, or if the event would never occur.
    private func event(of item: ActionItem, at place: String, _ details: [String]) -> [String] {
        guard let habit = item.habit else { return [] }
        let (first, rule) = recurrence(of: habit)
        let pause = habit.pauses.spans.first(where: isEndless).map { Day(number: $0.first.number - 1) }
        let last = [item.due, pause].compactMap(\.self).min()
        guard last.map({ first <= $0 }) ?? true else { return [] }
        let until = last.map { ";UNTIL=\(Self.date($0))" } ?? ""
        let (left, added) = exceptions(of: habit, in: first...(last ?? Day(number: .max)))
        let cadence = habit.cadence
        let isOften = if case .times(let count, _) = cadence.rhythm { count > 1 } else { false }
        let often = HabitPhrases.cadence(cadence).text(in: language)
        return event(
            "\(item.id.map { "item-\($0.number)" } ?? place)-habit", on: first,
            ["RRULE:\(rule)\(until)"] + Self.dates("EXDATE", left) + Self.dates("RDATE", added),
            summary: isOften ? "\(item.title.text) (\(often))" : item.title.text,
            [HabitPhrases.wholeCadence(cadence).text(in: language), "\(item.rate)"] + details)
    }

    /// Returns the days of a habit's event that are left out because of pauses, and the days that are added in their
    /// places. The first of `days` is that of the event.
    private func exceptions(of habit: Habit, in days: ClosedRange<Day>) -> (left: [Day], added: [Day]) {
        func recurs(on day: Day) -> Bool { self.recurs(habit, from: days.lowerBound, on: day) }
        let paused = habit.pauses.spans.filter { !isEndless($0) }.flatMap { pause in
            let first = max(pause.first, days.lowerBound)
            return stride(from: first.number, to: (pause.end ?? first).number, by: 1).map { Day(number: $0) }
        }
        let left = Set(paused).filter { days.contains($0) && recurs(on: $0) }
        let added = Set(left.compactMap { day(insteadOf: $0, of: habit) })
        return (left.sorted(), added.filter { days.contains($0) && !recurs(on: $0) }.sorted())
    }

    /// Returns whether a pause ends an event: one without an end, or of more than ten years. The days of such a pause
    /// would fill the document. A pause that is over ends no event.
    private func isEndless(_ pause: HabitPauses.Span) -> Bool {
        pause.end.map { today < $0 && $0.number - pause.first.number > 3_653 } ?? true
    }

    /// Returns the day that takes the place of a paused one, if any: of a number of days in each week or month, another
    /// day of that week or month; at an interval, the day on which the habit comes back.
    private func day(insteadOf paused: Day, of habit: Habit) -> Day? {
        var day = paused
        while let pause = habit.pauses.span(containing: day) {
            guard let end = pause.end else { return nil }
            day = end
        }
        return switch habit.cadence.rhythm {
        case .on: nil
        case .times(_, let period): period.days(around: paused).contains(day) ? day : nil
        case .every: day
        }
    }

    /// Returns whether a habit's event recurs on a day by its rule, without pauses.
    private func recurs(_ habit: Habit, from first: Day, on day: Day) -> Bool {
        switch habit.cadence.rhythm {
        case .on(let weekdays): return weekdays.contains(Weekday(of: day))
        case .times(_, let period): return period.days(around: day).lowerBound == day
        case .every(let length, let unit):
            let count =
                switch unit {
                case .day: day.number - first.number
                case .week: (day.number - first.number) / 7
                case .month: (day.year - first.year) * 12 + day.month - first.month
                }
            return count % length == 0 && unit.day(count, after: first) == day
        }
    }

    /// Returns the first day of a habit's event and its recurrence rule (RFC 5545, 3.3.10). The event recurs on the
    /// habit's weekdays, or else on the first day of each week or month. It begins on the first of the weekdays that is
    /// not before the day on which the habit was first kept, or else in the week or month of that day. At an interval it
    /// recurs from the day on which it was kept last; in a month that is too short for that day, on the month's last
    /// day. For a habit that was never kept, these days are today.
    private func recurrence(of habit: Habit) -> (first: Day, rule: String) {
        let begin = habit.days.first ?? today
        switch habit.cadence.rhythm {
        case .on(let weekdays):
            let ahead = (0..<7).first { weekdays.contains(Weekday(of: Day(number: begin.number + $0))) } ?? 0
            let names = weekdays.sorted().map { $0.word.prefix(2).uppercased() }.joined(separator: ",")
            let rule = weekdays.count == 7 ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=\(names)"
            return (Day(number: begin.number + ahead), rule)
        case .times(_, .week): return (Day(number: begin.number - begin.weekday), "FREQ=WEEKLY")
        case .times(_, .month): return (begin.firstOfMonth, "FREQ=MONTHLY")
        case .every(let length, let unit):
            let frequency =
                switch unit {
                case .day: "DAILY"
                case .week: "WEEKLY"
                case .month: "MONTHLY"
                }
            let first = habit.days.last ?? today
            let number = first.number - first.firstOfMonth.number + 1
            // A calendar skips a month that lacks the day of a plain rule.
            let days = unit == .month && number > 28 ? (28...number).map { "\($0)" }.joined(separator: ",") : nil
            let last = days.map { ";BYMONTHDAY=\($0);BYSETPOS=-1" } ?? ""
            return (first, "FREQ=\(frequency);INTERVAL=\(length)\(last)")
        }
    }

    /// Returns the lines of an all-day event with a stable identifier.
    private func event(
        _ name: String, on day: Day, _ rules: [String], summary: String, _ details: [String]
    ) -> [String] {
        [
            "BEGIN:VEVENT", "UID:\(name)@mandalart", "DTSTAMP:\(Self.date(today))T000000Z",
            "DTSTART;VALUE=DATE:\(Self.date(day))", "DTEND;VALUE=DATE:\(Self.date(Day(number: day.number + 1)))",
        ] + rules + [
            "SUMMARY:" + summary.calendarText,
            "DESCRIPTION:" + details.filter { !$0.isEmpty }.joined(separator: "\n").calendarText,
            "TRANSP:TRANSPARENT", "END:VEVENT",
        ]
    }

    /// Returns the line of a property with dates; no line if there are none.
    private static func dates(_ name: String, _ days: [Day]) -> [String] {
        days.isEmpty ? [] : ["\(name);VALUE=DATE:\(days.map(date).joined(separator: ","))"]
    }

    /// Returns a date in the format of RFC 5545: `20270321`.
    private static func date(_ day: Day) -> String { day.description.filter { $0 != "-" } }

    /// Returns lines in the format of RFC 5545: a line longer than 75 bytes is folded into several, which continue
    /// after a space.
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
    /// The text as the value of a property (RFC 5545, 3.3.11), escaped and on one line.
    fileprivate var calendarText: String {
        documentLines.map { line in
            line.reduce(into: "") { result, character in
                if "\\;,".contains(character) { result += "\\" }
                result.append(character)
            }
        }.joined(separator: "\\n")
    }
}
