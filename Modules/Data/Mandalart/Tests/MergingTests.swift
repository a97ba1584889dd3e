import Basics
import Journal
import JournalTesting
import MandalartData
import MandalartDataTesting
import MandalartDomainInterface
import MandalartDomainTesting
import MandalartSchemaData
import MandalartSchemaDataTesting
import SQLite
import SQLiteTesting
import Testing

@Suite("Two stores that were edited apart")
struct MergingTests {
    @Test("show the same when they are joined, with every edit, and nothing lost where both filled one cell")
    func joining() async throws {
        let (here, there) = (try ChartFile(), try ChartFile())
        let before = try await here.journal()
        let full = try await SQLiteMandalartRepository(before).rewriteAtOnce { $0 = try .marathon }
        await before.database.close()
        try there.file.write(try here.file.bytes())

        let journals = [try await here.journal(), try await there.journal()]
        let (mine, theirs) = (SQLiteMandalartRepository(journals[0]), SQLiteMandalartRepository(journals[1]))
        let (one, two, four) = (try Position(1), try Position(2), try Position(4))
        for (repository, name) in [(mine, "mine"), (theirs, "theirs")] {
            // One cell that both fill, an item that both rate, and a place that one of them empties.
            _ = try await repository.rewriteAtOnce { $0.subGoals[four] = SubGoal(title: try Title(name)) }
            _ = try await repository.rewriteAtOnce {
                $0.subGoals[four]?.items[one] = ActionItem(title: try Title("of \(name)"))
            }
            let rate = try AchievementRate(name == "mine" ? 50 : 60)
            _ = try await repository.rewriteAtOnce { $0.subGoals[one]?.items[two]?.rate = rate }
        }
        _ = try await mine.edit(.subGoal(try Position(6)), .clear)
        _ = try await theirs.rewriteAtOnce {
            $0.subGoals[try Position(6)]?.items[four] = ActionItem(title: try Title("added"))
        }
        _ = try await SQLiteChartsRepository(journals[1]).create(try Title("Another"), holding: full)

        try await journals[0].merge(journals[1])
        try await journals[1].merge(journals[0])
        let (here2, there2) = (try await mine.chart(), try await theirs.chart())
        #expect(here2 == there2)
        #expect(here2.edits(to: there2).isEmpty)
        let titles = Set(here2.subGoals.values.map(\.title.text))
        #expect(titles.isSuperset(of: ["mine", "theirs", "Endurance"]))
        #expect(here2.subGoals.values.contains { $0.items.values.contains { $0.title.text == "of mine" } })
        #expect(here2.subGoals.values.contains { $0.items.values.contains { $0.title.text == "of theirs" } })
        // What was added while the sub-goal was deleted elsewhere keeps it.
        #expect(here2.subGoals[try Position(6)]?.items.values.map(\.title.text) == ["added"])
        for journal in journals {
            let names = try await SQLiteChartsRepository(journal).charts().map(\.name?.text)
            #expect(names == [nil, "Another"])
        }
        let counts = try [here, there].map {
            try $0.lines("SELECT count(*), count(DISTINCT replica) FROM journal_edit")
        }
        #expect(counts[0] == counts[1])
        // Merging once more changes nothing.
        try await journals[0].merge(journals[1])
        #expect(try await mine.chart() == here2)
    }

