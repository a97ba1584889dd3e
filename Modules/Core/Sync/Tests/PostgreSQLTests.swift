import Basics
import Foundation
import Journal
import JournalTesting
import Platform
import PlatformTesting
import SQLite
import SQLiteTesting
import Sync
import SyncTesting
import Testing

@Suite(
    "A database that speaks PostgreSQL",
    .enabled("No PostgreSQL server is installed.") { await PostgreSQLServer.isInstalled }, .serialized)
struct PostgreSQLTests {
    private let server: PostgreSQLServer
    private let folder: TemporaryFolder

    init() async throws {
        server = try await PostgreSQLServer()
        folder = try TemporaryFolder()
    }

    private func remote(
        _ database: String = "postgres", of user: String = "postgres", for machine: String, program: String = "notes",
        at address: String? = nil
    ) throws -> PostgreSQLRemote {
        let environment: [String: String] = [:]
        let inherited = ["PATH", "HOME"].reduce(into: environment) { $0[$1] = Environment.process[$1] }
        return try PostgreSQLRemote(
            address ?? server.address(database, of: user), program: program, environment: Environment(inherited),
            spool: folder.file(machine))
    }

    @discardableResult private func sync(_ machine: Machine) async throws -> Synchronizer.Outcome {
        try await machine.sync(remote(for: machine.name))
    }

    @Test("carries the edits of machines, and leaves no file behind")
    func exchange() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        let page = try await laptop.journal.addPage("Monday \\ “quoted”\t\n\\.\u{0}")
        try await sync(laptop)
        _ = try await desktop.journal.addPage("Tuesday")
        let outcome = try await sync(desktop)
        #expect(outcome.sent == 1)
        #expect(outcome.received == 1)
        try await laptop.journal.set("title", of: page, in: "page", to: "Friday")
        try await sync(laptop)
        try await sync(desktop)
        for machine in [laptop, desktop] {
            #expect(try await Set(machine.journal.pages()) == ["Friday", "Tuesday"])
            #expect(try await sync(machine).isNothing)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("needs no more than a role that may read and insert, once the table is there")
    func grants() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        _ = try await laptop.journal.addPage("Monday")
        try await server.sql(
            "CREATE ROLE writer LOGIN; CREATE ROLE nobody LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        let refused = await #expect(throws: RemoteError.self) {
            try await laptop.sync(remote(of: "writer", for: "laptop"))
        }
        #expect(refused?.explanation.english.hasSuffix("or to make the table the first time. (SQLSTATE 42501)") == true)
        try await sync(laptop)
        try await server.sql("GRANT SELECT, INSERT ON notes_edits TO writer")
        _ = try await desktop.journal.addPage("Tuesday")
        try await desktop.sync(remote(of: "writer", for: "desktop"))
        try await laptop.sync(remote(of: "writer", for: "laptop"))
        #expect(try await Set(laptop.journal.pages()) == ["Monday", "Tuesday"])
    }

