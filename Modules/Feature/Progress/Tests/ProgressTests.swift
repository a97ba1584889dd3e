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
import ScreensTesting
import Terminal
import Testing
import TrendFeatureInterface
import TrendFeatureTesting

@testable import ProgressFeature

@MainActor @Suite("The progress of a chart, shown")
struct ProgressTests {
    let useCase: ProgressUseCaseFake
    private let mandalart: MandalartUseCaseFake
    private let dependency = ProgressDependencyStub()

    init() throws {
        mandalart = MandalartUseCaseFake(try Chart.marathon)
        useCase = ProgressUseCaseFake(try ChartProgress.sample)
    }

    private var chart: OpenChart { .fake(mandalart, progress: useCase, today: ChartProgress.sampleToday) }

    private var interactor: ProgressInteractor { ProgressInteractor(chart: chart, documents: DocumentPortStub()) }

    private func router() -> any ViewableRouting {
        ProgressBuilder(dependency: dependency).build(chart: chart)
    }

    /// The place of a chart in which nothing was ever done.
    private func emptyRouter() -> any ViewableRouting {
        let empty = MandalartUseCaseFake()
        let chart = OpenChart.fake(empty, progress: ProgressUseCaseFake(), today: 0)
        return ProgressBuilder(dependency: dependency).build(chart: chart)
    }