    @Test("keep a sub-goal that one cleared and the other added to for every reader, also without its last item")
    func clearedAndFilled() async throws {
        let (here, there) = (try ChartFile(), try ChartFile())
        let before = try await here.journal()
        _ = try await SQLiteMandalartRepository(before).rewriteAtOnce { $0 = try .marathon }
        await before.database.close()
        try there.file.write(try here.file.bytes())

        let journals = [try await here.journal(), try await there.journal()]
        let (repository, finder) = (SQLiteMandalartRepository(journals[0]), SQLiteFinderRepository(journals[0]))
        let (one, four, six) = (try Position(1), try Position(4), try Position(6))
        _ = try await repository.edit(.subGoal(six), .clear)
        func found(_ words: String) async throws -> [Cell] {
            try await finder.cells(with: try SearchWords(words), atMost: 9).map(\.cell)
        }
        let cleared = try await found("충분히")
        #expect(cleared == [])
        _ = try await SQLiteMandalartRepository(journals[1]).rewriteAtOnce {
            $0.subGoals[six]?.items[four] = ActionItem(title: try Title("Nap"))
        }
        try await journals[0].merge(journals[1])

        let shown = try await repository.chart()
        let entries = try await SQLiteChartsRepository(journals[0]).charts()
        #expect(entries == [ChartEntry(.first, name: nil, isArchived: false, of: shown)])
        let cells = [try await found("충분히"), try await found("Nap")]
        #expect(cells == [[.subGoal(six)], [.actionItem(four, in: six)]])
        let past = try await repository.days { _ in 1 }.last?.chart
        #expect(past?.subGoals[six]?.title == shown.subGoals[six]?.title)

        let nap = Cell.actionItem(four, in: six)
        for action in [CellAction.clear, .place(.move, at: .at(CellAddress(.actionItem(four, in: one))))] {
            try await repository.edit(nap, action)
            let left = try await repository.chart().subGoals[six]
            #expect([left?.title.text, left?.items.isEmpty.description] == ["잠을 충분히 자기", "true"])
            _ = try await journals[0].history(of: .first).undo()
            let again = try await repository.chart()
            #expect(again == shown)
        }
    }

    @Test("keep a habit that both gave another cadence, with the later of the two and its window")
    func cadences() async throws {
        let (here, there) = (try ChartFile(), try ChartFile())
        let before = try await here.journal()
        let (one, two) = (try Position(1), try Position(2))
        let run = Cell.actionItem(two, in: one)
        _ = try await SQLiteMandalartRepository(before).rewriteAtOnce { chart in
            chart = try .marathon
            chart.subGoals[one]?.items[two]?.cadence = try Cadence("3/week")
        }
        await before.database.close()
        try there.file.write(try here.file.bytes())

        let journals = [try await here.journal(), try await there.journal()]
        let (mine, theirs) = (SQLiteMandalartRepository(journals[0]), SQLiteMandalartRepository(journals[1]))
        try await mine.edit(run, .change([.every(try Cadence("3/week over 8 weeks"))]))
        // An edit more, so that the next one is the later of the two.
        try await theirs.countUp()
        try await theirs.edit(run, .change([.every(try Cadence("monthly"))]))
        try await journals[0].merge(journals[1])
        try await journals[1].merge(journals[0])
        for repository in [mine, theirs] {
            let item = try await repository.chart().subGoals[one]?.items[two]
            #expect(item?.cadence?.description == "monthly")
        }
    }

    @Test("go on undoing their own edits after they were joined")
    func undo() async throws {
        let (here, there) = (try ChartFile(), try ChartFile())
        let before = try await here.journal()
        _ = try await SQLiteMandalartRepository(before).rewriteAtOnce { $0 = try .marathon }
        await before.database.close()
        try there.file.write(try here.file.bytes())
        let (mine, theirs) = (try await here.journal(), try await there.journal())
        let repository = SQLiteMandalartRepository(mine)
        let whole = try await repository.chart()
        _ = try await repository.edit(.subGoal(try Position(6)), .clear)
        _ = try await SQLiteMandalartRepository(theirs).rewriteAtOnce { $0.coreGoal?.title = try Title("theirs") }
        try await mine.merge(theirs)
        #expect(try await repository.chart().coreGoal?.title.text == "theirs")
        _ = try await mine.history(of: .first).undo()
        var expected = whole
        expected.coreGoal?.title = try Title("theirs")
        #expect(try await repository.chart() == expected)
    }

