import Basics
import Journal
import SQLite
import SQLiteTesting
import SakatsuData
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSchemaDataTesting
import Testing

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
            ("UPDATE sauna_set SET sauna = 999 WHERE place = 1", "sauna", 2, 1),
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
