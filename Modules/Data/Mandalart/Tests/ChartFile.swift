import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import Journal
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting

/// A store of a test's own, and what these tests do with it.
struct ChartFile {
    /// What the clock of every repository shows.
    static let time = Timestamp(milliseconds: 1_700_000_000_123)

    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    /// A journal on a connection of its own.
    func journal() async throws -> Journal { try await .mandalart(file.location, now: { Self.time }) }

    /// A repository on a connection of its own.
    func open() async throws -> SQLiteMandalartRepository { SQLiteMandalartRepository(try await journal()) }

    /// A repository, and its journal with the database to close.
    static func open(_ path: String) async throws -> (repository: SQLiteMandalartRepository, journal: Journal) {
        let journal = try await Journal.mandalart(.file(path), now: { time })
        return (SQLiteMandalartRepository(journal), journal)
    }

    /// What a query finds, one row a line, NULL as `-`.
    func lines(_ sql: String) throws -> [String] {
        try file.rows(sql).map { row in row.map { $0 ?? "-" }.joined(separator: " ") }
    }

    /// How many edits there were, without what every store begins with.
    static let countOfEdits = "SELECT count(*) FROM journal_edit WHERE number > 0"
}

extension SQLiteMandalartRepository {
    /// Fills all cells with every field in use, as one edit.
    func fill() async throws -> Chart { try await rewriteAtOnce { $0 = try .full } }

    /// One edit that counts in the title of the core goal.
    func countUp() async throws {
        try await rewriteAtOnce { chart in
            var goal = try chart.coreGoal ?? Goal(title: Title("0"))
            goal.title = try Title("\(chart.count + 1)")
            chart.coreGoal = goal
        }
    }
}

extension Chart {
    /// How often it was counted up.
    var count: Int { coreGoal.flatMap { Int($0.title.text) } ?? 0 }
}

/// What an edit throws in these tests.
struct Failure: Error, Equatable {}

extension Journal {
    /// Imports charts alone, without logs and wishes.
    func importCharts(_ charts: [NamedChart], at target: DocumentTarget, from place: ChartID?) async throws {
        let repository = SQLiteTransferRepository(
            self, readLog: { _, _, _ in [] }, addToLog: { _, _, _, _, _, _ in }, readDreams: { _ in DreamList() },
            writeDreams: { _, _, _, _ in })
        let contents = DocumentContents(charts: charts.map { DocumentedChart($0) })
        try await repository.importContents(contents, at: target, from: place) { _ in }
    }
}
