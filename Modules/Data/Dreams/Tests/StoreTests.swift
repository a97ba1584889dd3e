import Basics
import DreamsData
import DreamsDataTesting
import DreamsDomainInterface
import DreamsDomainTesting
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Dreams on a file")
struct StoreTests {
    let file: TemporaryDatabase

    init() throws { file = try TemporaryDatabase() }

    private func open() async throws -> SQLiteDreamsRepository {
        SQLiteDreamsRepository(makingEmptyCharts: try await .mandalart(file.location))
    }

    @Test("wishes and trees are there on another connection")
    func reopening() async throws {
        let repository = try await open()
        try await repository.edit { $0 = try .samples }
        #expect(try await open().dreams() == DreamList.samples)
    }

    @Test("a title that differs in its bytes alone is written")
    func normalisation() async throws {
        let repository = try await open()
        let number = try await repository.edit { try $0.add(try Title("\u{E9}")) }
        try await repository.edit { try $0.apply([.title(try Title("e\u{301}"))], to: number) }
        #expect(try file.rows("SELECT hex(title) FROM wish") == [["65CC81"]])
    }

    @Test("a wish and a milestone for which there is no place are told, and get one when it is free")
    func unplaced() async throws {
        let repository = try await open()
        let one = try WishNumber(1)
        try await repository.edit { dreams in
            for number in WishNumber.all { _ = try dreams.add(try Title("Wish \(number)")) }
            let milestones = try MilestoneNumber.all.map { WishChange.tree(.addMilestone(try Title("Mark \($0)"))) }
            try dreams.apply(milestones, to: one)
        }
        // What a merge brings: a claim of a number in a list that is full, and of a place in a tree that is.
        try file.run("INSERT INTO wish (place, title) VALUES (1, 'Fly')")
        try file.run("INSERT INTO milestone (wish, place, title) SELECT id, 9, 'Land' FROM wish WHERE title = 'Wish 1'")
        var seen = try await repository.dreams()
        // The later claim has the number.
        #expect(seen.unplaced.map(\.text) == ["Wish 1"])
        #expect(try seen.wish(one).title.text == "Fly")
        let seven = try WishNumber(7)
        try await repository.edit { dreams in try dreams.remove(seven) }
        seen = try await repository.dreams()
        #expect(try seen.wish(seven).title.text == "Wish 1")
        #expect(seen.unplaced == [])
        #expect(try seen.wish(seven).tree.unplaced.map(\.text) == ["Land"])
        try await repository.edit { dreams in
            try dreams.apply([.tree(.removeMilestone(try MilestoneNumber(3)))], to: seven)
        }
        seen = try await repository.dreams()
        #expect(try seen.wish(seven).tree.milestones.last?.title.text == "Land")
        #expect(try seen.wish(seven).tree.unplaced == [])
    }

