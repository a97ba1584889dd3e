import Basics
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import SakatsuData
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSchemaDataTesting
import Testing

@Suite("Two sauna logs that were edited apart")
struct MergingTests {
    private let here, there: TemporaryDatabase

    init() throws { (here, there) = (try TemporaryDatabase(), try TemporaryDatabase()) }

    /// Journals of two stores that began as one, with a visit.
    private func journals(_ visit: Visit) async throws -> [Journal] {
        let before = try await Journal.sakatsu(here.location)
        _ = try await SQLiteVisitsRepository(before).add(visit)
        await before.database.close()
        try there.write(try here.bytes())
        return [try await .sakatsu(here.location), try await .sakatsu(there.location)]
    }

    private func merge(_ journals: [Journal]) async throws {
        try await journals[0].merge(journals[1])
        try await journals[1].merge(journals[0])
    }

    @Test("show the same when they are joined, with the visits of both")
    func joining() async throws {
        let journals = try await journals(.shikiji)
        let stores = journals.map { SQLiteVisitsRepository($0) }
        let one = try VisitNumber(1)
        _ = try await stores[0].edit(one) { try $0.apply([.foreword(Remark("mine")), .addSet(SaunaSet("5/5/5"))]) }
        _ = try await stores[1].edit(one) { visit in
            try visit.apply([.afterword(Remark("theirs")), .addSet(SaunaSet("6/6/6")), .removeSet(SetNumber(2))])
        }
        for (store, name) in zip(stores, ["mine", "theirs"]) {
            _ = try await store.add(Visit(Facility(name), on: Day("2026-11-02"), sets: [SaunaSet("1/1/1")]))
        }
        try await merge(journals)
        let seen = [try await stores[0].visit(one), try await stores[1].visit(one)]
        #expect(seen[0] == seen[1])
        #expect([seen[0].foreword?.text, seen[0].afterword?.text] == ["mine", "theirs"])
        #expect(Set(seen[0].sets.map(\.description)) == ["10m/60s/10m", "8m/-/5m", "5m/5s/5m", "6m/6s/6m"])
        for store in stores {
            let visits = try await store.visits(of: nil).map(\.visit.facility.text)
            #expect(Set(visits) == ["サウナしきじ", "mine", "theirs"])
            #expect(try await store.visits(VisitQuery(VisitWords("theirs"))).total == 2)
        }
    }

    @Test("have no place for what is too much, show it, and give it one when it is free")
    func unplaced() async throws {
        let full = try VisitsRepositoryContract.fullVisit()
        var almost = full
        try almost.apply([.removeSet(SetNumber(30)), .temperature(.named(StepName("number 8")), nil)])
        let journals = try await journals(almost)
        let stores = journals.map { SQLiteVisitsRepository($0) }
        let one = try VisitNumber(1)
        let mud = TemperaturePlace.named(try StepName("mud"))
        for (store, degrees) in zip(stores, ["41", "42"]) {
            _ = try await store.edit(one) { visit in
                try visit.apply([.addSet(SaunaSet("\(degrees)/-")), .temperature(mud, Temperature(degrees))])
            }
        }
        try await merge(journals)
        let seen = [try await stores[0].visit(one), try await stores[1].visit(one)]
        #expect(seen[0] == seen[1])
        #expect([seen[0].sets.count, seen[0].unplaced.sets.count] == [30, 1])
        #expect([seen[0].temperatures.named.count, seen[0].unplaced.temperatures.count] == [8, 1])
        let notice = try #require(VisitPhrases.unplaced(seen[0].unplaced))
        #expect(notice.english.contains("mud 4"))
        let after = try await stores[0].edit(one) { try $0.apply([.removeSet(SetNumber(1)), .temperature(mud, nil)]) }
        #expect(after.sets.count == 30)
        #expect(after.unplaced.isEmpty)
        #expect(Set(after.sets.suffix(2).map(\.description)) == ["41m/-/-", "42m/-/-"])
        #expect(after.temperatures[mud] != nil)
    }

    @Test("lose a set whose phases both left out, and keep one that was changed where it was removed")
    func emptied() async throws {
        let journals = try await journals(try Visit(Facility("Spa"), on: Day("2026-11-01"), sets: [SaunaSet("1/1")]))
        let stores = journals.map { SQLiteVisitsRepository($0) }
        let (one, set) = (try VisitNumber(1), try SetNumber(1))
        _ = try await stores[0].edit(one) { try $0.apply([.step(set, .remove(.sauna))]) }
        _ = try await stores[1].edit(one) { try $0.apply([.step(set, .remove(.coolBath))]) }
        try await merge(journals)
        for (store, journal) in zip(stores, journals) {
            #expect(try await store.visit(one).sets == [])
            #expect(journal.database.unreadableRows.takeNew() == [])
        }
    }

    @Test("have the settings that were set last")
    func settings() async throws {
        let journals = try await journals(.lake)
        let stores = journals.map { SQLiteSakatsuSettingsRepository($0) }
        _ = try await stores[0].edit { try $0.defaults.apply([.count(SetCount(4)), .step(.amount(.rest, 7))]) }
        _ = try await stores[1].edit { try $0.defaults.apply([.facility(Facility("Spa"))]) }
        try await merge(journals)
        let seen = [try await stores[0].settings(), try await stores[1].settings()]
        #expect(seen[0] == seen[1])
        #expect(seen[0].defaults.facility?.text == "Spa")
        #expect(seen[0].defaults.count.count == 4)
        #expect(seen[0].defaults.set.description == "10m/60s/7m")
    }
}
