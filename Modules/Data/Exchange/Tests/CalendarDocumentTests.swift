import ExchangeData
import ExchangeDomainInterface
import Languages
import MandalartDomainInterface
import Testing
import Time

@Suite("Due days as a calendar")
struct CalendarDocumentTests {
    private let exchange = DocumentExchange(today: { Day(number: 20_780) })

    private func document(of chart: Chart) -> String {
        exchange.document(of: [NamedChart(name: try? Title("Run"), chart: chart)], as: .ics, style: DocumentStyle())
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
        chart.coreGoal = CoreGoal(title: try Title("Run a marathon"))
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
                "BEGIN:VEVENT", "UID:17@mandalart", "DTSTAMP:20261123T000000Z", "DTSTART;VALUE=DATE:20261231",
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

    @Test("is refused where no cell has a due day: a calendar without events is none")
    func nothing() throws {
        #expect(throws: NoDueDays.self) {
            try exchange.write([NamedChart(name: nil, chart: Chart())], as: .ics, style: DocumentStyle()) { _ in }
        }
    }
}
