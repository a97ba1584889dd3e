import Basics
import DreamsDomainInterface
import ExchangeDomain
import ExchangeDomainInterface
import ExchangeDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainInterface
import Testing

@MainActor @Suite("Complete documents of charts")
struct CompleteChartDocumentsTests {
    private func documents(
        of chart: ChartID? = nil, named found: ChartID? = nil,
        reading contents: DocumentContents = DocumentContents(charts: []),
        over repository: TransferRepositoryStub = TransferRepositoryStub()
    ) -> ChartDocuments {
        let transfer = ChartTransferUseCaseSpy()
        if let found { transfer.entryResult = .success(ChartEntry(found, name: nil, isArchived: false, of: Chart())) }
        transfer.arrivalsResult = .success([
            ChartArrival(name: nil, replaced: .first, filledCells: 6, changedCells: 0)
        ])
        return ChartDocuments(
            transfer: transfer, repository: repository, codec: DocumentCodecStub(reading: contents), past: .none,
            chart: chart)
    }

    /// A chart with the given number of entries in its log, and a list of wishes.
    private func contents(entries: Int, wishes: String...) throws -> DocumentContents {
        let log = try (0..<entries).map { number in
            Activity(
                number: 0, subGoal: try Position(1), position: try Position(2), item: try Title("Run 5 km"),
                time: Timestamp(milliseconds: Int64(number)), on: Day(number: 0), text: try ActivityText("ran"))
        }
        var dreams = DreamList()
        for title in wishes { _ = try dreams.add(try Title(title)) }
        let chart = NamedChart(name: nil, chart: try .marathon)
        return DocumentContents(charts: [DocumentedChart(number: .first, chart, log: log)], dreams: dreams)
    }

    @Test("are all that the repository takes out")
    func export() async throws {
        let contents = try contents(entries: 2, wishes: "Sea")
        let picks = [DocumentedPick(try Position(2), in: try Position(1), on: Day(number: 0))]
        let charts = contents.charts.map { DocumentedChart(number: $0.number, $0.named, log: $0.log, picks: picks) }
        let stored = TransferRepositoryStub(DocumentContents(charts: charts, dreams: contents.dreams))
        let progress = Progress()
        let pieces = try await documents(over: stored).export(
            .complete, as: "json", theme: nil, in: .english, progress)
        #expect(pieces == ["complete  50% 2 1\n", "1\n"])
        #expect(progress.percent == 100)
    }

