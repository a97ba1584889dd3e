import Basics
import EventLogData
import EventLogDataTesting
import EventLogDomainInterface
import EventLogDomainTesting
import Journal
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

@Suite("The event log on a file")
struct StoreTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteEventLogRepository {
        SQLiteEventLogRepository(try await .mandalart(file.location))
    }

    @Test("events, and whether they are kept, are there on another connection")
    func reopening() async throws {
        let events = try [LoggedEvent].juno
        let repository = try await open()
        try await repository.append(events)
        try await repository.setKept(false)
        #expect(try await open().events() == events)
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
        try file.run("INSERT INTO event (time, kind, properties) VALUES (1795219500001, 'fromTomorrow', '{}')")
        try await repository.append(try .juno)
        #expect(try await repository.events() == [LoggedEvent].juno)
        #expect(try await repository.summary().count == [LoggedEvent].juno.count + 1)
        #expect(try file.rows("SELECT kind FROM event WHERE time = 1795219500001") == [["fromTomorrow"]])
    }

    @Test("a row that no event can have is left out, with what was found", arguments: ["no JSON", "[]", "{}"])
    func badRow(text: String) async throws {
        let (journal, repository) = try await openAlongside()
        try await repository.append(try .juno)
        try file.run("INSERT INTO event (time, kind, properties) VALUES (7, 'paletteTried', '\(text)')")
        #expect(try await repository.events() == [LoggedEvent].juno)
        let error = journal.database.unreadableRows.takeNew().first
        #expect(
            error?.kind
                == .unexpectedRow(
                    column: "properties", expected: "the properties of paletteTried", found: "text \"\(text)\""))
    }

    @Test("a total that no event can have told is left out, with what was found")
    func badTotal() async throws {
        let (journal, repository) = try await openAlongside()
        try file.run("INSERT INTO event_total VALUES ('paletteTried', 'mauve', 7, 1)")
        #expect(try await repository.totals().tried.isEmpty)
        let error = journal.database.unreadableRows.takeNew().first
        #expect(
            error?.kind == .unexpectedRow(column: "key", expected: "the name of a palette", found: "text \"mauve\""))
    }

    @Test("events are stored by the transaction of the next edit that is kept, once, and by no other")
    func alongside() async throws {
        let (journal, repository) = try await openAlongside()
        repository.add(try .juno)
        try await journal.edit { connection, _ in try connection.execute("UPDATE chart SET name = name") }
        await #expect(throws: CancellationError.self) {
            try await journal.edit { connection, _ in
                try connection.execute("UPDATE chart SET name = 'Swim'")
                throw CancellationError()
            }
        }
        try await journal.database.write { _ = try $0.execute("UPDATE profile SET language = language") }
        #expect(try file.rows("SELECT count(*) FROM event") == [["0"]])
        for name in ["Run", "Walk"] { try await journal.rename(name) }
        #expect(try file.rows("SELECT count(*) FROM event") == [["\(try [LoggedEvent].juno.count)"]])
    }

    @Test(
        "events stay pending while they cannot be stored, and the edit is kept; later each is stored and counted once",
        arguments: ["event", "event_total"])
    func damaged(table: String) async throws {
        let (journal, repository) = try await openAlongside()
        try refuse(table)
        repository.add(try .juno)
        for name in ["Run", "Walk", "Swim", "Ride"] { try await journal.rename(name) }
        #expect(try file.rows("SELECT name FROM chart") == [["Ride"]])
        #expect(try counts() == [["0"], ["0"]])
        try file.run("DROP TRIGGER refuse")
        try await repository.storeNoted()
        #expect(try await repository.events() == [LoggedEvent].juno)
        #expect(try await repository.totals() == EventTotals(of: [LoggedEvent].juno))
    }

    @Test("of several events, those before the first that cannot be stored are stored and counted, once")
    func damagedLater() async throws {
        let (journal, repository) = try await openAlongside()
        try file.run(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON event WHEN NEW.kind = 'cellSaved'
            BEGIN SELECT RAISE(ABORT, 'damaged'); END
            """)
        let first = try #require(try [LoggedEvent].juno.firstIndex { $0.event.kind == .cellSaved })
        repository.add(try .juno)
        for name in ["Run", "Walk"] { try await journal.rename(name) }
        #expect(try await repository.events() == Array(try [LoggedEvent].juno.prefix(first)))
        #expect(try await repository.totals() == EventTotals(of: Array(try [LoggedEvent].juno.prefix(first))))
    }

    @Test("an event that can be neither counted nor removed again is stored once, without its total")
    func unremovable() async throws {
        let (journal, repository) = try await openAlongside()
        try refuse("event_total")
        try file.run("CREATE TRIGGER keep BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'damaged'); END")
        let events = Array(try [LoggedEvent].juno.prefix(1))
        repository.add(events)
        for name in ["Run", "Walk"] { try await journal.rename(name) }
        #expect(try file.rows("SELECT name FROM chart") == [["Walk"]])
        #expect(try await repository.events() == events)
    }

    @Test("the events of an edit that failed are stored by no other edit, also by one that waited for it")
    func failedEdit() async throws {
        let (journal, repository) = try await openAlongside()
        let events = try [LoggedEvent].juno
        repository.add(Array(events.prefix(1)))
        let second = Mutex<Task<Void, any Error>?>(nil)
        await #expect(throws: CancellationError.self) {
            try await journal.edit { connection, _ in
                try connection.execute("UPDATE chart SET name = 'Swim'")
                repository.add(ofEdit: Array(events.dropFirst()))
                // Begins as soon as this one has failed, before its caller hears of that.
                let task = Task.detached { try await journal.rename("Run") }
                second.withLock { $0 = task }
                throw CancellationError()
            }
        }
        try await second.withLock(\.self)?.value
        try await repository.storeNoted()
        let stored = try await repository.events()
        #expect(stored == Array(events.prefix(1)))
    }

    @Test("the events of an edit are stored with it, and with no other transaction")
    func ownEvents() async throws {
        let (journal, repository) = try await openAlongside()
        let events = try [LoggedEvent].juno
        for (number, event) in events.enumerated() {
            try await journal.edit { connection, _ in
                try connection.execute("UPDATE chart SET name = ?", "\(number)")
                repository.add(ofEdit: [event])
            }
            let stored = try await repository.events()
            #expect(stored.last == event)
        }
        #expect(try await repository.events() == events)
    }

    @Test("the events of an edit that is kept wait for another transaction if they cannot be stored with it")
    func refusedEvents() async throws {
        let (journal, repository) = try await openAlongside()
        try refuse("event")
        let events = try [LoggedEvent].juno
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE chart SET name = 'Run'")
            repository.add(ofEdit: events)
        }
        try file.run("DROP TRIGGER refuse")
        try await journal.rename("Walk")
        #expect(try await repository.events() == events)
    }

    @Test("events that wait to be stored are deleted with the others")
    func deletingNoted() async throws {
        let (_, repository) = try await openAlongside()
        repository.add(try .juno)
        try await repository.deleteAll()
        try await repository.storeNoted()
        #expect(try file.rows("SELECT count(*) FROM event") == [["0"]])
    }

    private func refuse(_ table: String) throws {
        try file.run(
            "CREATE TRIGGER refuse BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, 'damaged'); END")
    }

    /// The events, and what is counted of them.
    private func counts() throws -> [[String?]] {
        try file.rows(
            "SELECT count(*) FROM event UNION ALL SELECT coalesce(sum(count), 0) FROM event_total")
    }

    @Test("events of more than two years ago are dropped")
    func age() async throws {
        let (_, repository) = try await openAlongside()
        let (day, event) = (Int64(86_400_000), try #require([LoggedEvent].juno.first).event)
        for days in [0, 1, 731] as [Int64] {
            repository.add([LoggedEvent(time: Timestamp(milliseconds: days * day), event: event)])
            try await repository.storeNoted()
        }
        #expect(try file.rows("SELECT time FROM event ORDER BY id") == [["\(day)"], ["\(731 * day)"]])
    }

    private func openAlongside() async throws -> (Journal, SQLiteEventLogRepository) {
        let pending = PendingEvents()
        let database = try await Database.open(file.location, schema: MandalartSchema.schema)
        let journal = MandalartSchema.journal(
            of: database, now: { Timestamp(milliseconds: 7) }, alongside: pending.begin)
        return (journal, SQLiteEventLogRepository(journal, pending: pending))
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

extension Journal {
    /// An edit without events of its own.
    fileprivate func rename(_ name: String) async throws {
        try await edit { connection, _ in try connection.execute("UPDATE chart SET name = ?", name) }
    }
}

extension EventLogRepository {
    /// Stores some events.
    fileprivate func append(_ events: [LoggedEvent]) async throws {
        add(events)
        try await storeNoted()
    }
}

@Suite("The contract of event logs, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: EventLogRepositoryContract.allCases)
    func memory(_ promise: EventLogRepositoryContract) async throws {
        try await promise.verify(await SQLiteEventLogRepository.inMemory())
    }
}