    @Test("milestones keep their order when one is added or removed after a merge left gaps between their places")
    func gaps() async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteDreamsRepository(makingEmptyCharts: journal)
        let one = try WishNumber(1)
        try await repository.edit { dreams in
            _ = try dreams.add(try Title("Fly"))
            let milestones = try (1...4).map { WishChange.tree(.addMilestone(try Title("m\($0)"))) }
            try dreams.apply(milestones, to: one)
        }
        // As after a merge, where one store added milestones that the other had moved up.
        try file.run("UPDATE milestone SET place = place + 2 WHERE place > 2")
        try await journal.recordOutside()
        func titles() async throws -> [String] {
            try await repository.dreams().wish(one).tree.milestones.map(\.title.text)
        }
        try await repository.edit { dreams in
            try dreams.apply([.tree(.addMilestone(try Title("m5")))], to: one)
        }
        let added = try await titles()
        #expect(added == ["m1", "m2", "m3", "m4", "m5"])
        try file.run("UPDATE milestone SET place = place + 2 WHERE place > 1")
        try await journal.recordOutside()
        try await repository.edit { dreams in
            try dreams.apply([.tree(.removeMilestone(try MilestoneNumber(4)))], to: one)
        }
        let removed = try await titles()
        #expect(removed == ["m1", "m2", "m3", "m5"])
        let places = try file.rows("SELECT place FROM milestone WHERE NOT deleted ORDER BY place").map { $0[0] }
        #expect(places == ["1", "2", "3", "4"])
    }

    /// Returns a store of three wishes as after a merge: two of them claim number 2, and the later claim has it.
    private func merged() async throws -> (journal: Journal, repository: SQLiteDreamsRepository) {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteDreamsRepository(makingEmptyCharts: journal)
        try await repository.edit { dreams in
            for title in ["Run", "Fly", "Cook"] { _ = try dreams.add(try Title(title)) }
        }
        try file.run("UPDATE wish SET place = 2 WHERE title = 'Cook'")
        try await journal.recordOutside()
        return (journal, repository)
    }

    @Test("a wish keeps the number at which it is shown when the wish that took its number is removed")
    func displaced() async throws {
        let repository = try await merged().repository
        let (one, two, three) = (try WishNumber(1), try WishNumber(2), try WishNumber(3))
        let shown = try await repository.dreams().wishes.mapValues(\.title.text)
        #expect(shown == [one: "Run", two: "Cook", three: "Fly"])
        try await repository.edit { dreams in try dreams.remove(two) }
        #expect(try await repository.dreams().wishes.mapValues(\.title.text) == [one: "Run", three: "Fly"])
    }

    @Test("an edit after a merge is undone alone, and a displaced wish keeps its number", arguments: 0...2)
    func undoAfterMerge(edit: Int) async throws {
        let (journal, repository) = try await merged()
        let (one, two, three) = (try WishNumber(1), try WishNumber(2), try WishNumber(3))
        let shown = try await repository.dreams()
        let changes: [@Sendable (inout DreamList) throws -> Void] = [
            { try $0.apply([.title(try Title("Run far"))], to: one) },
            { try $0.apply([.tree(.goal(try Title("Land")))], to: three) }, { try $0.remove(two) },
        ]
        try await repository.edit(changes[edit])
        #expect(try await repository.dreams() != shown)
        let undone = try await ScopeHistory(journal, of: EditScope.dreams).undo()
        #expect(undone?.changes.isEmpty == false)
        let after = try await repository.dreams()
        #expect(after == shown)
    }

    @Test("a number that was read means its wish, also after a merge gave the number to another one, until it is gone")
    func renumbered() async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteDreamsRepository(makingEmptyCharts: journal)
        let (one, two, three) = (try WishNumber(1), try WishNumber(2), try WishNumber(3))
        try await repository.edit { dreams in
            for title in ["Run", "Fly", "Cook"] { _ = try dreams.add(try Title(title)) }
        }
        let read = try await repository.dreams().number(of: two)
        // As after a merge: two wishes claim number 2, and the later claim has it.
        try file.run("UPDATE wish SET place = 2 WHERE title = 'Cook'")
        try await journal.recordOutside()
        try await repository.edit { dreams in try dreams.apply([.title(try Title("Fly far"))], to: read) }
        let merged = try await repository.dreams()
        #expect(merged.wishes.mapValues(\.title.text) == [one: "Run", two: "Cook", three: "Fly far"])
        #expect(try merged.number(of: read) == three)
        try await repository.edit { dreams in try dreams.remove(read) }
        let left = try await repository.dreams()
        #expect(left.wishes.mapValues(\.title.text) == [one: "Run", two: "Cook"])
        await #expect(throws: DreamsError.noSuchWish(two)) {
            try await repository.edit { dreams in try dreams.apply([.done(nil)], to: read) }
        }
    }

    @Test("a number that was read means the wish of another program, also once it gets another identity by an edit")
    func adopted() async throws {
        let repository = try await open()
        let one = try await repository.edit { try $0.add(try Title("Run")) }
        try file.run("INSERT INTO wish (id, place, title) VALUES (7, 2, 'Fly')")
        let read = try await repository.dreams().number(of: try WishNumber(2))
        for title in ["Fly high", "Fly far"] {
            try await repository.edit { dreams in try dreams.apply([.title(try Title(title))], to: read) }
        }
        let dreams = try await repository.dreams()
        #expect(dreams.wishes.mapValues(\.title.text) == [one: "Run", read: "Fly far"])
        #expect(try dreams.number(of: read).identity != read.identity)
    }

    @Test("repositories on two connections lose no wish of each other, and no two get one number")
    func concurrency() async throws {
        let (first, second) = (try await open(), try await open())
        let numbers = try await withThrowingTaskGroup(of: WishNumber.self) { group in
            for index in 1...20 {
                let repository = index.isMultiple(of: 2) ? first : second
                group.addTask { try await repository.edit { try $0.add(try Title("Wish \(index)")) } }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers.count == 20)
        #expect(try await open().dreams().wishes.count == 20)
    }

    @Test(
        "a row that no wish can have is left out, with its column",
        arguments: [
            ("INSERT INTO wish (id, place, title) VALUES (1, 101, 'x')", "place"),
            ("INSERT INTO wish (id, place, title) VALUES (1, 1, ' ')", "title"),
            ("INSERT INTO wish (id, place, title, done) VALUES (1, 1, 'x', '2027-02-30')", "done"),
            ("INSERT INTO wish (id, place, title, purpose) VALUES (1, 1, 'x', ' ')", "purpose"),
            ("INSERT INTO wish (id, place, title, goal) VALUES (1, 1, 'x', ' ')", "goal"),
            ("INSERT INTO wish (id, place, title, date) VALUES (1, 1, 'x', 'soon')", "date"),
            ("INSERT INTO wish (id, place, title, vision) VALUES (1, 1, 'x', ' ')", "vision"),
            ("INSERT INTO milestone (id, wish, place, title) SELECT 2, id, 1, ' ' FROM wish", "title"),
            ("INSERT INTO milestone (id, wish, place, title, reached) SELECT 2, id, 1, 'y', '?' FROM wish", "reached"),
        ])
    func badRows(sql: String, column: String) async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteDreamsRepository(makingEmptyCharts: journal)
        _ = try await repository.edit { try $0.add(try Title("Fly")) }
        try file.run("PRAGMA ignore_check_constraints=ON; \(sql)")
        #expect(try await repository.dreams().wishes.values.map(\.title.text) == ["Fly"])
        let errors = journal.database.unreadableRows.takeNew()
        guard errors.count == 1, case .unexpectedRow(column, _, _) = errors[0].kind else {
            Issue.record("\(errors)")
            return
        }
    }

    @Test("any change to wishes and trees is undone, and the growth of a tree with its chart")
    @MainActor func undo() async throws {
        let journal = try await Journal.mandalart(file.location)
        let repository = SQLiteDreamsRepository(makingEmptyCharts: journal)
        let history = ScopeHistory(journal, of: EditScope.dreams)
        let (one, two, three) = (try WishNumber(1), try WishNumber(2), try WishNumber(3))
        var lists = [try await repository.dreams()]
        try await repository.edit { $0 = try .samples }
        lists.append(try await repository.dreams())
        let changes: [@Sendable (inout DreamList) throws -> Void] = [
            { try $0.apply([.title(try Title("Swim")), .done(nil)], to: one) },
            { try $0.apply([.tree(.removeMilestone(try MilestoneNumber(1)))], to: three) },
            { try $0.apply([.tree(.reachMilestone(try MilestoneNumber(1), try Day("2026-12-01")))], to: three) },
            { try $0.swap(three, with: one) }, { try $0.remove(one) },
        ]
        for change in changes {
            try await repository.edit(change)
            lists.append(try await repository.dreams())
        }
        let parts = try await history.last(5).map { $0.changes.map(\.subject.english) }
        #expect(
            parts == [
                ["wish 1", "milestone 1 of wish 1"], ["wish 1", "wish 3"], ["the day of milestone 1 of wish 3"],
                ["milestone 1 of wish 3"], ["wish 1", "the day wish 1 came true"],
            ])
        let reached = try await history.last(3).last?.changes.first?.after
        #expect(reached == .word(try Day("2026-12-01").phrase))
        for before in lists.dropLast().reversed() {
            #expect(try await history.undo()?.changes.isEmpty == false)
            #expect(try await repository.dreams() == before)
        }
        for after in lists.dropFirst() {
            _ = try await history.redo()
            #expect(try await repository.dreams() == after)
        }
        try await repository.edit { try $0.apply([.tree(.goal(try Title("Fly")))], to: two) }
        lists.append(try await repository.dreams())
        _ = try await repository.grow(two)
        #expect(try file.rows("SELECT count(*) FROM chart WHERE NOT deleted") == [["2"]])
        _ = try await history.undo()
        #expect(try file.rows("SELECT count(*) FROM chart WHERE NOT deleted") == [["1"]])
        #expect(try await repository.dreams() == lists.last)
    }
}

@Suite("The contract of repositories of dreams, kept by SQLite")
struct ContractTests {
    @Test("in memory it keeps the contract", arguments: DreamsRepositoryContract.allCases)
    func memory(_ promise: DreamsRepositoryContract) async throws {
        try await promise.verify(await SQLiteDreamsRepository.inMemory())
    }

    @Test("it remembers shown visions as their contract says", arguments: VisionRepositoryContract.allCases)
    func visions(_ promise: VisionRepositoryContract) async throws {
        let file = try TemporaryDatabase()
        try await promise.verify(SQLiteVisionRepository(try await .mandalart(file.location)))
    }
}
