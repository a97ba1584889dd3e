import Basics
import Foundation
import Journal
import MandalartData
import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import SQLiteTesting
import Testing

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
        let counts = "SELECT count(*), count(undoes), count(DISTINCT undoes) FROM journal_edit WHERE number > 0"
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
