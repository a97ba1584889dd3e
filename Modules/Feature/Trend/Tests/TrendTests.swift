import Basics
import BasicsTesting
import Commands
import ExchangeDomainInterface
import ExchangeDomainTesting
import HostTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Ribcage
import RibcageTesting
import Terminal
import Testing
import TrendFeatureInterface

@testable import TrendFeature

@MainActor @Suite("The past of a chart, drawn")
struct TrendTests {
    private func router(_ style: TrendStyle, of progress: ChartProgress) -> any ViewableRouting {
        let chart = OpenChart.fake(
            progress: ProgressUseCaseFake(progress), today: progress.today)
        return TrendBuilder(dependency: TrendDependencyStub()).build(chart: chart, style: style)
    }

    private func page(
        _ style: TrendStyle, of progress: ChartProgress, for reader: Reader = Reader(width: 60)
    ) -> Text {
        TrendScreen.page(of: TrendInteractor.State(style: style, progress: progress), for: reader)
    }

    @Test("shows the weeks up to today, a column each, below the months")
    func latest() async throws {
        let progress = try ChartProgress.sample(weeks: 1, days: [ChartProgress.sampleToday: 9, 20_778 - 300: 1])
        let lines = page(.year(.latest), of: progress).plain.split(separator: "\n").map(String.init)
        #expect(lines.count == 11)
        #expect(lines[0] == "Edits and entries a day, 2025-11-17 to 2026-11-21")
        // A month has no room where the next begins a week or two later.
        #expect(lines[1] == "      Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov")
        #expect(lines[7] == "Sat ····················································█")
        #expect(lines[8] == "Sun ·········░·········································· ")
        #expect(lines[9] == "· 0  ░ 1  ▒ 2–3  ▓ 4–6  █ 7+")
        #expect(lines[10] == "10 in all, on 2 days, at most 1 day in a row.")
    }

    @Test("shows a year of the calendar from its first day to its last, or to today")
    func calendar() throws {
        let progress = try ChartProgress.sample(weeks: 152)
        let lines = page(.year(try YearChoice("2024")), of: progress).plain.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Edits and entries a day, 2024-01-01 to 2024-12-31")
        // A leap year that begins on a Monday ends on a Tuesday, in its 53rd week.
        #expect(lines[2].count == 4 + 53)
        #expect(lines[4].count == 4 + 53)
        let running = page(.year(try YearChoice("2026")), of: progress).plain
        #expect(running.hasPrefix("Edits and entries a day, 2026-01-01 to 2026-11-21\n"))
    }

    @Test("says in which years something was done when nothing was in the one that is shown")
    func nothing() throws {
        let progress = try ChartProgress.sample(weeks: 152)
        #expect(
            page(.year(try YearChoice("2019")), of: progress).plain
                == "Nothing was done in 2019, but in: 2023, 2024, 2025, 2026.")
    }

    @Test("draws a year in two parts where a column a week has no room")
    func narrow() throws {
        let progress = try ChartProgress.sample(weeks: 152)
        let lines = page(.year(.latest), of: progress, for: Reader(width: 40)).plain.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("Mon ") }.map(\.count) == [4 + 27, 4 + 26])
    }

    @Test("plots the rate of the chart and of a sub-goal, the last week at the right")
    func rates() throws {
        let progress = try ChartProgress.sample(weeks: 26)
        let lines = page(.rates(try Position(2)), of: progress).plain.split(separator: "\n").map(String.init)
        #expect(lines[0] == "2  Sub-goal 2  69%")
        #expect(lines[1] == "Rate at the end of each week, 2026-05-31 to 2026-11-21")
        #expect(lines.count == 12)
        #expect(lines[10] == "  0% └" + String(repeating: "─", count: 52))
        #expect(lines[11] == "      2026-05-31                                2026-11-21")
        #expect(page(.rates(nil), of: progress).plain.hasPrefix("The whole chart  69%\n"))
    }

    @Test("says where rates come from when there is none")
    func unrated() throws {
        let nothing = try ChartProgress.sample(weeks: 1, subGoals: 0, days: [:])
        let expected = "There is no rate yet: it is the mean of the action items, of\nwhich none is filled."
        #expect(page(.rates(nil), of: nothing).plain == expected)
        #expect(page(.rates(try Position(9)), of: nothing).plain == expected)
    }

    @Test("names another year and another sub-goal to go to")
    func hints() async throws {
        let progress = try ChartProgress.sample(weeks: 152)
        let year = try await typing("", at: router(.year(.latest), of: progress), isInteractive: true)
        #expect(year.contains("! year 2025 shows another year, export svg draws a picture, back leaves."))
        let rates = try await typing("", at: router(.rates(try Position(1)), of: progress), isInteractive: true)
        #expect(rates.contains("! rates 2 shows a sub-goal, export svg draws a picture, back leaves."))
    }

    @Test("offers what is drawn as a picture")
    func documents() throws {
        let documents = DocumentsUseCaseStub()
        let dependency = TrendDependencyStub(documentsUseCase: documents)
        for style in [TrendStyle.year(try YearChoice("2025")), .rates(nil), .rates(try Position(3))] {
            let router = TrendBuilder(dependency: dependency).build(chart: .fake(), style: style)
            #expect((router.interactable as? any DocumentProvider)?.documents != nil)
        }
        #expect(documents.subjects == [.year(try YearChoice("2025")), .rates(nil), .rates(try Position(3))])
    }

    @Test("fits every width, in each language", arguments: [24, 40, 60, 80, 120, 200])
    func widths(width: Int) throws {
        let progress = try ChartProgress.sample(weeks: 152, title: String(repeating: "가", count: 100))
        for language in Language.allCases {
            let reader = Reader(language: language, width: width)
            for style in [
                TrendStyle.year(.latest), .year(try YearChoice("2024")), .rates(try Position(1)), .rates(nil),
            ] {
                let seen = page(style, of: progress, for: reader).width
                #expect(seen <= width, "\(language), \(style)")
            }
        }
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router(.year(.latest), of: try .sample(weeks: 2)))
    }
}
