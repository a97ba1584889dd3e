import Basics
import Doubles
import MandalartDomainInterface

// The checks of identities, due days and cadences of items.
extension MandalartRepositoryContract {
    func verifyItems(_ repository: some MandalartRepository) async throws {
        let (one, two, three) = try (Position(1), Position(2), Position(3))
        let (run, swim) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        _ = try await repository.rewrite { $0 = try .marathon }
        let ids = try await repository.ids(run, swim)
        try expect(Set(ids.compactMap(\.self)).count, 2)
        for cell in [run, swim] {
            // From now on, both items have equal values.
            let changes = [CellChange.title(try Title("Move")), .rate(.zero)]
            try await repository.edit(cell, .change(changes))
        }
        try expect(await repository.ids(run, swim), ids)
        _ = try await repository.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        try expect(await repository.ids(swim, run), ids)
        _ = try await repository.edit(.subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(three)))))
        try expect(await repository.ids(.actionItem(three, in: three), .actionItem(two, in: three)), ids)
    }

    func verifyDueDays(_ repository: some MandalartRepository) async throws {
        let (one, two, three) = try (Position(1), Position(2), Position(3))
        let (run, swim) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        let (day, later) = (Day(number: 20_000), Day(number: 20_001))
        _ = try await repository.rewrite { $0 = try .marathon }
        for cell in [Cell.coreGoal, .subGoal(one), run] {
            _ = try await repository.edit(cell, .change([.due(day)]))
            try expect(await repository.chart().content(of: cell)?.due, day)
        }
        _ = try await repository.edit(swim, .change([.due(later)]))
        _ = try await repository.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        _ = try await repository.edit(.subGoal(one), .place(.copy, at: .at(CellAddress(.subGoal(two)))))
        _ = try await repository.edit(.subGoal(one), .place(.move, at: .at(CellAddress(.subGoal(three)))))
        for goal in [two, three] {
            let found = try await repository.chart().subGoals[goal]
            try expect([found?.due, found?.items[two]?.due, found?.items[three]?.due], [day, later, day])
        }
        _ = try await repository.edit(.coreGoal, .change([.due(nil)]))
        _ = try await repository.edit(.actionItem(two, in: two), .change([.due(nil)]))
        let chart = try await repository.chart()
        try expect([chart.coreGoal?.due, chart.subGoals[two]?.items[two]?.due], [nil, nil])
        _ = try await repository.edit(.coreGoal, .change([.due(day)]))
        _ = try await repository.edit(.coreGoal, .clear)
        _ = try await repository.edit(.coreGoal, .change([.title(try Title("Run far"))]))
        try expect(await repository.chart().coreGoal?.due, nil)
    }

    func verifyNewItems(_ repository: some MandalartRepository) async throws {
        let (one, two) = try (Position(1), Position(2))
        let (run, beside) = (Cell.actionItem(two, in: one), Cell.actionItem(one, in: one))
        _ = try await repository.rewrite { $0 = try .marathon }
        let id = try await repository.ids(run)[0]
        _ = try await repository.edit(run, .place(.copy, at: .at(CellAddress(beside))))
        _ = try await repository.edit(.subGoal(one), .place(.copy, at: .at(CellAddress(.subGoal(two)))))
        let copies = try await repository.ids(run, beside, .actionItem(two, in: two), .actionItem(one, in: two))
        try expect(copies[0], id)
        try expect(Set(copies.compactMap(\.self)).count, 4)
        _ = try await repository.edit(run, .clear)
        _ = try await repository.edit(run, .change([.title(try Title("Walk"))]))
        let next = try await repository.ids(run)[0]
        try expect(next == nil || copies.contains(next), false)
    }

    func verifyCadences(_ repository: some MandalartRepository) async throws {
        let (one, two) = try (Position(1), Position(2))
        let run = Cell.actionItem(two, in: one)
        func item() async throws -> ActionItem? { try await repository.chart().subGoals[one]?.items[two] }
        _ = try await repository.rewrite { chart in
            try chart.apply([.title(try Title("Endurance"))], to: .subGoal(one))
            try chart.apply([.title(try Title("Run")), .rate(try AchievementRate(40))], to: run)
        }
        for text in ["3/week", "daily except sun", "mon wed fri over 8 weeks", "2/month over 12 months"] {
            let cadence = try Cadence(text)
            let edited = try await repository.edit(run, .change([.every(cadence)]))
            try expect(edited.chart.subGoals[one]?.items[two]?.habit?.cadence, cadence)
            try expect(edited.cells.map(\.changedFields), [[.every]])
            try expect(await item()?.habit?.cadence, cadence)
            try expect(await item()?.markedRate.percent, 40)
        }
        _ = try await repository.edit(run, .change([.title(try Title("Walk"))]))
        try expect(await item()?.habit?.cadence.window, 12)
        let paused = try await repository.edit(run, .pause(.pause(nil)))
        try expect(paused.cells.map(\.changedFields), [[.pauses]])
        try expect(await item()?.habit?.pauses.description, "1970-01-01/..")
        _ = try await repository.edit(run, .change([.every(try Cadence("weekly"))]))
        try expect(await item()?.habit?.pauses.description, "1970-01-01/..")
        _ = try await repository.edit(run, .change([.every(nil)]))
        try expect(await item()?.habit, nil)
        try expect(await item()?.rate.percent, 40)
    }
}