    @Test("tell before an import what it adds and changes beside charts, and in JSON")
    func preview() async throws {
        let stored = TransferRepositoryStub(try contents(entries: 1, wishes: "Sea", "Fly"), edits: 2)
        var arriving = try contents(entries: 3, wishes: "Sea", "Fly", "Sail")
        var dreams = arriving.dreams
        try dreams.apply([.done(try Day("2026-01-01"))], to: try WishNumber(1))
        arriving = DocumentContents(charts: arriving.charts, dreams: dreams)
        let prepared = try await documents(reading: arriving, over: stored).prepareImport(
            of: [1], to: .matching, columns: nil, Progress())
        #expect(
            prepared.preview.dropFirst().map(\.english) == [
                "2 entries of the log are added.", "1 wish is added.", "Of the wishes that are there, 1 changes.",
            ])
        #expect(prepared.details["logEntries"] == 2)
        #expect(prepared.details["wishes"] == 2)
        #expect(
            try await prepared.carryOut(Progress()).english
                == "1 chart is imported. “undo” takes it back, in 2 steps.")
        #expect(await stored.imports.map(\.contents) == [arriving])
    }

    @Test("tell how many items are picked, but not those that keep a later pick")
    func previewOfPicks() async throws {
        func contents(_ picks: [(subGoal: Int, item: Int, day: String)]) throws -> DocumentContents {
            let picks = try picks.map { pick in
                DocumentedPick(try Position(pick.item), in: try Position(pick.subGoal), on: try Day(pick.day))
            }
            let chart = NamedChart(name: nil, chart: try .marathon)
            return DocumentContents(
                charts: [DocumentedChart(number: .first, chart, log: [], picks: picks)], dreams: DreamList())
        }
        let stored = TransferRepositoryStub(try contents([(1, 2, "2026-03-02"), (1, 3, "2026-03-09")]))
        let arriving = try contents([(1, 2, "2026-03-09"), (1, 3, "2026-03-02"), (6, 1, "2026-03-02")])
        let prepared = try await documents(reading: arriving, over: stored).prepareImport(
            of: [1], to: .matching, columns: nil, Progress())
        #expect(prepared.preview.last?.english == "2 items are picked for the week.")
        #expect(prepared.details["picks"] == 2)
    }

    @Test("tell of habits whose rate is lost because their log is not in the document, unless it is here")
    func previewOfHabits() async throws {
        var chart = try Chart.marathon
        chart.subGoals[try Position(1)]?.items[try Position(2)]?.habit = Habit(try Cadence("3/week"))
        func document(_ number: ChartID? = nil) -> DocumentContents {
            DocumentContents(charts: [DocumentedChart(number: number, NamedChart(name: nil, chart: chart))])
        }
        var arriving = document()
        func preview(_ stored: DocumentContents = DocumentContents(charts: [])) async throws -> [String] {
            try await documents(reading: arriving, over: TransferRepositoryStub(stored))
                .prepareImport(of: [1], to: .matching, columns: nil, Progress()).preview.dropFirst().map(\.english)
        }
        let lost = "1 habit begins at 0%: rates of habits come from the log, which is not in this document."
        #expect(try await preview() == [lost])
        #expect(try await preview(contents(entries: 1)) == [])
        // In a complete export, the rate is the marked one of a habit that was never kept.
        arriving = document(.first)
        #expect(try await preview() == [])
    }

    @Test("are refused before a question if their wishes do not fit")
    func refused() async throws {
        var dreams = DreamList()
        for number in 1...99 { _ = try dreams.add(try Title("Wish \(number)")) }
        let stored = TransferRepositoryStub(DocumentContents(charts: [], dreams: dreams))
        let documents = documents(reading: try contents(entries: 0, wishes: "Sea", "Fly"), over: stored)
        await #expect(throws: DreamsError.noRoom(for: 2, free: 1)) {
            try await documents.prepareImport(of: [1], to: .matching, columns: nil, Progress())
        }
    }

    @Test("are what an export says that leaves something out which an import takes back")
    func omissions() async throws {
        let books = try ChartID(2)
        var (log, picks, dreams) = ([Activity](), [DocumentedPick](), DreamList())
        var isArchived = false
        func omissions(
            of selection: DocumentSelection = .current, as format: String = "json", from chart: ChartID? = .first,
            named found: ChartID? = nil, in language: Language = .english
        ) async throws -> String? {
            let (first, second) = (
                NamedChart(name: nil, chart: try .marathon),
                NamedChart(name: try Title("Books"), chart: Chart(), isArchived: isArchived)
            )
            let charts = [
                DocumentedChart(number: .first, first, log: log, picks: picks), DocumentedChart(number: books, second),
            ]
            let stored = TransferRepositoryStub(DocumentContents(charts: charts, dreams: dreams))
            return try await documents(of: chart, named: found, over: stored)
                .omissions(of: selection, as: format)?.text(in: language)
        }
        #expect(try await omissions() == nil)
        log = try contents(entries: 1).charts[0].log
        let all = "To export all: export json --all --complete"
        for selection in [DocumentSelection.current, .named("run A marathon"), .all] {
            for format in ["json", "csv"] {
                let omissions = try await omissions(of: selection, as: format, named: .first)
                #expect(omissions == "Not in it: the log. \(all)")
            }
        }
        for format in ["svg", "html", "markdown"] { #expect(try await omissions(as: format) == nil) }
        #expect(try await omissions(of: .named("Books"), named: books) == nil)
        #expect(try await omissions(from: books) == nil)
        isArchived = true
        _ = try dreams.add(try Title("Sea"))
        #expect(try await omissions(of: .all) == "Not in it: the log, the wishes, archived charts. \(all)")
        #expect(try await omissions(of: .named("Books"), named: books) == "Not in it: the wishes. \(all)")
        picks = [DocumentedPick(try Position(2), in: try Position(1), on: Day(number: 0))]
        #expect(
            try await omissions(of: .all) == "Not in it: the log, the picks, the wishes, archived charts. \(all)")
        #expect(try await omissions(of: .complete) == nil)
        #expect(
            try await omissions(of: .all, as: "csv", in: .japanese)
                == "含まれないもの: 記録、今週の項目、願い、アーカイブしたマンダラート。すべて書き出すには: export json --all --complete")
    }

    @Test("may have wishes alone")
    func wishesAlone() async throws {
        let transfer = ChartTransferUseCaseSpy()
        transfer.arrivalsResult = .success([])
        let empty = DocumentedChart(NamedChart(name: nil, chart: Chart()))
        let contents = DocumentContents(charts: [empty], dreams: try contents(entries: 0, wishes: "Sea").dreams)
        let documents = ChartDocuments(
            transfer: transfer, repository: TransferRepositoryStub(), codec: DocumentCodecStub(reading: contents),
            past: .none, chart: .first)
        let prepared = try await documents.prepareImport(of: [1], to: .matching, columns: nil, Progress())
        #expect(transfer.arrivalsCalls.map(\.charts) == [[]])
        #expect(
            prepared.preview.map(\.english) == ["1 wish is added.", "1 empty chart without a name is left out."])
        #expect(prepared.question.english == "Import the wishes?")
        #expect(try await prepared.carryOut(Progress()).english == "The wishes are imported. “undo” takes them back.")
    }
}
