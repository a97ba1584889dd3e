import Basics
import DreamsDomainInterface
import DreamsDomainTesting
import ExchangeDomain
import ExchangeDomainInterface
import ExchangeDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import ProgressDomainTesting
import Testing

@MainActor @Suite("Documents of the past of charts")
struct PastDocumentsTests {
    private let charts: ChartsUseCaseFake
    private let transfer = ChartTransferUseCaseSpy()
    private let today = LocalTime("2026-11-21T12:00+09:00")

    init() throws { charts = ChartsUseCaseFake(try .marathon) }

    /// Returns the documents of the charts, with entries of their logs on some days.
    private func documents(
        of chart: ChartID? = .first, showing subject: DocumentSubject = .cells, logged: [ChartID: [String]] = [:],
        dreams: DreamList = DreamList()
    ) async throws -> ChartDocuments {
        var documented: [DocumentedChart] = []
        for entry in try await charts.charts() {
            let named = NamedChart(
                name: entry.name, chart: try await charts.repository(of: entry.id).chart(), isArchived: entry.isArchived
            )
            let log = try (logged[entry.id] ?? []).map { day in
                Activity(
                    number: 0, subGoal: try Position(1), position: try Position(2), item: try Title("Run 5 km"),
                    time: Timestamp(milliseconds: 0), on: try Day(day), text: try ActivityText("ran"))
            }
            documented.append(DocumentedChart(number: entry.id, named, log: log))
        }
        return ChartDocuments(
            transfer: transfer,
            repository: TransferRepositoryStub(DocumentContents(charts: documented, dreams: dreams)),
            codec: DocumentCodecStub(),
            past: ChartPast(
                charts: charts, today: TodayUseCaseFake(Today(Day(number: 20_778))),
                clock: WallClock(at: try #require(today))),
            chart: chart, showing: subject)
    }

    private func export(
        _ selection: DocumentSelection = .current, as format: String, of documents: ChartDocuments
    ) async throws -> String {
        try await documents.export(selection, as: format, theme: nil, in: .english, Progress()).joined()
    }

    @Test("a page has the year and the rates of its charts, in whatever place it is exported")
    func page() async throws {
        for subject in [DocumentSubject.cells, .year(.latest)] {
            let documents = try await documents(showing: subject, logged: [.first: ["2026-11-20", "2019-11-20"]])
            #expect(try await export(as: "html", of: documents) == "html  1 chart 1 6\n")
        }
    }

    @Test("a picture shows what its place is about")
    func pictures() async throws {
        let subjects: [(DocumentSubject, String)] = try [
            (.progress, " 1 chart 1 6\n"), (.year(YearChoice("2019")), " 2\n"), (.rates(nil), " chart\n"),
            (.rates(Position(6)), " 6\n"),
            // What was not done is not drawn.
            (.year(YearChoice("2018")), ""), (.rates(Position(9)), ""),
        ]
        for (subject, picture) in subjects {
            let documents = try await documents(
                showing: subject, logged: [.first: ["2026-11-20", "2019-11-20", "2019-11-21"]])
            #expect(try await export(as: "svg", of: documents) == picture)
        }
    }

    @Test("other formats are the same in each place")
    func others() async throws {
        transfer.namedChartResult = .success(NamedChart(name: try Title("Books"), chart: Chart()))
        #expect(try await export(as: "csv", of: documents(showing: .progress)) == "csv Books\n")
        #expect(try await export(as: "svg", of: documents()) == "svg Books\n")
    }

    @Test("a page is of the chart that is named, or of all that are not archived")
    func selection() async throws {
        let books = try await charts.create(try Title("Books"), holding: try .marathon)
        let away = try await charts.create(try Title("Away"), holding: try .marathon)
        try await charts.setArchived(away, true)
        transfer.entryResult = .success(ChartEntry(books, name: nil, isArchived: false, of: Chart()))
        let (here, nowhere) = (
            try await documents(logged: [books: ["2026-11-20"]]),
            try await documents(of: nil, logged: [books: ["2026-11-20"]])
        )
        #expect(try await export(.named("Books"), as: "html", of: here) == "html Books 1 chart 1 6\n")
        #expect(
            try await export(.all, as: "html", of: nowhere)
                == "html  chart 1 6\nhtml Books 1 chart 1 6\n")
        await #expect(throws: NoChartHere.self) { try await export(as: "html", of: nowhere) }
    }

    @Test("reading the charts is half of the work that is told of")
    func progress() async throws {
        let progress = Progress()
        _ = try await documents().export(.current, as: "html", theme: nil, in: .english, progress)
        #expect(progress.percent == 100)
    }

    @Test("a site has a page for each chart, archived ones among them, one with all and one with the wishes")
    func site() async throws {
        let away = try await charts.create(try Title("Away"), holding: try .marathon)
        try await charts.setArchived(away, true)
        var dreams = DreamList()
        _ = try dreams.add(try Title("See the sea"))
        let documents = try await documents(of: nil, logged: [.first: ["2026-11-20"]], dreams: dreams)
        let site = try #require(try await documents.site(theme: "dark", in: .korean))
        #expect(site.files == ["index.html", "chart-1.html", "chart-2.html", "dreams.html", "style.css"])
        #expect(try await site.text("index.html") == "index.html dark \n")
        #expect(try await site.text("chart-1.html") == "chart-1.html 50% dark 1 chart 1 6\n")
        #expect(try await site.text("chart-2.html") == "chart-2.html 50% dark chart 1 6\n")
    }

    @Test("a site without wishes has no page for them, and none for a chart that was never used")
    func smallSite() async throws {
        _ = try await charts.repository(of: .first).rewrite { $0 = Chart() }
        _ = try await charts.create(try Title("Books"), holding: try .marathon)
        let site = try #require(try await documents(of: nil).site(theme: nil, in: .english))
        #expect(site.files == ["index.html", "chart-2.html", "style.css"])
    }

    @Test("habits have the rates of the day on which a document is written")
    func habits() async throws {
        let one = try Position(1)
        var goal = SubGoal(title: try Title("Endurance"))
        let kept = (20_700...20_778).map { Day(number: $0) }
        goal.items[one] = ActionItem(title: try Title("Run"), habit: Habit(try Cadence("daily"), days: kept))
        var chart = Chart()
        chart.subGoals = [one: goal]
        try await charts.replace(.first, with: chart)
        let site = try #require(try await documents(of: nil).site(theme: nil, in: .english))
        #expect(try await site.text("chart-1.html").hasPrefix("chart-1.html 100% "))
        #expect(try await export(.complete, as: "json", of: documents()) == "complete  100% 0 0\n0\n")
    }

    @Test("the cells that are due come by their days, without those that are done")
    func due() throws {
        var chart = try Chart.marathon
        chart.coreGoal?.due = try Day("2027-01-01")
        chart.subGoals[try Position(1)]?.due = try Day("2026-12-01")
        chart.subGoals[try Position(1)]?.items[try Position(2)]?.due = try Day("2026-11-01")
        chart.subGoals[try Position(1)]?.items[try Position(3)]?.due = try Day("2026-10-01")
        chart.subGoals[try Position(1)]?.items[try Position(3)]?.rate = .full
        #expect(
            chart.dueCells.map { "\($0.title) \($0.day)" } == [
                "Run 5 km 2026-11-01", "Endurance 2026-12-01", "Run a marathon 2027-01-01",
            ])
    }
}
