import Basics
import Journal
import JournalTesting
import SQLite
import SQLiteTesting
import SakatsuData
import SakatsuDomainInterface
import SakatsuDomainTesting
import SakatsuSchemaData
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

    @Test("go on showing the same parts, though not all fit, when something else is edited")
    func editedElsewhere() async throws {
        let journals = try await journals(.lake)
        let stores = journals.map { SQLiteVisitsRepository($0) }
        let (one, mud) = (try VisitNumber(1), TemperaturePlace.named(try StepName("mud")))
        for (store, (name, degrees)) in zip(stores, [("steam", "41"), ("loft", "42")]) {
            let place = TemperaturePlace.named(try StepName(name))
            _ = try await store.edit(one) { visit in
                try visit.apply([.temperature(place, Temperature("80")), .temperature(mud, Temperature(degrees))])
            }
        }
        try await merge(journals)
        let merged = try await stores[0].visit(one)
        #expect(merged.unplaced.temperatures.map(\.name.text) == ["mud"])
        let edited = try await stores[0].edit(one) { try $0.apply([.afterword(Remark("Nice"))]) }
        #expect(edited.temperatures == merged.temperatures)
        #expect(edited.unplaced == merged.unplaced)
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

    @Test("keep the visit that is open, with its timer and its history, where both gave a new visit one number")
    func renumbered() async throws {
        let journals = try await journals(.shikiji)
        let (stores, timers) = (journals.map { SQLiteVisitsRepository($0) }, journals.map { SQLiteTimerRepository($0) })
        let names = ["mine", "theirs"]
        var open: [VisitNumber] = []
        for index in 0...1 {
            let visit = try Visit(Facility(names[index]), on: Day("2026-11-02"), sets: [SaunaSet("1/1/1")])
            let number = try await stores[index].add(visit)
            open.append(number)
            let phase = RunningPhase(of: number, try SetNumber(2), .sauna, since: Timestamp(milliseconds: 0))
            _ = try await timers[index].start(number) { _ in phase }
        }
        #expect(open.map(\.number) == [2, 2])
        try await merge(journals)
        var numbers: [Int] = []
        for index in 0...1 {
            let (store, number) = (stores[index], open[index])
            let edited = try await store.edit(number) {
                try $0.apply([.afterword(Remark("Nice")), .removeSet(SetNumber(1))])
            }
            #expect(edited.facility.text == names[index])
            let timed = try await timers[index].running()?.visit
            #expect(timed?.isSame(as: number) == true)
            #expect(try await journals[index].history(of: number).undo() != nil)
            let exported = try await store.visits(of: number)
            #expect(exported.map(\.visit.facility.text) == [names[index]])
            #expect(exported.map(\.visit.afterword) == [nil])
            let now = try await store.number(of: number)
            #expect(exported.map(\.number) == [now])
            numbers.append(now.number)
            _ = try await store.remove(number)
            let left = try await store.visits(of: nil).map(\.visit.facility.text)
            #expect(Set(left) == ["サウナしきじ", names[1 - index]])
            await #expect(throws: SakatsuError.noSuchVisit(number)) { try await store.visit(number) }
        }
        #expect(Set(numbers) == [2, 3])
    }

    @Test("have the settings that were set last")
    func settings() async throws {
        let journals = try await journals(.lake)
        let stores = journals.map { SQLiteSakatsuSettingsRepository($0) }
        _ = try await stores[0].edit { try $0.defaults.apply([.count(SetCount(4)), .step(.length(Step(.rest, 7)))]) }
        _ = try await stores[1].edit { try $0.defaults.apply([.facility(Facility("Spa"))]) }
        try await merge(journals)
        let seen = [try await stores[0].settings(), try await stores[1].settings()]
        #expect(seen[0] == seen[1])
        #expect(seen[0].defaults.facility?.text == "Spa")
        #expect(seen[0].defaults.count.count == 4)
        #expect(seen[0].defaults.set.description == "10m/60s/7m")
    }
}

@Suite("Undo in the sauna log")
@MainActor struct UndoTests {
    private let journal: Journal
    private let visits: SQLiteVisitsRepository
    private let list: ScopeHistory

    init() async throws {
        journal = try await .sakatsu()
        visits = SQLiteVisitsRepository(journal)
        list = ScopeHistory(journal, of: VisitScope.visits)
    }

    private func subjects(_ history: ScopeHistory, _ count: Int = 9) async throws -> [[String]] {
        try await history.last(count).map { $0.changes.map(\.subject.english) }
    }

