import Basics
import Journal
import SQLite
import SQLiteTesting
import SakatsuData
import SakatsuDataTesting
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
        #expect(try file.rows("SELECT count(*) FROM sauna_set") == [["1"]])
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
