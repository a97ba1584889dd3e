import Basics
import Journal
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Synchronization
import Testing

@MainActor @Suite("Undo and redo in a chart")
struct UndoTests {
    let chart: ChartFile
    let journal: Journal
    let repository: SQLiteMandalartRepository
    let charts: SQLiteChartsRepository
    /// The history of chart 1, and that of the list of charts.
    let history, list: ScopeHistory

    init() async throws {
        chart = try ChartFile()
        journal = try await chart.journal()
        (repository, charts) = (SQLiteMandalartRepository(journal), SQLiteChartsRepository(journal))
        (history, list) = (journal.history(of: .first), ScopeHistory(journal, of: EditScope.charts))
    }

    @Test("what can be undone and redone is the same after closing and opening again")
    func reopening() async throws {
        func inNewRun<Output: Sendable>(
            _ body: (SQLiteMandalartRepository, any EditHistory) async throws -> Output
        ) async throws -> Output {
            let journal = try await chart.journal()
            let output = try await body(SQLiteMandalartRepository(journal), journal.history(of: .first))
            await journal.database.close()
            return output
        }
        for _ in 1...3 { try await inNewRun { repository, _ in try await repository.countUp() } }
        for count in [2, 1] {
            #expect(try await inNewRun { _, history in try await history.undo()?.number } == count + 1)
            #expect(try await inNewRun { repository, _ in try await repository.chart() }.count == count)
        }
        #expect(try await inNewRun { _, history in try await history.redo()?.number } == 2)
        #expect(try await inNewRun { repository, _ in try await repository.chart() }.count == 2)
        let edits = try await inNewRun { _, history in try await history.last(9) }
        #expect(edits.map(\.origin) == [.redo(of: 2), .undo(of: 2), .undo(of: 3), .change, .change, .change])
        #expect(Set(edits.map(\.time)) == [ChartFile.time])
    }

    @Test("an edit after a merge is undone alone, and a displaced cell stays where it is shown", arguments: 1...3)
    func afterMerge(edit: Int) async throws {
        let (one, two, note) = (try Position(1), try Position(2), try Note("slowly"))
        try await repository.rewriteAtOnce { $0 = try .marathon }
        // As after a merge: two sub-goals claim position 1, and two items of “Endurance” claim position 2.
        try chart.file.run("UPDATE goal SET position = 1 WHERE position = 6")
        try chart.file.run("UPDATE item SET position = 2 WHERE position = 3")
        try await journal.recordOutside()
        let shown = try await repository.chart()
        #expect(shown.subGoals[two]?.title.text == "Endurance")
        switch edit {
        case 1: try await repository.edit(.coreGoal, .change([.note(note)]))
        case 2: try await repository.edit(.subGoal(two), .change([.note(note)]))
        default: try await repository.edit(.subGoal(one), .clear)
        }
        #expect(try await repository.chart() != shown)
        let undone = try await history.undo()
        #expect(undone?.changes.isEmpty == false)
        let after = try await repository.chart()
        #expect(after == shown)
    }

    @Test("an undo brings back exactly what was there: every field of every cell, byte for byte, and the same items")
    func whole() async throws {
        let (first, ninth) = (try Position(1), try Position(9))
        var charts = [Chart(), try await repository.fill()]
        charts.append(try await repository.rewriteAtOnce { $0.subGoals[first] = nil })
        charts.append(try await repository.rewriteAtOnce { $0.coreGoal = nil })
        charts.append(
            try await repository.rewriteAtOnce { next in
                next.subGoals[ninth]?.items[first]?.rate = .zero
                next.subGoals[ninth]?.image = nil
                next.subGoals[ninth]?.note = .empty
            })
        let text = try Title("a\u{2}b \u{202E}rtl e\u{301} \u{E9} 👨‍👩‍👧")
        charts.append(try await repository.rewriteAtOnce { $0.coreGoal = Goal(title: text) })
        charts.append(try await repository.rewriteAtOnce { $0 = try .marathon })
        charts.append(try await repository.rewriteAtOnce { $0 = Chart() })
        for before in charts.dropLast().reversed() {
            #expect(try await history.undo() != nil)
            let now = try await repository.chart()
            #expect(now == before && now.edits(to: before).isEmpty)
        }
        #expect(try await history.undo() == nil)
        for after in charts.dropFirst() {
            #expect(try await history.redo() != nil)
            #expect(try await repository.chart().edits(to: after).isEmpty)
        }
    }

