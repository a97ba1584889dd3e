import Basics
import Journal
import SQLite
import SQLiteTesting
import SakatsuData
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSchemaData
import SakatsuSchemaDataTesting
import Testing

@Suite("Visits on a file")
struct StoreTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteVisitsRepository {
        SQLiteVisitsRepository(try await .sakatsu(file.location))
    }

    @Test("visits, settings and the running phase are there on another connection")
    func reopening() async throws {
        let journal = try await Journal.sakatsu(file.location)
        let one = try await SQLiteVisitsRepository(journal).add(.shikiji)
        let settings = SakatsuSettings(defaults: try .sample, language: .japanese)
        _ = try await SQLiteSakatsuSettingsRepository(journal).edit { $0 = settings }
        let phase = RunningPhase(of: one, try SetNumber(2), .rest, since: Timestamp(milliseconds: 7))
        _ = try await SQLiteTimerRepository(journal).start(one) { _ in phase }
        await journal.database.close()
        let again = try await Journal.sakatsu(file.location)
        #expect(try await SQLiteVisitsRepository(again).visit(one) == .shikiji)
        #expect(try await SQLiteSakatsuSettingsRepository(again).settings() == settings)
        #expect(try await SQLiteTimerRepository(again).running() == phase)
    }

    @Test("a temperature is there under the name that it was stored with, also if the name now means the cool bath")
    func storedNames() async throws {
        var temperatures = Temperatures(coolBath: try Temperature("16"))
        try temperatures.set(.named(StepName("cold bath")), to: Temperature("14"))
        let visit = try Visit(Facility("Spa"), on: Day("2026-11-01"), temperatures: temperatures)
        let repository = try await open()
        let one = try await repository.add(visit)
        let seen = try await repository.visit(one)
        #expect(seen == visit)
    }

    @Test("an edit that changes nothing is none, and one of bytes alone is one")
    func bytes() async throws {
        let repository = try await open()
        let one = try await repository.add(Visit(Facility("\u{E9}"), on: Day("2026-11-01"), sets: [SaunaSet("1/1/1")]))
        let count = "SELECT count(*) FROM journal_edit"
        let before = try file.rows(count)
        _ = try await repository.edit(one) { _ in }
        #expect(try file.rows(count) == before)
        _ = try await repository.edit(one) { try $0.apply([.facility(Facility("e\u{301}"))]) }
        #expect(try file.rows("SELECT hex(facility) FROM visit") == [["65CC81"]])
        let name: @Sendable (String) throws -> [VisitChange] = { text in
            [VisitChange.step(try SetNumber(1), .name(.rest, try StepName(text)))]
        }
        _ = try await repository.edit(one) { try $0.apply(name("\u{E9}")) }
        _ = try await repository.edit(one) { try $0.apply(name("e\u{301}")) }
        #expect(try file.rows("SELECT hex(rest_name) FROM sauna_set") == [["65CC81"]])
    }

    @Test("a set keeps its row when those before it go")
    func rows() async throws {
        let repository = try await open()
        let one = try await repository.add(.shikiji)
        let before = try file.rows("SELECT id FROM sauna_set ORDER BY place")
        _ = try await repository.edit(one) { try $0.apply([.removeSet(SetNumber(1))]) }
        let after = try file.rows("SELECT id, place FROM sauna_set WHERE NOT deleted ORDER BY place")
        #expect(after == [[before[1][0], "1"], [before[2][0], "2"]])
    }

    @Test("repositories on two connections lose no visit of each other, and no two get one number")
    func concurrency() async throws {
        let (first, second) = (try await open(), try await open())
        let numbers = try await withThrowingTaskGroup(of: VisitNumber.self) { group in
            for index in 1...20 {
                let repository = index.isMultiple(of: 2) ? first : second
                group.addTask { try await repository.add(.lake) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers.count == 20)
        #expect(try await open().visits(VisitQuery()).total == 20)
    }

    @Test("what another program writes is seen and found, and an undo takes back only what a person wrote")
    func outside() async throws {
        let journal = try await Journal.sakatsu(file.location)
        let repository = SQLiteVisitsRepository(journal)
        _ = try await repository.add(.lake)
        try file.run("INSERT INTO visit (facility, day) VALUES ('Bathhouse', '2026-11-22')")
        let page = try await repository.visits(VisitQuery(VisitWords("bathhouse")))
        #expect(page.visits.map(\.number.number) == [2])
        let history = ScopeHistory(journal, of: VisitScope.visits)
        let undone = [try await history.undo()?.number, try await history.undo()?.number]
        #expect(undone == [1, nil])
        let left = try await repository.visits(VisitQuery())
        #expect(left.visits.map(\.number.number) == [2])
    }

    @Test("a damaged search index keeps no edit away, and is made anew")
    func damagedIndex() async throws {
        let repository = try await open()
        for visit in try Visit.samples { _ = try await repository.add(visit) }
        let query = VisitQuery(try VisitWords("löyly"))
        #expect(try await repository.visits(query).total == 1)
        try file.run("UPDATE visit_text_data SET block = x'00ff00ff' WHERE id > 1")
        let edited = try await repository.edit(VisitNumber(1)) { try $0.apply([.foreword(nil)]) }
        let seen = try await repository.visits(query)
        #expect(seen.visits.map(\.visit) == [edited])
    }

    @Test("a purge erases what was removed, and no number comes back")
    func purge() async throws {
        let journal = try await Journal.sakatsu(file.location)
        let repository = SQLiteVisitsRepository(journal)
        for visit in try Visit.samples { _ = try await repository.add(visit) }
        _ = try await repository.remove(VisitNumber(1))
        _ = try await repository.remove(VisitNumber(3))
        _ = try await repository.visits(VisitQuery(VisitWords("lake")))
        try await journal.purge(SakatsuSchema.erasures)
        #expect(try file.rows("SELECT number, facility FROM visit WHERE deleted") == [["1", "-"], ["3", "-"]])
        #expect(try file.rows("SELECT count(*) FROM sauna_set WHERE sauna IS NOT NULL") == [["1"]])
        #expect(try await repository.visits(VisitQuery(VisitWords("lake"))).visits.map(\.visit) == [.lake])
        #expect(try await repository.add(.hotel).number == 4)
        #expect(try await ScopeHistory(journal, of: VisitScope.visits).undo()?.changes.count == 1)
    }

    @Test("a copy of the store is a replica of its own, and finds what is there")
    func copies() async throws {
        let repository = try await open()
        for visit in try Visit.samples { _ = try await repository.add(visit) }
        #expect(try await repository.visits(VisitQuery(VisitWords("lake"))).total == 1)
        for sql in SakatsuSchema.adjustmentsOfCopies { try file.run(sql) }
        #expect(try await open().visits(VisitQuery(VisitWords("lake"))).total == 1)
    }
}

@Suite("The contracts of the repositories of sakatsu, kept by SQLite")
struct ContractTests {
    @Test("in memory visits keep the contract", arguments: VisitsRepositoryContract.allCases)
    func memory(_ promise: VisitsRepositoryContract) async throws {
        try await promise.verify(SQLiteVisitsRepository(try await .sakatsu()))
    }

    @Test("settings keep the contract", arguments: SakatsuSettingsRepositoryContract.allCases)
    func settings(_ promise: SakatsuSettingsRepositoryContract) async throws {
        try await promise.verify(SQLiteSakatsuSettingsRepository(try await .sakatsu()))
    }

    @Test("the running phase keeps the contract", arguments: TimerRepositoryContract.allCases)
    func timer(_ promise: TimerRepositoryContract) async throws {
        let journal = try await Journal.sakatsu()
        try await promise.verify(SQLiteTimerRepository(journal), of: SQLiteVisitsRepository(journal))
    }

    @Test("exports and imports keep the contract", arguments: VisitTransferRepositoryContract.allCases)
    func transfer(_ promise: VisitTransferRepositoryContract) async throws {
        let repository = SQLiteVisitsRepository(try await .sakatsu())
        try await promise.verify(repository, of: repository)
    }
}

@Suite("Rows that nothing can be made of")
struct BadRowTests {
    private let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func run(_ sql: String) throws { try file.run("PRAGMA ignore_check_constraints=ON; \(sql)") }

    private func expectOneError(_ journal: Journal, _ column: String) {
        let errors = journal.database.unreadableRows.takeNew()
        guard errors.count == 1, case .unexpectedRow(column, _, _) = errors[0].kind else {
            Issue.record("\(errors)")
            return
        }
    }

    @Test(
        "of visits are left out, each with its column",
        arguments: [
            ("UPDATE visit SET facility = ' ' WHERE number = 1", "facility"),
            ("UPDATE visit SET day = 'soon' WHERE number = 1", "day"),
            ("UPDATE visit SET foreword = ' ' WHERE number = 1", "foreword"),
            ("UPDATE visit SET afterword = ' ' WHERE number = 1", "afterword"),
            ("UPDATE visit SET sauna = 9999 WHERE number = 1", "sauna"),
            ("UPDATE visit SET cool_bath = -9999 WHERE number = 1", "cool_bath"),
            ("UPDATE visit SET number = -1 WHERE number = 1", "number"),
        ])
    func visits(sql: String, column: String) async throws {
        let journal = try await Journal.sakatsu(file.location)
        let repository = SQLiteVisitsRepository(journal)
        for visit in try Visit.samples { _ = try await repository.add(visit) }
        try run(sql)
        #expect(try await repository.visits(VisitQuery()).visits.map(\.visit) == [.lake, .hotel])
        expectOneError(journal, column)
        #expect(try await repository.visits(of: nil).map(\.visit) == [.lake, .hotel])
        // A visit is counted unless its facility or its day cannot be read.
        let isCounted = !["facility", "day"].contains(column)
        #expect(try await repository.figures(of: nil).count == (isCounted ? 3 : 2))
        #expect(try await repository.add(.lake).number == 4)
    }

    @Test(
        "of sets and temperatures are left out of their visit",
        arguments: [
            ("UPDATE sauna_set SET sauna = 9999 WHERE place = 1", "sauna", 2, 1),
            ("UPDATE sauna_set SET cool_bath = 0 WHERE place = 1", "cool_bath", 2, 1),
            ("UPDATE sauna_set SET rest = -1 WHERE place = 1", "rest", 2, 1),
            ("UPDATE sauna_set SET sauna_name = ' ' WHERE place = 1", "sauna_name", 2, 1),
            ("UPDATE sauna_set SET cool_bath_emoji = 'x' WHERE place = 1", "cool_bath_emoji", 2, 1),
            ("UPDATE temperature SET name = ' '", "name", 3, 0),
            ("UPDATE temperature SET tenths = 9999", "tenths", 3, 0),
        ])
    func parts(sql: String, column: String, sets: Int, temperatures: Int) async throws {
        let journal = try await Journal.sakatsu(file.location)
        let repository = SQLiteVisitsRepository(journal)
        let one = try await repository.add(.shikiji)
        try run(sql)
        let seen = try await repository.visit(one)
        #expect([seen.sets.count, seen.temperatures.named.count] == [sets, temperatures])
        expectOneError(journal, column)
        // The rest can be worked with.
        let edited = try await repository.edit(one) { try $0.apply([.addSet(SaunaSet("1/1/1")), .foreword(nil)]) }
        #expect(edited.sets.count == sets + 1)
        #expect(try await repository.remove(one).foreword == nil)
    }

    @Test("a set whose phases were all left out is not there")
    func emptySet() async throws {
        let journal = try await Journal.sakatsu(file.location)
        let repository = SQLiteVisitsRepository(journal)
        let one = try await repository.add(.shikiji)
        try run("UPDATE sauna_set SET sauna = NULL, cool_bath = NULL, rest = NULL WHERE place = 2")
        #expect(try await repository.visit(one).sets.map(\.description) == ["10m/60s/10m", "8m/-/5m"])
        #expect(journal.database.unreadableRows.takeNew() == [])
    }

    @Test(
        "of the settings are the usual ones, and stay until they are set",
        arguments: [
            ("facility = ' '", "facility"), ("count = 99", "count"), ("sauna = 0", "sauna"),
            ("sauna_temperature = 9999", "sauna_temperature"),
            ("cool_bath_temperature = 9999", "cool_bath_temperature"),
        ])
    func settings(assignment: String, column: String) async throws {
        let journal = try await Journal.sakatsu(file.location)
        let repository = SQLiteSakatsuSettingsRepository(journal)
        try run("UPDATE settings SET \(assignment)")
        #expect(try await repository.settings() == SakatsuSettings())
        expectOneError(journal, column)
        _ = try await repository.edit { $0.language = .korean }
        #expect(try file.rows("SELECT count(*) FROM settings WHERE \(assignment)") == [["1"]])
    }

    @Test("a language that is not known here stays")
    func language() async throws {
        let repository = SQLiteSakatsuSettingsRepository(try await .sakatsu(file.location))
        try run("UPDATE settings SET language = 'fi'")
        #expect(try await repository.settings().language == nil)
        _ = try await repository.edit { try $0.defaults.apply([.count(SetCount(1))]) }
        #expect(try file.rows("SELECT language, count FROM settings") == [["fi", "1"]])
    }

    @Test("settings without their row are an error, not those of a new store")
    func noSettings() async throws {
        let repository = SQLiteSakatsuSettingsRepository(try await .sakatsu(file.location))
        try file.run("DROP TRIGGER journal_settings_delete; DELETE FROM settings")
        await #expect(throws: DatabaseError.self) { try await repository.settings() }
    }

    @Test(
        "a running phase that cannot be read does not run, and another can begin",
        arguments: ["phase = 'nap'", "phase = ''"])
    func running(assignment: String) async throws {
        let journal = try await Journal.sakatsu(file.location)
        let one = try await SQLiteVisitsRepository(journal).add(.lake)
        let timer = SQLiteTimerRepository(journal)
        let phase = RunningPhase(of: one, try SetNumber(2), .sauna, since: Timestamp(milliseconds: 0))
        _ = try await timer.start(one) { _ in phase }
        try run("UPDATE running SET \(assignment)")
        #expect(try await timer.running() == nil)
        #expect(try await timer.start(one) { _ in phase } == phase)
    }
}