    @Test("shows the days, the rates week by week, and what was logged last")
    func page() async throws {
        #expect(
            try await typing("show", at: router()) == [
                "Edits and entries a day, 2026-10-12 to 2026-11-21",
                "Mon · · · · · · ", "Tue · · · · · · ", "Wed · · · · · · ", "Thu · · · · · · ", "Fri · · · · · ░ ",
                "Sat · · · · ▓ ▒ ",
                "Sun · · █ · ·   ",
                "Rates of the last 6 weeks, and how often something was logged",
                "The whole chart    ▁▁▂▃▄   50%",
                "1  Endurance       ▁▁▂▃▄   50%  12×",
                "  1/2  5km 달리기   ▁▃▅█  100%  12×",
                "Logged last",
                "12  2026-11-21  5km 달리기: ran 6 km",
            ])
    }

    @Test("tells how to log for an item that there is")
    func hint() async throws {
        let hint = "! log 1/2 ran 6 km logs what you did for item 2 of sub-goal 1, back leaves."
        let seen = try await typing("", at: router(), isInteractive: true)
        #expect(seen.contains(hint))
        let seenInEmpty = try await typing("", at: emptyRouter(), isInteractive: true)
        #expect(!seenInEmpty.contains { $0.hasPrefix("! log ") })
    }

    @Test("corrects what was logged, its day, or both")
    func correct() async throws {
        let number = 12
        #expect(
            try await typing(
                "correct \(number) ran 8 km", "correct \(number) --on 1969-12-01",
                "correct \(number) ran 9 km --on 1969-12-02", at: router(), isInteractive: false) == [
                    "! Entry \(number) of Sat 2026-11-21: ran 8 km.", "! Entry \(number) of Mon 1969-12-01: ran 8 km.",
                    "! Entry \(number) of Tue 1969-12-02: ran 9 km.",
                ])
        #expect(
            try await typing("correct \(number)", at: router())
                == ["! line 1: Type what is right, or its day, or both: correct 2 ran 7 km --on yesterday"])
        #expect(
            try await typing("correct 99 ran", at: router())
                == ["! line 1: There is no entry 99. “progress” shows the numbers of the last ones."])
        await #expect(throws: (any Error).self) {
            try await useCase.correct(number, text: nil, on: TypedDay("1970-02-01"))
        }
    }

    @Test("takes out what was logged by mistake, when a person says yes")
    func remove() async throws {
        let seen = try await typing("remove 12", "yes", at: router(), isInteractive: true)
        #expect(seen.contains("Remove entry 12, “ran 6 km”? “undo” brings it back. [no]> yes"))
        #expect(seen.contains("! Entry 12 is gone."))
        #expect(
            try await typing("remove 99", at: router())
                == ["! line 1: There is no entry 99. “progress” shows the numbers of the last ones."])
    }

    @Test("asks before an entry is taken out that is no more among the last ones")
    func removeOld() async throws {
        let (one, title, sample) = (try Position(1), try Title("Swim"), try ChartProgress.sample)
        let logged = try (1...12).reversed().map {
            Activity.sample($0, subGoal: one, position: one, item: title, text: try ActivityText("swam \($0) km"))
        }
        let useCase = ProgressUseCaseFake(
            ChartProgress(today: sample.today, weeks: sample.weeks, parts: [], days: [:], activities: logged))
        let chart = OpenChart.fake(mandalart, progress: useCase, today: ChartProgress.sampleToday)
        let router = ProgressBuilder(dependency: dependency).build(chart: chart)
        let seen = try await typing("remove 1", "no", at: router, isInteractive: true)
        #expect(seen.contains("Remove entry 1, “swam 1 km”? “undo” brings it back. [no]> no"), "\(seen)")
        let left = await useCase.progress(over: .whole).activities
        #expect(left == logged)
    }

    @Test("has the numbers of what was logged flush right")
    func numbers() throws {
        let (one, title) = (try Position(1), try Title("Swim"))
        let sample = try ChartProgress.sample
        let logged = [10, 9].map {
            Activity.sample($0, subGoal: one, position: one, item: title, text: ActivityText(title))
        }
        let state = ProgressInteractor.State(
            progress: ChartProgress(
                today: sample.today, weeks: sample.weeks, parts: [], days: [:], activities: logged))
        let page = ProgressScreen.page(of: state, for: Reader())
        #expect(page.lines.suffix(2).map(\.plain) == ["10  2026-11-21  Swim: Swim", " 9  2026-11-21  Swim: Swim"])
    }

    @Test("says what will be shown when nothing was done yet")
    func nothing() async throws {
        let seen = try await typing("show", at: emptyRouter())
        #expect(seen.first == "Nothing was done yet. What you fill, rate and log is shown here week by week.")
    }

    @Test("shows as many weeks as the titles leave room for")
    func room() throws {
        let weeks = [AchievementRate?](repeating: try AchievementRate(50), count: 26)
        let part = ChartProgress.Series(
            subGoal: try Position(1), position: nil, title: try Title("Run"), weeks: weeks, activities: 12_345)
        let state = ProgressInteractor.State(
            progress: ChartProgress(today: 20_778, weeks: weeks, parts: [part], days: [:], activities: []))
        func row(_ width: Int) -> String? {
            let page = ProgressScreen.page(of: state, for: Reader(width: width))
            return page.lines.last?.plain
        }
        #expect(row(60) == "1  Run          \(String(repeating: "▄", count: 26))   50%  12345×")
        #expect(row(40) == "1  Run          \(String(repeating: "▄", count: 10))   50%  12345×")
    }

    @Test("fits every width, in each language", arguments: [24, 40, 60, 80, 120])
    func widths(width: Int) throws {
        let interactor = interactor
        var state = interactor.state
        state.progress = try .sample
        for language in Language.allCases {
            let page = ProgressScreen.page(
                of: state, for: Reader(language: language, width: width))
            #expect(width < 30 || page.width <= width, "\(language)")
        }
    }

    @Test("leads to a year, and refuses one that is still to come")
    func year() async throws {
        #expect(
            try await typing("year", "back", "year 2025", "back", "year 2027", at: router()).last
                == "! line 5: 2027 is still to come. Type year for the weeks up to today.")
        #expect(dependency.trendMock.buildCalls.map(\.style) == [.year(.latest), .year(try YearChoice("2025"))])
        #expect(
            try await typing("year 25", at: router()) == [
                "! line 1: A year has four digits, as in year 2026; year alone shows the weeks up to today. Not “25”."
            ])
    }

    @Test("leads to the rates of the chart, and to those of a sub-goal by its number or its title")
    func rates() async throws {
        _ = try await typing("rates", "back", "rates 1", "back", "rates endu", at: router())
        let one = try Position(1)
        #expect(dependency.trendMock.buildCalls.map(\.style) == [.rates(nil), .rates(one), .rates(one)])
        #expect(
            try await typing("rates 2", at: router())
                == ["! line 1: Sub-goal 2 is empty. Give it a title first."])
    }

    @Test("leads to the rates of a sub-goal of another chart by its address, which names that chart")
    func ratesElsewhere() async throws {
        let seen = try await typing("rates 2:1", "back", "rates 1:1", at: router(), isInteractive: true)
        let (one, built) = (try Position(1), dependency.trendMock.buildCalls)
        #expect(built.map(\.chart.id) == [try ChartID(2), .first])
        #expect(built.map(\.style) == [.rates(one), .rates(one)])
        #expect(seen.contains("rates/2:1> back"), "\(seen)")
    }

    @Test("offers the progress as a picture")
    func documents() throws {
        let documents = DocumentsUseCaseStub()
        let router = ProgressBuilder(dependency: ProgressDependencyStub(documentsUseCase: documents)).build(
            chart: chart)
        #expect((router.interactable as? any DocumentProvider)?.documents != nil)
        #expect(documents.subjects == [.progress])
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: ProgressScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
