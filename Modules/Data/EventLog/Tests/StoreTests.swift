import EventLogData
import EventLogDomainInterface
import Journal
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("The event log on a file")
struct StoreTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteEventLogRepository {
        SQLiteEventLogRepository(try await .mandalart(file.location))
    }

    private let all = Set(EventKind.allCases)

    @Test("events, and whether they are kept, are there on another connection")
    func reopening() async throws {
        let events = try [LoggedEvent].juno
        let repository = try await open()
        try await repository.append(events)
        try await repository.setKept(false)
        #expect(try await open().events(of: all) == events)
        #expect(try await open().summary().isKept == false)
    }

    @Test("an event is a row that other programs can read")
    func row() async throws {
        try await open().append(Array(try [LoggedEvent].juno.prefix(1)))
        #expect(
            try file.rows("SELECT time, kind, properties FROM event")
                == [["1795219500000", "nicknameChosen", #"{"characters":4}"#]])
    }

    @Test("an unknown kind of event is not seen, is counted, and stays")
    func unknownKind() async throws {
        let repository = try await open()
        try file.run("INSERT INTO event (time, kind, properties) VALUES (7, 'fromTomorrow', '{}')")
        try await repository.append(try .juno)
        #expect(try await repository.events(of: all) == [LoggedEvent].juno)
        #expect(try await repository.summary().count == [LoggedEvent].juno.count + 1)
        #expect(try file.rows("SELECT kind FROM event WHERE time = 7") == [["fromTomorrow"]])
    }

    @Test("a row that no event can have is an error that names it", arguments: ["no JSON", "[]", "{}"])
    func badRow(text: String) async throws {
        let repository = try await open()
        try file.run("INSERT INTO event (time, kind, properties) VALUES (7, 'paletteTried', '\(text)')")
        let error = await #expect(throws: DatabaseError.self) { try await repository.events(of: all) }
        #expect(
            error?.kind
                == .unexpectedRow(
                    column: "properties", expected: "the properties of paletteTried", found: "text \"\(text)\""))
    }

    @Test("a saved cell of no chart is an error that names it")
    func badChart() async throws {
        let repository = try await open()
        try file.run("INSERT INTO event (time, kind, properties) VALUES (7, 'cellSaved', '{\"chart\":0}')")
        let error = await #expect(throws: DatabaseError.self) { try await repository.peaks() }
        #expect(
            error?.kind == .unexpectedRow(column: "chart", expected: "the number of a chart", found: "integer 0"))
    }

    @Test("events are not waited for while another program writes, and are an error then")
    func busy() async throws {
        let repository = try await open()
        let other = try RawConnection(file.path)
        try other.run("BEGIN IMMEDIATE")
        let error = await #expect(throws: DatabaseError.self) { try await repository.append(try .juno) }
        #expect(error?.kind == .busy)
        try other.run("ROLLBACK")
        try await repository.append(try .juno)
    }
}