    @Test("takes back and redoes each change of a visit, in the visit")
    func everyChange() async throws {
        let one = try await visits.add(.shikiji)
        let history = journal.history(of: one)
        let number: (Int) throws -> SetNumber = { try SetNumber($0) }
        let changes: [[VisitChange]] = try [
            [.facility(Facility("Spa")), .day(Day("2026-10-01"))], [.foreword(nil)], [.afterword(Remark("Bye"))],
            [.temperature(.sauna, Temperature("90")), .temperature(.coolBath, nil)],
            [.temperature(.named(StepName("mud")), Temperature("42"))],
            [.temperature(.named(StepName("薬草サウナ")), nil)], [.temperature(.named(StepName("mud")), Temperature("43"))],
            [.addSet(SaunaSet("5/5/5"))], [.removeSet(number(1))], [.step(number(1), .name(.sauna, StepName("steam")))],
            [.step(number(3), .remove(.rest))], [.replaceSet(number(2), SaunaSet("1/1/1"))],
        ]
        var states = [try await visits.visit(one)]
        for change in changes { states.append(try await visits.edit(one) { try $0.apply(change) }) }
        #expect(
            try await subjects(history, 12) == [
                ["set 2 of visit 1"], ["set 3 of visit 1"], ["set 1 of visit 1"], ["set 1 of visit 1"],
                ["set 4 of visit 1"], ["the temperature of the “mud” of visit 1"],
                ["the temperature of the “薬草サウナ” of visit 1"], ["the temperature of the “mud” of visit 1"],
                ["the temperature of the sauna of visit 1", "the temperature of the cool bath of visit 1"],
                ["the afterword of visit 1"], ["the foreword of visit 1"],
                ["the facility of visit 1", "the day of visit 1"],
            ])
        for before in states.dropLast().reversed() {
            #expect(try await history.undo()?.changes.isEmpty == false)
            #expect(try await visits.visit(one) == before)
        }
        for after in states.dropFirst() {
            _ = try await history.redo()
            #expect(try await visits.visit(one) == after)
        }
    }

    @Test("takes back in the list what was added and removed there, with all that it holds")
    func list() async throws {
        let one = try await visits.add(.shikiji)
        _ = try await visits.edit(one) { try $0.apply([.addSet(SaunaSet("5/5/5"))]) }
        let whole = try await visits.remove(one)
        #expect(try await list.undo()?.changes.map(\.subject.english) == ["visit 1"])
        #expect(try await visits.visit(one) == whole)
        #expect(try await list.redo() != nil)
        #expect(try await visits.visits(VisitQuery()).total == 0)
        _ = try await list.undo()
        // A set was added meanwhile, and goes with the visit.
        #expect(try await list.undo() != nil)
        #expect(try await visits.visits(VisitQuery()).total == 0)
        #expect(try await list.undo() == nil)
    }

    @Test("does not take back in a visit that it was added")
    func addition() async throws {
        let one = try await visits.add(.lake)
        await #expect(throws: JournalError.self) { try await journal.history(of: one).undo() }
        #expect(try await visits.visit(one) == .lake)
    }

    @Test("is about one visit, and in the list about what is seen there")
    func scopes() async throws {
        let (one, two) = (try await visits.add(.lake), try await visits.add(.hotel))
        _ = try await visits.edit(one) { try $0.apply([.addSet(SaunaSet("5/5/5"))]) }
        _ = try await visits.edit(two) { try $0.apply([.facility(Facility("Inn"))]) }
        #expect(try await subjects(journal.history(of: two), 1) == [["the facility of visit 2"]])
        #expect(try await subjects(journal.history(of: one), 1) == [["set 2 of visit 1"]])
        #expect(try await subjects(list, 1) == [["the facility of visit 2"]])
        _ = try await journal.history(of: one).undo()
        #expect(try await visits.visit(one) == .lake)
        #expect(try await visits.visit(two).facility.text == "Inn")
    }

    @Test("takes back an import as one edit, in the list")
    func imports() async throws {
        for visit in try Visit.samples { _ = try await visits.add(visit) }
        let two = try VisitNumber(2)
        let changed = try Visit(
            Facility("Lake house"), on: Day("2026-11-20"), sets: [SaunaSet("1/1/1"), SaunaSet("2/2/2")])
        try await visits.keep([DocumentedVisit(two, changed), DocumentedVisit(nil, try .hotel)]) { _ in }
        #expect(try await visits.visit(two) == changed)
        _ = try await list.undo()
        #expect(try await visits.visits(of: nil).map(\.visit) == Visit.samples)
        _ = try await list.redo()
        #expect(try await visits.visit(two) == changed)
    }

    @Test("takes back a step that the timer wrote")
    func timer() async throws {
        let one = try await visits.add(.lake)
        let timer = SQLiteTimerRepository(journal)
        let phase = RunningPhase(of: one, try SetNumber(2), .sauna, since: Timestamp(milliseconds: 0))
        _ = try await timer.start(one) { _ in phase }
        _ = try await timer.advance { _, visit in
            try visit.apply([.addSet(SaunaSet("9/-"))])
            return nil
        }
        #expect(try await visits.visit(one).sets.count == 2)
        _ = try await journal.history(of: one).undo()
        #expect(try await visits.visit(one) == .lake)
    }

    @Test("takes back each setting")
    func settings() async throws {
        let repository = SQLiteSakatsuSettingsRepository(journal)
        let history = ScopeHistory(journal, of: VisitScope.settings)
        let whole = SakatsuSettings(defaults: try .sample, language: .korean)
        _ = try await repository.edit { $0 = whole }
        #expect(
            try await subjects(history, 1) == [
                [
                    "the facility of new visits", "the number of sets of new visits", "the set of new visits",
                    "the temperature of the sauna of new visits", "your language",
                    "the temperature of the “steam” of new visits",
                ]
            ])
        _ = try await history.undo()
        #expect(try await repository.settings() == SakatsuSettings())
        _ = try await history.redo()
        #expect(try await repository.settings() == whole)
        #expect(try await list.undo() == nil)
    }
}