    @Test("a due day is one edit, also of the core goal, that is told, undone and redone")
    func dueDays() async throws {
        _ = try await repository.rewriteAtOnce { $0 = try .marathon }
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        let day = try Day("2026-12-01")
        for (cell, name) in [(Cell.coreGoal, "chart 1"), (run, "action item 2 of sub-goal 1")] {
            _ = try await repository.edit(cell, .change([.due(day)]))
            let edit = try #require(try await history.last(1).first)
            #expect(edit.changes.map(\.subject.english) == ["the due day of \(name)"])
            #expect(try await history.undo() != nil)
            #expect(try await repository.chart() == .marathon)
            #expect(try await history.redo() != nil)
            #expect(try await repository.chart().content(of: cell)?.due == day)
            #expect(try await history.undo() != nil)
        }
    }

    @Test("several edits of one command are undone and redone together, in each of their charts")
    func together() async throws {
        let second = try await charts.create(try Title("Run"))
        let (one, two) = (charts.repository(of: .first), charts.repository(of: second))
        for chart in [one, two] { _ = try await chart.rewrite { $0 = try .marathon } }
        let before = [try await one.chart(), try await two.chart()]
        let edits = try ["1/2", "1/3", "\(second):1/2"].map { text in
            ChartEdit(.at(try CellAddress(text)), .done(on: nil))
        }
        _ = try await one.edit(edits, at: ChartFile.time, on: Day(number: 0))
        let after = [try await one.chart(), try await two.chart()]
        for chart in [ChartID.first, second] {
            _ = try await journal.history(of: chart).undo()
            #expect([try await one.chart(), try await two.chart()] == before)
            _ = try await journal.history(of: chart).redo()
            #expect([try await one.chart(), try await two.chart()] == after)
        }
    }

    @Test("an undo brings the very same items back, wherever they were moved")
    func items() async throws {
        _ = try await repository.rewriteAtOnce { $0 = try .marathon }
        let before = try await repository.chart()
        _ = try await repository.edit(
            .subGoal(try Position(1)), .place(.move, at: .at(CellAddress(.subGoal(try Position(3))))))
        _ = try await repository.edit(.subGoal(try Position(3)), .clear)
        for _ in 1...2 { _ = try await history.undo() }
        #expect(identities(try await repository.chart()) == identities(before))
    }

    @Test("an undo that fails while it is recorded changes nothing, and can be tried again")
    func failingRecord() async throws {
        _ = try await repository.rewriteAtOnce { $0 = try Chart.marathon }
        try chart.file.run(
            """
            CREATE TRIGGER refuse BEFORE INSERT ON journal_change WHEN new.field = 'item.deleted' BEGIN
                SELECT raise(ABORT, 'refused'); END
            """)
        await #expect(throws: DatabaseError.self) { try await history.undo() }
        #expect(try await repository.chart() == Chart.marathon)
        #expect(try chart.lines(ChartFile.countOfEdits) == ["1"])
        try chart.file.run("DROP TRIGGER refuse")
        _ = try await history.undo()
        #expect(try await repository.chart() == Chart())
    }

    @Test("an edit of two charts is undone and redone in both, from either, and names the cells of both")
    func twoCharts() async throws {
        let second = try await charts.create(try Title("Run"))
        let (one, two) = (charts.repository(of: .first), charts.repository(of: second))
        let first = try await one.rewrite { $0 = try .marathon }
        let target = CellAddress(.subGoal(try Position(9)), in: second)
        for placing in [CellPlacing.move, .copy] {
            try await one.edit(.subGoal(try Position(1)), .place(placing, at: .at(target)))
            let moved = (try await one.chart(), try await two.chart())
            for (here, there) in [(ChartID.first, second), (second, .first)] {
                let undone = try await journal.history(of: here).undo()
                let names = undone?.changes.map(\.subject.english) ?? []
                #expect(names.contains { $0.contains("of chart \(there)") } != (placing == .copy && here == second))
                #expect(try await one.chart() == first)
                #expect(try await two.chart() == Chart())
                _ = try await journal.history(of: there).redo()
                #expect((try await one.chart(), try await two.chart()) == moved)
            }
            _ = try await journal.history(of: second).undo()
        }
    }

