import Basics
import BasicsTesting
import ExchangeDomain
import ExchangeDomainInterface
import ExchangeDomainTesting
import MandalartDomainInterface
import MandalartDomainTesting
import ProgressDomainTesting
import Testing

@MainActor @Suite("Charts as documents")
struct ChartDocumentsTests {
    private let transfer = ChartTransferUseCaseSpy()
    private let repository = TransferRepositoryStub()

    private func documents(
        of chart: ChartID?, in repository: (any TransferRepository)? = nil, reading read: [NamedChart] = []
    ) -> ChartDocuments {
        ChartDocuments(
            transfer: transfer, repository: repository ?? self.repository,
            codec: DocumentCodecStub(reading: DocumentContents(charts: read.map { DocumentedChart($0) })), past: .none,
            chart: chart)
    }

    private func export(_ selection: DocumentSelection, from chart: ChartID?) async throws -> String {
        try await documents(of: chart).export(selection, as: "csv", theme: nil, in: .english, Progress()).joined()
    }

    @Test("are those of the chart they are seen from, unless a person names another or wants all")
    func selection() async throws {
        let (books, runs) = (
            NamedChart(name: try Title("Books"), chart: Chart()), NamedChart(name: try Title("Runs"), chart: Chart())
        )
        transfer.namedChartResult = .success(books)
        #expect(try await export(.current, from: try ChartID(2)) == "csv Books\n")
        #expect(transfer.namedChartCalls == [try ChartID(2)])
        transfer.namedChartsResult = .success([books, runs])
        #expect(try await export(.named("Books"), from: .first) == "csv Books\ncsv Runs\n")
        #expect(try await export(.all, from: nil) == "csv Books\ncsv Runs\n")
        #expect(transfer.namedChartsCalls == ["Books", nil])
    }

    @Test("are of the only chart with content where there is no chart, and need a name if there are several")
    func nowhere() async throws {
        let (empty, run) = (
            NamedChart(name: nil, chart: Chart()), NamedChart(name: try Title("Run"), chart: try .marathon)
        )
        transfer.namedChartsResult = .success([empty, run])
        #expect(try await export(.current, from: nil) == "csv Run\n")
        transfer.namedChartsResult = .success([run, empty, run])
        let error = await #expect(throws: NoChartHere.self) { try await export(.current, from: nil) }
        #expect(
            error?.explanation.english
                == "This place is in no chart. Name one: export csv --chart 1. Or export all: export csv --all")
        #expect(transfer.namedChartCalls == [])
    }

    @Test("say before an import what becomes of each chart, and keep them after a yes")
    func importing() async throws {
        let arriving = [NamedChart(name: nil, chart: try .marathon)]
        transfer.arrivalsResult = .success([
            ChartArrival(
                name: nil, replaced: .first, replacedTitle: try Title("Work"), filledCells: 6, changedCells: 5,
                emptiedCells: 4),
            ChartArrival(name: try Title("Books"), replaced: nil, filledCells: 1, changedCells: 0),
        ])
        let progress = Progress()
        let empty = NamedChart(name: nil, chart: Chart())
        let prepared = try await documents(of: nil, reading: arriving + [empty]).prepareImport(
            of: [1, 2], to: .into("Books"), columns: nil, progress)
        #expect(progress.percent == 100)
        #expect(
            prepared.preview.map(\.english) == [
                """
                The chart without a name, with 6 filled cells, takes the place of chart 1 “Work”: 1 cell changes, 4 are \
                emptied.
                """, "“Books” is new, with 1 filled cell.", "1 empty chart without a name is left out.",
            ])
        #expect(prepared.question.english == "Import them (1 new, 1 replaced, 1 filled cell changed, 4 emptied)?")
        #expect(await repository.imports.isEmpty)
        #expect(
            try await prepared.carryOut(Progress()).english
                == "2 charts are imported. “undo” takes them back.")
        #expect(transfer.arrivalsCalls.map(\.target) == [.into("Books")])
        let imports = await repository.imports
        #expect(imports.map(\.target) == [.into("Books")])
        #expect(imports.map { $0.contents.charts.map(\.named) } == [arriving])
    }

    @Test(
        "say which of the filled cells an import changes and empties",
        arguments: [
            (0, 0, "no filled cell changes."), (2, 0, "2 cells change."), (0, 1, "1 cell is emptied."),
            (0, 2, "2 cells are emptied."), (1, 1, "1 cell changes, 1 is emptied."),
        ])
    func effect(changed: Int, emptied: Int, text: String) async throws {
        transfer.arrivalsResult = .success([
            ChartArrival(
                name: try Title("Work"), replaced: .first, filledCells: 1, changedCells: changed + emptied,
                emptiedCells: emptied)
        ])
        let prepared = try await documents(of: nil, reading: [NamedChart(name: nil, chart: try .marathon)])
            .prepareImport(of: [1], to: .matching, columns: nil, Progress())
        #expect(
            prepared.preview.map(\.english) == ["“Work”, with 1 filled cell, takes the place of chart 1: \(text)"])
        let cells = changed == 1 ? "1 filled cell changed" : "\(changed) filled cells changed"
        #expect(prepared.question.english == "Import it (\(cells), \(emptied) emptied)?")
    }

    @Test(
        "say how an import is undone",
        arguments: [
            (nil, 0, "Nothing was different."), (nil, 2, "“undo” takes it back, in 2 steps."),
            (ChartID.first, 1, "“undo” takes it back."), (.first, 3, "“undo” takes it back, in 3 steps."),
        ])
    func undoable(chart: ChartID?, edits: Int, text: String) async throws {
        let arriving = [NamedChart(name: nil, chart: try .marathon)]
        transfer.arrivalsResult = .success([
            ChartArrival(name: nil, replaced: .first, filledCells: 6, changedCells: 1)
        ])
        let repository = TransferRepositoryStub(edits: edits)
        let prepared = try await documents(of: chart, in: repository, reading: arriving).prepareImport(
            of: [1], to: .matching, columns: nil, Progress())
        #expect(try await prepared.carryOut(Progress()).english == "1 chart is imported. \(text)")
        #expect(await repository.imports.map(\.place) == [chart])
    }
}
