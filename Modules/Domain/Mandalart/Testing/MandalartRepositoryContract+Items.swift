import Doubles
import Edits
import MandalartDomainInterface
import Time

// The checks of identities, due days and cadences of items.
extension MandalartRepositoryContract {
    func verifyItems(_ repository: some MandalartRepository) async throws {
        let (one, two, three) = try (Position(1), Position(2), Position(3))
        let (run, swim) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        _ = try await repository.edit { $0 = try .marathon }
        let ids = try await repository.ids(run, swim)
        try expect(Set(ids.compactMap(\.self)).count, 2)
        for cell in [run, swim] {
            // From now on, both items have equal values.
            let changes = [CellChange.title(try Title("Move")), .rate(.zero)]
            _ = try await repository.edit { try $0.apply(changes, to: cell) }
        }
        try expect(await repository.ids(run, swim), ids)
        _ = try await repository.edit { try $0.place(run, by: .swap, at: swim) }
        try expect(await repository.ids(swim, run), ids)
        _ = try await repository.edit { try $0.place(.subGoal(one), by: .move, at: .subGoal(three)) }
        try expect(await repository.ids(.actionItem(three, in: three), .actionItem(two, in: three)), ids)
    }

    func verifyDueDays(_ repository: some MandalartRepository) async throws {
        let (one, two, three) = try (Position(1), Position(2), Position(3))
        let (run, swim) = (Cell.actionItem(two, in: one), Cell.actionItem(three, in: one))
        let (day, later) = (Day(number: 20_000), Day(number: 20_001))
        _ = try await repository.edit { $0 = try .marathon }
        for cell in [Cell.coreGoal, .subGoal(one), run] {
            _ = try await repository.edit { try $0.apply([.due(day)], to: cell) }
            try expect(await repository.chart().content(of: cell)?.due, day)
        }
        _ = try await repository.edit { try $0.apply([.due(later)], to: swim) }
        _ = try await repository.edit { try $0.place(run, by: .swap, at: swim) }
        _ = try await repository.edit { try $0.place(.subGoal(one), by: .copy, at: .subGoal(two)) }
        _ = try await repository.edit { try $0.place(.subGoal(one), by: .move, at: .subGoal(three)) }
        for goal in [two, three] {
            let found = try await repository.chart().subGoals[goal]
            try expect([found?.due, found?.items[two]?.due, found?.items[three]?.due], [day, later, day])
        }
        _ = try await repository.edit { try $0.apply([.due(nil)], to: .coreGoal) }
        _ = try await repository.edit { try $0.apply([.due(nil)], to: .actionItem(two, in: two)) }
        let chart = try await repository.chart()
        try expect([chart.coreGoal?.due, chart.subGoals[two]?.items[two]?.due], [nil, nil])
        _ = try await repository.edit { try $0.apply([.due(day)], to: .coreGoal) }
        _ = try await repository.edit { try $0.clear(.coreGoal) }
        _ = try await repository.edit { try $0.apply([.title(try Title("Run far"))], to: .coreGoal) }
        try expect(await repository.chart().coreGoal?.due, nil)
    }

    func verifyNewItems(_ repository: some MandalartRepository) async throws {
        let (one, two) = try (Position(1), Position(2))
        let (run, beside) = (Cell.actionItem(two, in: one), Cell.actionItem(one, in: one))
        _ = try await repository.edit { $0 = try .marathon }
        let id = try await repository.ids(run)[0]
        _ = try await repository.edit { try $0.place(run, by: .copy, at: beside) }
        _ = try await repository.edit { try $0.place(.subGoal(one), by: .copy, at: .subGoal(two)) }
        let copies = try await repository.ids(run, beside, .actionItem(two, in: two), .actionItem(one, in: two))
        try expect(copies[0], id)
        try expect(Set(copies.compactMap(\.self)).count, 4)
        _ = try await repository.edit { try $0.clear(run) }
        _ = try await repository.edit { try $0.apply([.title(try Title("Walk"))], to: run) }
        let next = try await repository.ids(run)[0]
        try expect(next == nil || copies.contains(next), false)
    }

    func verifyCadences(_ repository: some MandalartRepository) async throws {
        let (one, two) = try (Position(1), Position(2))
        let run = Cell.actionItem(two, in: one)
        func item() async throws -> ActionItem? { try await repository.chart().subGoals[one]?.items[two] }
        _ = try await repository.edit { chart in
            try chart.apply([.title(try Title("Endurance"))], to: .subGoal(one))
            try chart.apply([.title(try Title("Run")), .rate(try AchievementRate(40))], to: run)
        }
        for text in ["3/week", "daily except sun", "mon wed fri over 8 weeks", "2/month over 12 months"] {
            let cadence = try Cadence(text)
            let edited = try await repository.edit { try $0.apply([.every(cadence)], to: run) }
            try expect(edited.chart.subGoals[one]?.items[two]?.habit?.cadence, cadence)
            try expect(edited.cells.map(\.changedFields), [[.every]])
            try expect(await item()?.habit?.cadence, cadence)
            try expect(await item()?.markedRate.percent, 40)
        }
        _ = try await repository.edit { try $0.apply([.title(try Title("Walk"))], to: run) }
        try expect(await item()?.habit?.cadence.window, 12)
        _ = try await repository.edit { try $0.apply([.every(nil)], to: run) }
        try expect(await item()?.habit, nil)
        try expect(await item()?.rate.percent, 40)
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