extension MandalartRepositoryContract {
    func verifyListedItems(_ repository: some MandalartRepository) async throws {
        let (one, two, three) = try (Position(1), Position(2), Position(3))
        let (run, swim) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        try await repository.rewrite { $0 = try .marathon }
        guard let id = try await repository.ids(run)[0] else { return }
        let listed = CellReference.item(id, try Title("Run 5 km"))
        func complete() async throws -> EditedChart {
            try await repository.edit(
                ChartEdit(listed, .done(on: nil)), at: Timestamp(milliseconds: 0), on: Day(number: 0))
        }
        try await repository.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        let edited = try await complete()
        try expect(edited.cells.map(\.cell), [swim])
        try expect(await repository.chart().content(of: swim)?.item?.rate, .full)
        try expect(await repository.chart().content(of: run)?.item?.rate.percent, 10)
        let refused = ChangedSince(title: try Title("Run 5 km"))
        try await repository.edit(swim, .change([.title(try Title("Ran 5 km"))]))
        try await expectError(refused) { _ = try await complete() }
        try await repository.edit(swim, .change([.title(try Title("Run 5 km"))]))
        try await repository.edit(swim, .clear)
        try await expectError(refused) { _ = try await complete() }
    }

    func verifySeenCells(_ repository: some MandalartRepository) async throws {
        let (one, two, three) = try (Position(1), Position(2), Position(3))
        let (free, run, swim) = (
            Cell.actionItem(one, in: one), Cell.actionItem(two, in: one), Cell.actionItem(three, in: one)
        )
        let seen = try await repository.rewrite { $0 = try .marathon }
        func rename(_ cell: Cell, to title: String) async throws -> [Cell] {
            let reference = CellReference(CellAddress(cell), showing: seen.content(of: cell))
            let edit = ChartEdit(reference, .change([.title(try Title(title))]))
            return try await repository.edit(edit, at: Timestamp(milliseconds: 0), on: Day(number: 0)).cells.map(\.cell)
        }
        try expect(await rename(free, to: "Dive"), [free])
        try await expectError(MandalartError.filledSince(free, try Title("Dive"))) {
            _ = try await rename(free, to: "Row")
        }
        try await repository.edit(run, .place(.swap, at: .at(CellAddress(swim))))
        try expect(await rename(run, to: "Run 6 km"), [swim])
        try await repository.edit(swim, .clear)
        try await expectError(ChangedSince(title: try Title("Run 5 km"))) { _ = try await rename(run, to: "Run") }
        let titles = try await repository.chart().subGoals[one]?.items.mapValues(\.title.text)
        try expect(titles, [one: "Dive", two: "Swim"])
    }

    func verifyActivities(_ repository: some MandalartRepository) async throws {
        let (one, two, nine) = try (Position(1), Position(2), Position(9))
        let (run, today) = (Cell.actionItem(two, in: one), Day(number: 20_000))
        try await repository.rewrite { $0 = try .marathon }
        func edit(_ action: CellAction, at cell: Cell) async throws -> EditedChart {
            try await repository.edit(ChartEdit(cell, action), at: Timestamp(milliseconds: 7), on: today)
        }
        let logged = try await edit(.log(try ActivityText("ran"), on: TypedDay("yesterday")), at: run)
        try expect(
            logged.entry.map { "\($0.number > 0) \($0.item) \($0.day.number) \($0.text)" }, "true Run 5 km 19999 ran")
        try expect(logged.entry.map { [$0.subGoal, $0.position] }, [one, two])
        try expect(logged.entry?.time.milliseconds, 7)
        try expect([logged.isUnchanged, logged.cells.isEmpty], [false, true])
        try await expectError(DayToCome(Day(number: 20_001))) {
            _ = try await edit(.log(try ActivityText("ran"), on: TypedDay("tomorrow")), at: run)
        }
        let earlier = try await edit(.done(on: TypedDay("yesterday")), at: run)
        try expect(earlier.entry.map { "\($0.day.number) \($0.text)" }, "19999 Run 5 km")
        try expect(try await repository.chart().content(of: run)?.item?.rate, .full)
        let empty = Cell.actionItem(nine, in: one)
        try await expectError(MandalartError.empty(empty)) { _ = try await edit(.done(on: nil), at: empty) }
        try await expectError(MandalartError.empty(empty)) {
            _ = try await edit(.log(try ActivityText("ran"), on: nil), at: empty)
        }
        _ = try await edit(.change([.every(try Cadence("daily"))]), at: run)
        let kept = try await edit(.done(on: nil), at: run)
        try expect(kept.entry.map { "\($0.day.number) \($0.text)" }, "20000 Run 5 km")
        try expect(kept.chart.content(of: run)?.item?.habit?.days.contains(today), true)
        let again = try await edit(.done(on: nil), at: run)
        try expect([again.isUnchanged, again.entry == nil], [true, true])
    }
}

extension MandalartRepository {
    fileprivate func ids(_ cells: Cell...) async throws -> [Identity?] {
        let chart = try await chart()
        return cells.map { cell in
            guard case .actionItem(let item)? = chart.content(of: cell) else { return nil }
            return item.id
        }
    }
}
