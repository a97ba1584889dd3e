import Basics
import ExchangeData
import ExchangeDomainInterface
import MandalartDomainInterface
import Testing

@Suite("Due days and habits as a calendar")
struct CalendarDocumentTests {
    private let exchange = DocumentExchange(today: { Day(number: 20_780) })

    private func document(of chart: Chart, in language: Language = .english) -> String {
        exchange.document(
            of: [NamedChart(name: try? Title("Run"), chart: chart)], as: .ics, style: DocumentStyle(language: language))
    }

    /// The lines of a document as a calendar reads them: those that were folded are whole again (RFC 5545, 3.1).
    private func lines(of document: String) -> [String] {
        document.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
            .reduce(into: [String]()) { lines, line in
                let line = line.hasSuffix("\r") ? String(line.unicodeScalars.dropLast()) : line
                if line.hasPrefix(" "), !lines.isEmpty {
                    lines[lines.count - 1] += line.dropFirst()
                } else {
                    lines.append(line)
                }
            }
    }

    private func chart(due: Day, title: String = "Run 5 km", rate: Int = 40) throws -> Chart {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title("Run a marathon"))
        var goal = SubGoal(title: try Title("Endurance"))
        goal.items[try Position(2)] = ActionItem(
            title: try Title(title), rate: try AchievementRate(rate), due: due, id: Identity(17))
        chart.subGoals[try Position(3)] = goal
        return chart
    }

    @Test("has an event of a whole day for a cell with a due day, and none for others")
    func event() throws {
        let lines = lines(of: document(of: try chart(due: try Day("2026-12-31"))))
        #expect(
            lines == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//ribcage//mandalart//EN", "CALSCALE:GREGORIAN",
                "BEGIN:VEVENT", "UID:item-17@mandalart", "DTSTAMP:20261123T000000Z", "DTSTART;VALUE=DATE:20261231",
                "DTEND;VALUE=DATE:20270101", "SUMMARY:Run 5 km", #"DESCRIPTION:40%\n3/2 · Endurance · Run"#,
                "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR",
            ])
    }

    @Test("marks what is done, and signs that have a meaning in calendars")
    func signs() throws {
        let lines = lines(of: document(of: try chart(due: Day(number: 20_800), title: #"a, b; c\d"#, rate: 100)))
        #expect(lines.contains(#"SUMMARY:✓ a\, b\; c\\d"#))
    }

    @Test("has no line over 75 bytes, and cuts no letter")
    func folding() throws {
        let title = String(repeating: "달리기 走る 🏃 ", count: 20).prefix(200)
        let document = document(of: try chart(due: Day(number: 20_800), title: String(title)))
        #expect(document.split(separator: "\r\n", omittingEmptySubsequences: false).allSatisfy { $0.utf8.count <= 75 })
        #expect(document.hasSuffix("\r\n"))
        #expect(lines(of: document).contains("SUMMARY:" + (try Title(String(title))).text))
    }

    /// The first four days of the last rule, found by going through the days one by one (RFC 5545, 3.8.5.3).
    private func days(of lines: [String]) throws -> [String] {
        func value(_ name: String) -> String? {
            lines.last { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
        }
        let text = try #require(value("DTSTART;VALUE=DATE:"))
        let first = try Day("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
        let parts = try #require(value("RRULE:")).split(separator: ";").map {
            $0.split(separator: "=").map(String.init)
        }
        let rule = Dictionary(uniqueKeysWithValues: parts.map { ($0[0], $0[1]) })
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        let weekdays = rule["BYDAY"]?.split(separator: ",").map(String.init) ?? [names[first.weekday]]
        var days: [String] = []
        for number in first.number..<(first.number + 150) where days.count < 4 {
            let day = Day(number: number)
            let isThere =
                switch rule["FREQ"] {
                case "DAILY": true
                case "WEEKLY": weekdays.contains(names[day.weekday])
                default: day.description.suffix(2) == first.description.suffix(2)
                }
            let written = day.description.filter { $0 != "-" }
            if isThere, rule["UNTIL"].map({ written <= $0 }) ?? true { days.append(day.description) }
        }
        return days
    }

    private func habit(
        _ cadence: String, kept: [String] = [], pauses: String = "", due: String? = nil,
        in language: Language = .english
    ) throws -> [String] {
        var chart = Chart()
        var goal = SubGoal(title: try Title("Endurance"))
        goal.items[try Position(2)] = ActionItem(
            title: try Title("Run"), due: try due.map { try Day($0) },
            habit: Habit(try Cadence(cadence), days: try kept.map { try Day($0) }, pauses: try HabitPauses(pauses)),
            id: Identity(17))
        chart.subGoals[try Position(3)] = goal
        return lines(of: document(of: chart, in: language))
    }

    // 2026-11-23 is a Monday.
    @Test(
        "has a habit on its days, or on the first one of each week or month that wants it",
        arguments: [
            ("daily", ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"]),
            ("weekdays", ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"]),
            ("tue thu", ["2026-11-24", "2026-11-26", "2026-12-01", "2026-12-03"]),
            ("daily except mon", ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"]),
            ("3/week", ["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"]),
            ("weekly", ["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"]),
            ("2/month", ["2026-11-01", "2026-12-01", "2027-01-01", "2027-02-01"]),
        ])
    func habits(cadence: String, expected: [String]) throws {
        #expect(try days(of: habit(cadence)) == expected)
    }

    @Test(
        "has a habit every few months in each of them, on the last day of one that is too short",
        arguments: [
            ("2026-08-31", ";BYMONTHDAY=28,29,30,31;BYSETPOS=-1"), ("2026-08-29", ";BYMONTHDAY=28,29;BYSETPOS=-1"),
            ("2026-08-28", ""),
        ])
    func months(kept: String, days: String) throws {
        let lines = try habit("every 3 months", kept: [kept])
        #expect(lines.contains("RRULE:FREQ=MONTHLY;INTERVAL=3\(days)"))
    }

    @Test("begins a habit with the first day that was kept, and ends it with its due day")
    func span() throws {
        let kept = ["2026-11-11", "2026-11-13"]
        let endless = try habit("daily", kept: kept)
        #expect(try days(of: endless).first == "2026-11-11")
        let week = try habit("3/week", kept: kept, due: "2026-11-25")
        #expect(try days(of: week) == ["2026-11-09", "2026-11-16", "2026-11-23"])
        #expect(week.contains("RRULE:FREQ=WEEKLY;UNTIL=20261125"))
        #expect(week.filter { $0.hasPrefix("UID:") } == ["UID:item-17@mandalart", "UID:item-17-habit@mandalart"])
        let never = try habit("fri", due: "2026-11-25")
        #expect(never.filter { $0.hasPrefix("UID:") } == ["UID:item-17@mandalart"])
    }

    @Test("leaves out the days of a pause, and ends a habit before a pause without an end")
    func pauses() throws {
        let away = try habit("daily", kept: ["2026-11-11"], pauses: "2026-11-10/2026-11-13 2026-11-25/2026-11-27")
        #expect(away.contains("EXDATE;VALUE=DATE:20261111,20261112,20261125,20261126"))
        let ill = try habit("daily", kept: ["2026-11-11"], pauses: "2026-11-13/..")
        #expect(try days(of: ill) == ["2026-11-11", "2026-11-12"])
        #expect(!(try habit("daily")).contains { $0.hasPrefix("EXDATE") })
    }

    @Test(
        "has another day of a week or a month whose first day is paused, and the day on which an interval goes on",
        arguments: [
            ("monthly", [], "2026-12-30/2027-01-02", ["EXDATE;VALUE=DATE:20270101", "RDATE;VALUE=DATE:20270102"]),
            ("monthly", [], "2026-12-02/2026-12-31", []),
            ("3/week", [], "2026-12-14/2026-12-15", ["EXDATE;VALUE=DATE:20261214", "RDATE;VALUE=DATE:20261215"]),
            ("3/week", [], "2026-12-14/2026-12-17 2026-12-17/2026-12-21", ["EXDATE;VALUE=DATE:20261214"]),
            (
                "every 3 months", ["2026-09-15"], "2026-12-10/2026-12-20",
                ["EXDATE;VALUE=DATE:20261215", "RDATE;VALUE=DATE:20261220"]
            ),
            ("every 2 weeks", ["2026-11-16"], "2026-11-30/2026-12-14", ["EXDATE;VALUE=DATE:20261130"]),
            ("every 2 days", ["2026-11-22"], "2026-11-25/2026-11-26", []),
            ("tue thu", [], "2026-11-30/2026-12-02", ["EXDATE;VALUE=DATE:20261201"]),
        ] as [(String, [String], String, [String])])
    func moved(cadence: String, kept: [String], pauses: String, expected: [String]) throws {
        let seen = try habit(cadence, kept: kept, pauses: pauses).filter { $0.contains("DATE;") }
        #expect(seen == expected)
    }

    @Test("leaves out no day after the last, and ends a habit before a pause of many years, unless that is over")
    func longPauses() throws {
        let due = try habit("3/week", pauses: "2026-11-30/2026-12-29", due: "2026-12-20")
        #expect(due.filter { $0.contains("DATE;") } == ["EXDATE;VALUE=DATE:20261130,20261207,20261214"])
        let over = try habit("monthly", kept: ["2010-01-02"], pauses: "2011-01-01/2026-11-02")
        #expect(over.contains("RRULE:FREQ=MONTHLY"))
        let endless = try habit("daily", pauses: "2026-11-25/9999-12-31")
        #expect(try days(of: endless) == ["2026-11-23", "2026-11-24"])
        #expect(endless.joined().utf8.count < 1_000)
    }

    @Test("tells how often a habit is wanted, and its cadence and rate")
    func habitTexts() throws {
        let lines = try habit("3/week over 8 weeks")
        #expect(lines.contains("SUMMARY:Run (3 times a week)"))
        #expect(lines.contains(#"DESCRIPTION:3 times a week over 8 weeks\n0%\n3/2 · Endurance · Run"#))
        #expect(try habit("mon wed").contains("SUMMARY:Run"))
    }

    @Test("has its texts in the reader’s language")
    func translated() throws {
        let lines = try habit("3/week over 8 weeks", in: .korean)
        #expect(lines.contains("SUMMARY:Run (주 3회)"))
        #expect(lines.contains(#"DESCRIPTION:주 3회(최근 8주)\n0%\n3/2 · Endurance · Run"#))
    }

    @Test("is refused where no cell has a due day and none is a habit: a calendar without events is none")
    func nothing() throws {
        #expect(throws: EmptyCalendar.self) {
            try exchange.write([NamedChart(name: nil, chart: Chart())], as: .ics, style: DocumentStyle()) { _ in }
        }
    }
}
