import Basics
import Journal
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

@Suite("Finding cells in SQLite")
struct FinderTests {
    /// A clock that tests set.
    private final class Clock: Sendable {
        private let time = Mutex(Timestamp(milliseconds: 0))
        var now: Timestamp { time.withLock { $0 } }
        func set(_ now: Timestamp) { time.withLock { $0 = now } }
    }

    @Test("keeps the contract", arguments: FinderRepositoryContract.allCases)
    func contract(_ promise: FinderRepositoryContract) async throws {
        let clock = Clock()
        let journal = try await Journal.mandalart { clock.now }
        try await promise.verify(
            FinderRepositoryContract.House(
                charts: SQLiteChartsRepository(journal),
                finder: SQLiteFinderRepository(journal), setClock: { clock.set($0) }))
    }

    @Test("knows what a program wrote that keeps no index")
    func otherProgram() async throws {
        let file = try ChartFile()
        let (repository, journal) = try await ChartFile.open(file.file.path)
        _ = try await repository.rewriteAtOnce { $0 = try .marathon }
        try file.file.run("UPDATE item SET title = 'Dive' WHERE title = 'Swim'")
        let finder = SQLiteFinderRepository(journal)
        #expect(try await finder.cells(with: try SearchWords("dive"), atMost: 9).map(\.title.text) == ["Dive"])
        #expect(try await finder.cells(with: try SearchWords("swim"), atMost: 9) == [])
    }

    @Test("finds what another program changed and changed back")
    func changedBack() async throws {
        let file = try ChartFile()
        let (repository, journal) = try await ChartFile.open(file.file.path)
        _ = try await repository.rewriteAtOnce { $0 = try .marathon }
        let finder = SQLiteFinderRepository(journal)
        var found: [[String]] = []
        for (before, after) in [("Swim", "Dive"), ("Dive", "Swim")] {
            try file.file.run("UPDATE item SET title = '\(after)' WHERE title = '\(before)'")
            found.append(try await finder.cells(with: try SearchWords(after), atMost: 9).map(\.title.text))
            _ = try await journal.history(of: { _ in 1 }, last: 1)
        }
        #expect(found == [["Dive"], ["Swim"]])
    }

    @Test("makes a damaged index anew, and lets nobody be kept from editing by it")
    func damagedIndex() async throws {
        let file = try ChartFile()
        let (repository, journal) = try await ChartFile.open(file.file.path)
        _ = try await repository.rewriteAtOnce { $0 = try .marathon }
        try file.file.run("UPDATE cell_text_data SET block = x'00ff00ff' WHERE id > 1")
        _ = try await repository.rewriteAtOnce { $0.coreGoal?.title = try Title("Run 42 km") }
        let finder = SQLiteFinderRepository(journal)
        #expect(try await finder.cells(with: try SearchWords("42"), atMost: 9).map(\.title.text) == ["Run 42 km"])
        #expect(try await finder.cells(with: try SearchWords("swim"), atMost: 9).map(\.title.text) == ["Swim"])
    }
}