    @Test("an edit that is undone by its number is named as it is seen from the place in view")
    func seenFrom() async throws {
        let second = try await charts.create(try Title("Run"))
        _ = try await charts.repository(of: second).rewrite { $0.coreGoal = Goal(title: try Title("Run far")) }
        let places: [any EditLog] = [
            journal, list, journal.history(of: .first),
            journal.history(of: second),
            journal.history(of: try ChartID(9)),
        ]
        var names: [[String]] = []
        for place in places {
            for reversal in [Reversal.undo, .redo] {
                let edit = try await journal.revert(reversal, edit: 2, seenFrom: place)
                names.append(edit?.changes.map(\.subject.english) ?? [])
            }
        }
        let there = ["the core goal of chart 2"]
        #expect(
            names == [there, there, there, there, there, there, ["the core goal"], ["the core goal"], there, there])
    }

    @Test("an edit of two charts is not undone where what it moved was moved again since")
    func movedAgain() async throws {
        let second = try await charts.create(try Title("Run"))
        let (one, two) = (charts.repository(of: .first), charts.repository(of: second))
        _ = try await one.rewrite { $0 = try .marathon }
        let nine = Cell.subGoal(try Position(9))
        _ = try await one.edit(.subGoal(try Position(1)), .place(.move, at: .at(CellAddress(nine, in: second))))
        _ = try await two.edit(nine, .place(.move, at: .at(CellAddress(.subGoal(try Position(2))))))
        let before = (try await one.chart(), try await two.chart())
        let error = await #expect(throws: JournalError.self) { try await journal.history(of: .first).undo() }
        #expect(error?.description.contains("sub-goal 9 of chart 2") == true)
        #expect((try await one.chart(), try await two.chart()) == before)
        _ = try await journal.history(of: second).undo()
        #expect(try await journal.history(of: .first).undo() != nil)
    }

    @Test("a chart that is made, named, put away or forgotten is undone in the list of charts")
    func charts() async throws {
        func entries() async throws -> [String] {
            try await charts.charts().map { "\($0.id) \($0.name?.text ?? "-")\($0.isArchived ? " away" : "")" }
        }
        _ = try await charts.repository(of: .first).rewrite { $0 = try .marathon }
        let second = try await charts.create(try Title("Run"), holding: try .marathon)
        try await charts.rename(second, to: try Title("Walk"))
        try await charts.setArchived(second, true)
        try await charts.setArchived(second, false)
        try await charts.delete(second)
        var seen = [try await entries()]
        while try await list.undo() != nil { seen.append(try await entries()) }
        #expect(
            seen == [
                ["1 -"], ["1 -", "2 Walk"], ["1 -", "2 Walk away"], ["1 -", "2 Walk"], ["1 -", "2 Run"], ["1 -"],
            ])
        while try await list.redo() != nil {}
        #expect(try await entries() == ["1 -"])
        _ = try await list.undo()
        #expect(try await charts.repository(of: second).chart() == .marathon)
        // Its first content is undone within the chart, which stays.
        #expect(try await journal.history(of: second).undo() != nil)
        #expect(try await charts.repository(of: second).chart() == Chart())
        #expect(try await journal.history(of: second).undo() == nil)
    }

    @Test("a first chart in which nothing ever was comes back when the filled one in its place is undone")
    func replaced() async throws {
        let second = try await charts.create(try Title("Run"), holding: try .marathon)
        #expect(try await charts.charts().map(\.id) == [second])
        #expect(try await list.undo() != nil)
        #expect(try await charts.charts().map(\.id) == [.first])
        #expect(try await charts.currentChart() == .first)
        #expect(try await list.redo() != nil)
        #expect(try await charts.charts().map(\.id) == [second])
        #expect(try await charts.repository(of: second).chart() == .marathon)
    }

    @Test("a chart that came back with an undo and was filled since is not taken away by a redo")
    func filledSince() async throws {
        _ = try await charts.create(try Title("Run"), holding: try .marathon)
        #expect(try await list.undo() != nil)
        let first = charts.repository(of: .first)
        _ = try await first.rewrite { $0.coreGoal = Goal(title: try Title("Read")) }
        let error = await #expect(throws: JournalError.self) { try await list.redo() }
        guard case .changedSince = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try await charts.charts().map(\.id) == [.first])
        #expect(try await first.chart().coreGoal?.title.text == "Read")
    }

    @Test("an import is undone in each chart that it changed, and the charts that it made in the list of charts")
    func imports() async throws {
        let first = try await charts.repository(of: .first).rewrite { $0 = try .marathon }
        let full = try Chart.full
        var same = full
        same.coreGoal = first.coreGoal
        try await journal.importCharts(
            [NamedChart(name: nil, chart: same), NamedChart(name: try Title("A"), chart: full)]
                + [NamedChart(name: try Title("B"), chart: Chart())], at: .matching, from: nil)
        try await journal.verify()
        _ = try await journal.history(of: .first).undo()
        #expect(try await charts.repository(of: .first).chart() == first)
        #expect(try await charts.charts().count == 3)
        _ = try await list.undo()
        #expect(try await charts.charts().map(\.id) == [.first])
    }

    @Test("an import is undone where it was asked for, the charts that it changed first")
    func importsElsewhere() async throws {
        let (marathon, full) = (try Chart.marathon, try Chart.full)
        let other = try await charts.create(try Title("Other"))
        _ = try await charts.repository(of: .first).rewrite { $0 = marathon }
        _ = try await charts.repository(of: other).rewrite { $0 = marathon }
        let arriving = [
            NamedChart(name: try Title("Other"), chart: full), NamedChart(name: try Title("New"), chart: full),
        ]
        try await journal.importCharts(arriving, at: .matching, from: .first)
        #expect(try await history.undo() != nil)
        #expect(try await charts.repository(of: other).chart() == marathon)
        #expect(try await charts.charts().count == 3)
        #expect(try await history.undo() != nil)
        #expect(try await charts.charts().count == 2)
        #expect(try await charts.repository(of: .first).chart() == marathon)
        for _ in 1...2 { _ = try await history.redo() }
        #expect(try await charts.repository(of: other).chart() == full)
        #expect(try await charts.charts().count == 3)
    }

    @Test("a chart that was imported elsewhere is not undone there once it was worked on, but in the list of charts")
    func importedAndUsed() async throws {
        let time = Mutex(Int64(1_700_000_000_000))
        let journal = try await Journal.mandalart(
            chart.file.location,
            now: {
                time.withLock { time in
                    time += 1
                    return Timestamp(milliseconds: time)
                }
            })
        let charts = SQLiteChartsRepository(journal)
        let arriving = [NamedChart(name: try Title("New"), chart: try .marathon)]
        try await journal.importCharts(arriving, at: .asNew, from: .first)
        let (history, new) = (journal.history(of: .first), try ChartID(2))
        #expect(try await history.undo() != nil)
        #expect(try await history.redo() != nil)
        _ = try await charts.repository(of: new).rewrite { $0.coreGoal = nil }
        await #expect(throws: JournalError.self) { try await history.undo() }
        #expect(try await charts.charts().count == 2)
        _ = try await journal.history(of: new).undo()
        #expect(try await history.undo() != nil)
        #expect(try await charts.charts().count == 1)
        _ = try await history.redo()
        _ = try await charts.repository(of: new).rewrite { $0.coreGoal = nil }
        #expect(try await ScopeHistory(journal, of: EditScope.charts).undo() != nil)
        #expect(try await charts.charts().count == 1)
    }

    @Test("any mix of edits, undos and redos leaves the chart that two stacks would", arguments: 0..<5)
    func random(seed: UInt64) async throws {
        let journal = try await Journal.mandalart()
        let (repository, history) = (SQLiteMandalartRepository(journal), journal.history(of: .first))
        var (undoable, redoable, count) = ([Int](), [Int](), 0)
        var number = seed
        for step in 1...200 {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            switch number >> 60 {
            case 0..<5:
                let title = try Title("\(step)")
                _ = try await repository.rewriteAtOnce { $0.coreGoal = Goal(title: title) }
                undoable.append(count)
                (count, redoable) = (step, [])
            case 5..<11:
                #expect((try await history.undo() != nil) == !undoable.isEmpty)
                if let before = undoable.popLast() {
                    redoable.append(count)
                    count = before
                }
            default:
                #expect((try await history.redo() != nil) == !redoable.isEmpty)
                if let after = redoable.popLast() {
                    undoable.append(count)
                    count = after
                }
            }
            #expect(try await repository.chart().count == count, "step \(step)")
        }
    }

    private func identities(_ chart: Chart) -> [String] {
        chart.subGoals.sorted { $0.key < $1.key }.flatMap { position, goal in
            ["\(position) \(goal.id?.number ?? 0)"]
                + goal.items.sorted { $0.key < $1.key }.map { "\(position)/\($0.key) \($0.value.id?.number ?? 0)" }
        }
    }
}
