import Basics
import Foundation
import Journal
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

@testable import MandalartDomainTesting

@Suite("The contract of repositories of several charts, kept by SQLite")
struct ChartsContractTests {
    @Test("in memory it keeps the contract", arguments: ChartsRepositoryContract.allCases)
    func memory(_ promise: ChartsRepositoryContract) async throws {
        try await promise.verify(await SQLiteChartsRepository.inMemory())
    }

    @Test("each further chart keeps the contract of one", arguments: MandalartRepositoryContract.allCases)
    func further(_ promise: MandalartRepositoryContract) async throws {
        let charts = try await SQLiteChartsRepository.inMemory()
        let chart = charts.repository(of: try await charts.create(try Title("Run")))
        try await promise.verify(chart)
    }
}

@Suite("The contract of chart repositories, kept by SQLite")
struct ContractTests {
    @Test("on a file it keeps the contract", arguments: MandalartRepositoryContract.allCases)
    func file(_ promise: MandalartRepositoryContract) async throws {
        let file = try ChartFile()
        try await promise.verify(try await file.open())
    }
}

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

/// The bodies of exit tests run in a process of their own.
@Suite("Several at work on one chart", .timeLimit(.minutes(15)))
struct ProcessTests {
    let chart: ChartFile

    init() throws { chart = try ChartFile() }

    @Test("two repositories on two connections lose no edit")
    func twoConnections() async throws {
        let repositories = [try await chart.open(), try await chart.open()]
        try await withThrowingTaskGroup { group in
            for repository in repositories {
                for _ in 0..<25 { group.addTask { try await repository.countUp() } }
            }
            try await group.waitForAll()
        }
        #expect(try await chart.open().chart().count == 50)
        #expect(try chart.lines(ChartFile.countOfEdits) == ["50"])
    }

    @Test("two processes lose no edit")
    func twoProcesses() async throws {
        async let child: Void = countInChild(chart.file.path)
        try await Self.count(in: chart.file.path)
        await child
        #expect(try await chart.open().chart().count == 50)
    }

    @Test("a process that is killed in the middle of edits loses none that it acknowledged")
    func killing() async throws {
        await countInKilledChild(chart.file.path)
        let acknowledged = try chart.file.bytes(of: ".acknowledged").count
        let kept = try await chart.open().chart().count
        #expect(acknowledged >= 30)
        #expect(kept >= acknowledged)
        #expect(try chart.lines(ChartFile.countOfEdits) == ["\(kept)"])
        #expect(try chart.lines("PRAGMA integrity_check") == ["ok"])
    }

    @Test("eight processes that undo at once undo each edit once")
    func undoing() async throws {
        let repository = try await chart.open()
        for _ in 1...40 { try await repository.countUp() }
        await withTaskGroup { group in
            for _ in 1...8 { group.addTask { await undoInChild(chart.file.path) } }
        }
        #expect(try await repository.chart() == Chart())
        let counts =
            "SELECT count(*), count(of_sequence), count(DISTINCT of_sequence) FROM journal_edit WHERE number > 0"
        #expect(try chart.lines(counts) == ["80 40 40"])
        let journal = try await chart.journal()
        #expect(try await journal.history(of: .first).redo()?.number == 1)
    }

    private func undoInChild(_ path: String) async {
        await #expect(processExitsWith: .success) { [path] in
            let journal = try await ChartFile.open(path).journal
            while try await journal.history(of: .first).undo() != nil {}
            await journal.database.close()
        }
    }

    private func countInChild(_ path: String) async {
        await #expect(processExitsWith: .success) { [path] in
            try await ProcessTests.count(in: path)
        }
    }

    private static func count(in path: String) async throws {
        let (repository, journal) = try await ChartFile.open(path)
        for _ in 0..<25 { try await repository.countUp() }
        await journal.database.close()
    }

    private func countInKilledChild(_ path: String) async {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path] in
            try await ProcessTests.countUntilKilled(in: path)
        }
    }

    /// Two connections edit without end; when one has the thirtieth edit acknowledged, the other is at work.
    private static func countUntilKilled(in path: String) async throws {
        let log = open("\(path).acknowledged", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        try await withThrowingTaskGroup { group in
            for _ in 0..<2 {
                let repository = try await ChartFile.open(path).repository
                group.addTask {
                    while true {
                        try await repository.countUp()
                        guard write(log, "x", 1) == 1 else { throw Failure() }
                        if lseek(log, 0, SEEK_END) >= 30 { kill(getpid(), SIGKILL) }
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