    @Test("says in a line what is wrong with it, with the SQLSTATE where the server names one")
    func refusals() async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await sync(laptop)
        func message(_ remote: PostgreSQLRemote) async -> String {
            let machine = try? await Machine("other")
            do {
                try await machine?.sync(remote)
                return "–"
            } catch let error as any Explained {
                return error.explanation.english
            } catch {
                return "\(error)"
            }
        }
        #expect(await message(try remote("nothing", for: "a")).contains("database \"nothing\" does not exist"))
        #expect(await message(try remote(of: "refused", for: "b")).contains("pg_hba.conf rejects connection"))
        try await server.sql("CREATE ROLE reader LOGIN; ALTER ROLE reader SET default_transaction_read_only = on")
        try await server.sql("GRANT SELECT, INSERT ON notes_edits TO reader")
        let machine = try await Machine("reader")
        _ = try await machine.journal.addPage("Tuesday")
        let error = await #expect(throws: RemoteError.self) { try await machine.sync(remote(of: "reader", for: "c")) }
        #expect(
            error?.explanation.english.hasSuffix("It can be read only, as a standby server. (SQLSTATE 25006)") == true)
        // What could be read is here.
        #expect(try await Set(machine.journal.pages()) == ["Monday", "Tuesday"])
        try await server.sql("CREATE TABLE other_edits (a int)")
        #expect(await message(try remote(for: "d", program: "other")).hasSuffix("(SQLSTATE 42703)"))
        #expect(throws: SyncError.password) {
            try PostgreSQLRemote("postgresql://a:b@host/c", program: "notes", environment: Environment([:]), spool: "")
        }
    }

    @Test("keeps its rows apart from what is none, and says so")
    func hostileRows() async throws {
        let laptop = try await Machine("laptop")
        _ = try await laptop.journal.addPage("Monday")
        try await sync(laptop)
        try await server.sql(
            """
            INSERT INTO notes_edits VALUES (5, 1, 0, 'hello'), (6, 1, 0, '{"edit":[7,1],"time":0,"kind":"change"}'),
                (-1, 0, 0, ''), (8, 9223372036854775807, 0, '{}'), (9, 1, -1, '[]')
            """)
        let reader = try await Machine("reader")
        let outcome = try await sync(reader)
        #expect(try await reader.journal.pages() == ["Monday"])
        #expect(outcome.notices.count == 1)
    }

    @Test("loses nothing of machines that exchange at once")
    func atOnce() async throws {
        let rounds = ProcessInfo.processInfo.environment["SYNC_ROUNDS"].flatMap(Int.init) ?? 4
        let machines = try await withThrowingTaskGroup(of: Machine.self) { group in
            for number in 1...8 {
                group.addTask {
                    let machine = try await Machine("machine \(number)", at: 1_000_000_000_000 + Int64(number))
                    for round in 1...rounds {
                        _ = try await machine.journal.addPage("\(number)/\(round)")
                        try await sync(machine)
                    }
                    return machine
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let expected = Set((1...8).flatMap { number in (1...rounds).map { "\(number)/\($0)" } })
        for machine in machines {
            try await sync(machine)
            #expect(try await Set(machine.journal.pages()) == expected)
        }
    }

    @Test("goes on after the server was killed, at whatever moment that was")
    func killed() async throws {
        let rounds = ProcessInfo.processInfo.environment["SYNC_ROUNDS"].flatMap(Int.init) ?? 2
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop", at: 1_000_000_000_005))
        try await sync(laptop)
        var titles: Set<String> = []
        for round in 1...rounds {
            for (machine, name) in [(laptop, "laptop"), (desktop, "desktop")] {
                _ = try await machine.journal.addPage("\(name) \(round)")
                titles.insert("\(name) \(round)")
            }
            let exchange = Task { for machine in [laptop, desktop] { _ = try? await sync(machine) } }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...150)))
            server.kill()
            _ = await exchange.value
            try await server.start()
        }
        for machine in [laptop, desktop, laptop] { try await sync(machine) }
        for machine in [laptop, desktop] { #expect(try await Set(machine.journal.pages()) == titles) }
    }

    @Test("gets again what it has lost of the edits that it had")
    func lostRows() async throws {
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop"))
        for title in ["Monday", "Tuesday"] {
            _ = try await laptop.journal.addPage(title)
            try await sync(laptop)
        }
        try await server.sql("DELETE FROM notes_edits WHERE replica > 0 AND sequence > 1")
        let outcome = try await sync(laptop)
        #expect(outcome.sent == 1)
        #expect(outcome.notices.count == 1)
        try await sync(desktop)
        #expect(try await Set(desktop.journal.pages()) == ["Monday", "Tuesday"])
        #expect(try await sync(laptop).isNothing)
    }

    @Test("loses nothing where a standby, which lags behind, takes the place of a server that was killed")
    func failover() async throws {
        let standby = try await PostgreSQLServer(following: server)
        let address = server.address(orOf: standby)
        let (laptop, desktop) = (try await Machine("laptop"), try await Machine("desktop", at: 1_000_000_000_005))
        func exchange(_ machine: Machine) async throws {
            try await machine.sync(remote(for: machine.name, at: address))
        }
        _ = try await laptop.journal.addPage("Monday")
        try await exchange(laptop)
        // The standby hears of no more.
        standby.kill()
        for title in ["Tuesday", "Wednesday"] {
            _ = try await laptop.journal.addPage(title)
            try await exchange(laptop)
        }
        server.kill()
        try await standby.start()
        try await standby.promote()
        _ = try await desktop.journal.addPage("Thursday")
        for machine in [desktop, laptop, desktop] { try await exchange(machine) }
        for machine in [laptop, desktop] {
            #expect(try await Set(machine.journal.pages()) == ["Monday", "Tuesday", "Wednesday", "Thursday"])
        }
    }
}