    @Test("show two charts that were given one name under two, which are the same in both")
    func names() async throws {
        let (here, there) = (try ChartFile(), try ChartFile())
        let before = try await here.journal()
        _ = try await SQLiteChartsRepository(before).create(try Title("Run 2"))
        await before.database.close()
        try there.file.write(try here.file.bytes())
        let journals = [try await here.journal(), try await there.journal()]
        for journal in journals {
            let charts = SQLiteChartsRepository(journal)
            let id = try await charts.create(try Title("Run"))
            _ = try await charts.repository(of: id).rewrite { $0.coreGoal = Goal(title: try Title("Go")) }
        }
        try await journals[0].merge(journals[1])
        try await journals[1].merge(journals[0])
        for journal in journals {
            let charts = SQLiteChartsRepository(journal)
            let names = try await charts.charts().map { $0.name?.text ?? "-" }
            #expect(names.sorted() == ["-", "Run", "Run 2", "Run 3"])
            let all = try await charts.names()
            #expect(all.map { $0.name?.text ?? "-" } == names)
            for (id, name) in all { #expect(try await charts.name(of: id).name == name) }
            // Another name settles it.
            let third = try #require(try await charts.charts().first { $0.name?.text == "Run 3" })
            try await charts.rename(third.id, to: try Title("Swim"))
            #expect(try await charts.charts().map { $0.name?.text ?? "-" }.sorted() == ["-", "Run", "Run 2", "Swim"])
        }
    }

    @Test("keep the chart that is open, with its name and its history, where both gave a new chart one number")
    func renumbered() async throws {
        let (here, there) = (try ChartFile(), try ChartFile())
        let before = try await here.journal()
        try await SQLiteMandalartRepository(before).countUp()
        await before.database.close()
        try there.file.write(try here.file.bytes())
        let journals = [try await here.journal(), try await there.journal()]
        let stores = journals.map { SQLiteChartsRepository($0) }
        let names = [try Title("Mine"), try Title("Theirs")]
        var open: [ChartID] = []
        for (store, name) in zip(stores, names) { open.append(try await store.create(name)) }
        #expect(open.map(\.number) == [2, 2])
        try await journals[0].merge(journals[1])
        try await journals[1].merge(journals[0])
        let (one, three) = (Cell.subGoal(try Position(1)), Cell.subGoal(try Position(3)))
        var numbers: [Int] = []
        for index in 0...1 {
            let (store, id) = (stores[index], open[index])
            let chart = store.repository(of: id)
            let edited = try await chart.edit(one, .change([.title(names[index])]))
            #expect(edited.id.isSame(as: id))
            // The number under which the chart was opened means the chart, until its place is opened anew.
            let address = CellAddress(three, in: try ChartID(id.number))
            let moved = try await chart.edit(one, .place(.move, at: .at(address)))
            #expect(moved.others == [])
            #expect(moved.chart.content(of: three)?.title == names[index])
            let titles = try await store.charts().filter { $0.subGoals > 0 }.map(\.name)
            #expect(titles == [names[index]])
            #expect(try await store.name(of: id).name == names[index])
            #expect(try await journals[index].history(of: id).undo() != nil)
            let undone = try await chart.chart()
            #expect(undone.content(of: one)?.title == names[index])
            let now = try await store.number(of: id)
            #expect(now.isSame(as: id))
            numbers.append(now.number)
        }
        #expect(Set(numbers) == [2, 3])
    }

    @Test("keep and tell an item for which there is no cell, until one is free")
    func ninthItem() async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        let one = try Position(1)
        _ = try await repository.rewriteAtOnce { chart in
            var goal = SubGoal(title: try Title("Swim"))
            for place in Position.all { goal.items[place] = ActionItem(title: try Title("Lap \(place)")) }
            chart.subGoals[one] = goal
        }
        // What a merge brings: a claim of a cell in a grid that is full.
        try chart.file.run("INSERT INTO item (goal, position, title, rate) SELECT id, 1, 'Dive', 0 FROM goal")
        try await repository.countUp()
        let full = try await repository.chart().subGoals[one]
        // The later claim has the cell.
        #expect(full?.unplaced.map(\.text) == ["Lap 1"])
        #expect(full?.items[one]?.title.text == "Dive")
        let cell = Cell.actionItem(one, in: one)
        for seen in [try await repository.edit(cell, .clear).chart, try await repository.chart()] {
            #expect(seen.subGoals[one]?.items[one]?.title.text == "Lap 1")
            #expect(seen.subGoals[one]?.unplaced == [])
        }
        _ = try await repository.rewriteAtOnce { chart in
            chart.subGoals[one]?.items[one] = nil
        }
        // An item without a place is cleared with its sub-goal.
        for title in ["Dive", "Float"] {
            try chart.file.run(
                "INSERT INTO item (goal, position, title, rate) SELECT id, 2, '\(title)', 0 FROM goal WHERE position = 1"
            )
        }
        _ = try await repository.edit(.subGoal(one), .clear)
        #expect(try await repository.chart().subGoals.isEmpty)
    }

