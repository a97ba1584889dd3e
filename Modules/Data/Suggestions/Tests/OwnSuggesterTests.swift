import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SuggestionsData
import SuggestionsDomainInterface
import SuggestionsDomainTesting
import Testing

@Suite("Suggestions of what the person wrote")
struct OwnSuggesterTests {
    private func journal() async throws -> Journal {
        let journal = try await Journal.mandalart()
        try await journal.edit { connection, edit in
            let chart = try connection.row(of: .first)
            try connection.add("goal", ["chart": chart, "position": 5, "title": "마라톤을 완주하기"], &edit)
            let endurance = try connection.add("goal", ["chart": chart, "position": 1, "title": "Endurance"], &edit)
            try connection.add("goal", ["chart": chart, "position": 2, "title": "Strength"], &edit)
            for (position, title) in [(2, "Swim"), (1, "Run 5 km")] {
                try connection.add(
                    "item", ["goal": endurance, "position": position, "title": title, "rate": 0], &edit)
            }
            try connection.add("wish", ["place": 1, "title": "See the sea"], &edit)
            let boston = try connection.add("wish", ["place": 2, "title": "Run in Boston"], &edit)
            try connection.add("wish", ["place": 3, "title": "Run", "done": "2026-01-01"], &edit)
            try connection.add("milestone", ["wish": boston, "place": 1, "title": "Qualify"], &edit)
        }
        return journal
    }

    private func suggested(
        _ place: OwnSuggester.Place, _ cell: Cell, goal: String? = nil, sub: String? = nil
    ) async throws -> [String] {
        var chart = Chart()
        chart.coreGoal = try goal.map { Goal(title: try Title($0)) }
        if case .actionItem(_, in: let place) = cell {
            chart.subGoals[place] = try sub.map { SubGoal(title: try Title($0)) }
        }
        let context = SuggestionContext(cell, in: chart, language: .english)
        return try await OwnSuggester(place, try await journal()).suggestions(for: context, atMost: 9).map(\.title.text)
    }

    @Test("are the sub-goals of a chart about the same, and the items of such a sub-goal")
    func charts() async throws {
        let (one, two) = (try Position(1), try Position(2))
        #expect(try await suggested(.charts, .subGoal(one), goal: "마라톤") == ["Endurance", "Strength"])
        #expect(try await suggested(.charts, .actionItem(two, in: one), sub: "More endurance") == ["Run 5 km", "Swim"])
        #expect(try await suggested(.charts, .actionItem(two, in: one), sub: "Running") == ["Run 5 km"])
        #expect(try await suggested(.charts, .subGoal(one), goal: "Cook") == [])
        #expect(try await suggested(.charts, .coreGoal) == [])
    }

    @Test("are wishes that have not come true, and their milestones")
    func dreams() async throws {
        let one = try Position(1)
        #expect(try await suggested(.dreams, .coreGoal) == ["See the sea", "Run in Boston"])
        #expect(try await suggested(.dreams, .subGoal(one), goal: "Boston") == ["Qualify", "Run in Boston"])
        #expect(try await suggested(.dreams, .subGoal(one), goal: "Cook") == [])
    }

    @Test("follow edits, and keep a sub-goal that another store deleted while it has items")
    func edits() async throws {
        let journal = try await journal()
        try await journal.edit { connection, _ in
            try connection.execute("UPDATE goal SET deleted = 1 WHERE position <> 5")
        }
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title("마라톤"))
        let context = SuggestionContext(.subGoal(try Position(1)), in: chart, language: .korean)
        let seen = try await OwnSuggester(.charts, journal).suggestions(for: context, atMost: 9)
        #expect(seen == [Suggestion(try Title("Endurance"), from: .charts)])
    }
}

extension Connection {
    /// Adds a row to a table of the store.
    @discardableResult
    fileprivate func add(
        _ table: String, _ fields: KeyValuePairs<String, any ValueConvertible>, _ edit: inout OpenEdit
    ) throws -> RowID {
        let row = try edit.newRow()
        let places = Array(repeating: "?", count: fields.count + 1).joined(separator: ", ")
        try execute(
            "INSERT INTO \(table) (id, \(fields.map(\.key).joined(separator: ", "))) VALUES (\(places))",
            arguments: [row] + fields.map(\.value))
        return row
    }
}

@Suite("Refusals in SQLite")
struct SQLiteRefusalsTests {
    @Test("keep the contract", arguments: RefusalsRepositoryContract.allCases)
    func contract(_ promise: RefusalsRepositoryContract) async throws {
        try await promise.verify(SQLiteRefusalsRepository(try await .mandalart()))
    }

    @Test("are undone and redone in the chart where they were made")
    func undo() async throws {
        let journal = try await Journal.mandalart()
        let (repository, swim) = (SQLiteRefusalsRepository(journal), try Title("Swim"))
        try await repository.refuse(swim, in: .first)
        let history = journal.history(of: .first)
        #expect(try await history.undo() != nil)
        #expect(try await repository.refusals() == [])
        #expect(try await history.redo() != nil)
        #expect(try await repository.refusals() == [swim])
    }

    @Test("need a chart that is there")
    func noChart() async throws {
        let repository = SQLiteRefusalsRepository(try await .mandalart())
        await #expect(throws: MandalartError.noSuchChart("7")) {
            try await repository.refuse(try Title("Swim"), in: try ChartID(7))
        }
    }
}