    @Test("keep and tell a sub-goal for which there is no cell, until one is free, with its items")
    func ninthSubGoal() async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        let two = try Position(2)
        _ = try await repository.rewriteAtOnce { chart in
            chart.coreGoal = Goal(title: try Title("0"))
            for place in Position.all { chart.subGoals[place] = SubGoal(title: try Title("Goal \(place)")) }
            chart.subGoals[two]?.items[try Position(3)] = ActionItem(title: try Title("Dive"))
        }
        try chart.file.run("INSERT INTO goal (chart, position, title) SELECT id, 2, 'Swim' FROM chart")
        try await repository.countUp()
        #expect(try await repository.chart().unplaced.map(\.text) == ["Goal 2"])
        for seen in [try await repository.edit(.subGoal(two), .clear).chart, try await repository.chart()] {
            #expect(seen.subGoals[two]?.title.text == "Goal 2")
            #expect(seen.subGoals[two]?.items.values.map(\.title.text) == ["Dive"])
            #expect(seen.unplaced == [])
        }
    }

    @Test("leave a cell that another took the place of where it is shown, whatever is edited", arguments: 1...3)
    func displaced(edit: Int) async throws {
        let chart = try ChartFile()
        let journal = try await chart.journal()
        let repository = SQLiteMandalartRepository(journal)
        let (one, two, six) = (try Position(1), try Position(2), try Position(6))
        try await repository.rewriteAtOnce { $0 = try .marathon }
        // As after a merge: two sub-goals claim position 1, and two items of “Endurance” claim position 2.
        try chart.file.run("UPDATE goal SET position = 1 WHERE position = 6")
        try chart.file.run("UPDATE item SET position = 2 WHERE position = 3")
        try await journal.recordOutside()
        let before = try await repository.chart()
        let seen = [before.subGoals[one]?.title.text, before.subGoals[two]?.title.text]
        #expect(seen == ["잠을 충분히 자기", "Endurance"])
        let item = before.subGoals[two]?.items[one]?.title.text
        #expect([item != nil, before.subGoals[two]?.items[two]?.title.text == "Swim"] == [true, true])
        switch edit {
        case 1: try await repository.edit(.actionItem(two, in: two), .clear)
        case 2: try await repository.edit(.subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(six)))))
        default: try await repository.edit(.subGoal(one), .clear)
        }
        let after = try await repository.chart()
        #expect(after.subGoals[two]?.title.text == "Endurance")
        #expect(after.subGoals[two]?.items[one]?.title.text == item)
    }

    @Test("find each cell where its chart shows it, although two claim one place")
    func found() async throws {
        let chart = try ChartFile()
        let journal = try await chart.journal()
        let (repository, finder) = (SQLiteMandalartRepository(journal), SQLiteFinderRepository(journal))
        try await repository.rewriteAtOnce { $0 = try .marathon }
        // As after a merge: two sub-goals claim position 1, and two items of “Endurance” claim position 2.
        try chart.file.run("UPDATE goal SET position = 1 WHERE position = 6")
        try chart.file.run("UPDATE item SET position = 2 WHERE position = 3")
        try await journal.recordOutside()
        let shown = try await repository.chart()
        var found = try await finder.unfinishedItems(notTouchedSince: nil, atMost: 9)
        for words in ["Run 5 km", "Swim", "Endurance"] {
            found += try await finder.cells(with: try SearchWords(words), atMost: 1)
        }
        #expect(found.count == 6)
        #expect(found.allSatisfy { shown.content(of: $0.cell)?.title == $0.title })
    }

    @Test("tell one core goal and its due day everywhere, although two claim the centre", arguments: [false, true])
    func centre(isLaterOlder: Bool) async throws {
        let chart = try ChartFile()
        let journal = try await chart.journal()
        let (repository, finder) = (SQLiteMandalartRepository(journal), SQLiteFinderRepository(journal))
        let cells: [(Cell, String)] = [(.coreGoal, "First"), (.subGoal(try Position(1)), "Later")]
        for (cell, title) in isLaterOlder ? cells.reversed() : cells {
            try await repository.edit(cell, .change([.title(try Title(title))]))
        }
        let day = try Day("2026-12-04")
        try await repository.edit(.coreGoal, .change([.due(day)]))
        // As after a merge: the later of two claims has the centre.
        try chart.file.run("UPDATE goal SET position = 5")
        try await journal.recordOutside()
        let shown = try await repository.chart()
        let centre = [shown.coreGoal?.title.text, shown.coreGoal?.due?.description]
        #expect(centre == ["Later", "2026-12-04"])
        let entries = try await SQLiteChartsRepository(journal).charts()
        #expect(entries == [ChartEntry(.first, name: nil, isArchived: false, of: shown)])
        var found: [FoundCell] = []
        for (_, title) in cells { found += try await finder.cells(with: try SearchWords(title), atMost: 9) }
        #expect(found.map(\.chartName?.text) == ["Later", "Later"])
        #expect(found.map(\.due) == [nil, day])
        #expect(found.allSatisfy { shown.content(of: $0.cell)?.title == $0.title })
    }

    @Test("show in both charts what gets a place when an item is moved from one to the other")
    func movedAway() async throws {
        let chart = try ChartFile()
        let journal = try await chart.journal()
        let (first, charts) = (SQLiteMandalartRepository(journal), SQLiteChartsRepository(journal))
        let second = try await charts.create(try Title("Other"))
        let one = try Position(1)
        _ = try await first.rewriteAtOnce { chart in
            var goal = SubGoal(title: try Title("Swim"))
            for place in Position.all { goal.items[place] = ActionItem(title: try Title("Lap \(place)")) }
            chart.subGoals[one] = goal
        }
        try chart.file.run("INSERT INTO item (goal, position, title, rate) SELECT id, 1, 'Dive', 0 FROM goal")
        try await charts.repository(of: second).edit(.subGoal(one), .change([.title(try Title("Lake"))]))
        let cell = Cell.actionItem(one, in: one)
        let edited = try await first.edit(cell, .place(.move, at: .at(CellAddress(cell, in: second))))
        #expect(edited.chart.subGoals[one]?.items[one]?.title.text == "Lap 1")
        #expect(edited.others.first?.chart.subGoals[one]?.items[one]?.title.text == "Dive")
    }

    @Test("keep a sub-goal without a cell that another program gave the number of an item")
    func sameNumber() async throws {
        let chart = try ChartFile()
        let repository = try await chart.open()
        let (two, nine) = (try Position(2), try Position(9))
        _ = try await repository.rewriteAtOnce { chart in
            for place in Position.all { chart.subGoals[place] = SubGoal(title: try Title("Goal \(place)")) }
            chart.subGoals[nine]?.items[nine] = ActionItem(title: try Title("Run"))
        }
        try chart.file.run("INSERT INTO goal (id, chart, position, title) SELECT item.id, 1, 2, 'Swim' FROM item")
        try chart.file.run("UPDATE goal SET chart = (SELECT id FROM chart)")
        _ = try await repository.edit(.subGoal(two), .clear)
        let seen = try await repository.chart()
        #expect(seen.subGoals[two]?.title.text == "Goal 2")
        #expect(seen.subGoals[nine]?.items[nine]?.title.text == "Run")
    }
}
