import Basics
import Doubles
package import MandalartDomainInterface

/// The contract of every repository of several charts. A test suite runs each case on a fresh repository. The
/// repository of each single chart must also fulfill the ``MandalartRepositoryContract``.
package enum ChartsRepositoryContract: String, Contract {
    case hasOneAtFirst = "has one chart at first, empty and without a name"
    case listsWhatIsInThem = "lists charts by number, with what is in them or with their names alone"
    case makesTheNewestCurrent = "makes a new chart the current one"
    case createsFilled = "makes a chart with something in it"
    case replacesTheUnusedOne = "replaces the only chart, in which nothing ever was, by one with something in it"
    case keepsAUsedOne = "keeps a first chart that was emptied, beside one with something in it"
    case goesBackToAnother = "makes another chart the current one again, and the one before it when that is put away"
    case keepsChartsApart = "keeps the cells of charts apart"
    case editsTwoTogether = "edits two charts at once, or neither"
    case editsNamedCharts = "edits the chart that an edit names"
    case followsItems = "edits a listed item in the chart where it is now"
    case takesItemsAlong = "takes items along to another chart, and a copy is another item there, too"
    case renames = "gives a chart another name, and its own again"
    case refusesTakenNames = "refuses a name that another chart has"
    case archives = "puts a chart away and brings it back, with all that is in it"
    case deletes = "forgets a chart, and does not use its number again"
    case keepsTheLast = "neither puts away nor deletes the last chart that is not archived"
    case refusesUnknownCharts = "refuses to do anything with a chart that is not there"

    /// Checks what the case promises, on a fresh repository.
    package func verify(_ repository: some ChartsRepository) async throws {
        let first = ChartID.first
        switch self {
        case .hasOneAtFirst:
            try expect(await repository.charts(), [ChartEntry(first, name: nil, isArchived: false, of: Chart())])
            try expect(await repository.currentChart(), first)
        case .listsWhatIsInThem: try await verifyList(repository)
        case .makesTheNewestCurrent:
            let second = try await repository.create(try Title("Run"))
            try expect(await repository.currentChart(), second)
            try expect(await repository.number(of: second), second)
            try expect(await repository.charts().map(\.id), [first, second])
        case .createsFilled:
            try await repository.rename(first, to: try Title("Sail"))
            let second = try await repository.create(try Title("Run"), holding: try .marathon)
            try expect(await repository.currentChart(), second)
            try expect(await repository.repository(of: second).chart(), try .marathon)
            try await expectError(MandalartError.chartNameTaken(try Title("Run"))) {
                _ = try await repository.create(try Title("Run"), holding: try .marathon)
            }
            try expect(await repository.charts().map(\.id), [first, second])
        case .replacesTheUnusedOne:
            let second = try await repository.create(try Title("Run"), holding: try .marathon)
            try expect(await repository.charts().map(\.id), [second])
            let third = try await repository.create(try Title("Read"))
            let fourth = try await repository.create(try Title("Sail"), holding: try .marathon)
            try expect(await repository.charts().map(\.id), [second, third, fourth])
        case .keepsAUsedOne:
            let one = repository.repository(of: first)
            _ = try await one.rewrite { $0.coreGoal = Goal(title: try Title("Sail")) }
            _ = try await one.rewrite { $0.coreGoal = nil }
            let second = try await repository.create(try Title("Run"), holding: try .marathon)
            try expect(await repository.charts().map(\.id), [first, second])
        case .goesBackToAnother:
            let second = try await repository.create(try Title("Run"))
            let third = try await repository.create(try Title("Read"))
            try await repository.makeCurrent(first)
            try expect(await repository.currentChart(), first)
            try await repository.setArchived(first, true)
            try expect(await repository.currentChart(), third)
            try await repository.delete(third)
            try expect(await repository.currentChart(), second)
        case .keepsChartsApart: try await verifyApart(repository)
        case .editsTwoTogether:
            let second = try await repository.create(try Title("Run"))
            let (one, two) = (repository.repository(of: first), repository.repository(of: second))
            _ = try await one.rewrite { $0 = try .marathon }
            let goal = Cell.subGoal(try Position(1))
            let edited = try await one.edit(goal, .place(.move, at: .at(CellAddress(goal, in: second))))
            try expect([edited.id] + edited.others.map(\.id), [first, second])
            try expect(edited.cells.map(\.after), [nil, nil, nil])
            try expect(edited.others.map { $0.cells.map(\.after) }, [edited.cells.map(\.before)])
            try expect(await one.chart(), edited.chart)
            try expect([await two.chart()], edited.others.map(\.chart))
            try await expectError(MandalartError.taken(goal)) {
                let six = Cell.subGoal(try Position(6))
                try await one.edit(six, .place(.move, at: .at(CellAddress(goal, in: second))))
            }
            try expect(await one.chart(), edited.chart)
        case .editsNamedCharts:
            let second = try await repository.create(try Title("Run"))
            let one = repository.repository(of: first)
            let goal = CellAction.change([.title(try Title("Read"))])
            let address = CellReference.at(CellAddress(.coreGoal, in: second))
            let edited = try await one.edit(
                ChartEdit(address, goal), at: Timestamp(milliseconds: 0), on: Day(number: 0))
            try expect(edited.id, second)
            try expect(await one.chart(), Chart())
            try expect(await repository.repository(of: second).chart(), edited.chart)
        case .followsItems: try await verifyListedItem(repository)
        case .takesItemsAlong: try await verifyItems(repository)
        case .renames:
            try await repository.rename(first, to: try Title("마라톤"))
            try await repository.rename(first, to: try Title("마라톤"))
            try expect(await repository.charts().map(\.name), [try Title("마라톤")])
        case .refusesTakenNames:
            let second = try await repository.create(try Title("Run"))
            try await expectError(MandalartError.chartNameTaken(try Title("Run"))) {
                try await repository.rename(first, to: try Title("Run"))
            }
            try await expectError(MandalartError.chartNameTaken(try Title("Run"))) {
                _ = try await repository.create(try Title(" Run "))
            }
            try expect(await repository.charts().map(\.id), [first, second])
        case .archives:
            let second = try await repository.create(try Title("Run"))
            let chart = try await repository.repository(of: second).rewrite { $0 = try .marathon }
            try await repository.setArchived(second, true)
            try await expectError(MandalartError.chartIsArchived(second)) { try await repository.makeCurrent(second) }
            try expect(await repository.charts().map(\.isArchived), [false, true])
            try expect(await repository.repository(of: second).chart(), chart)
            try await repository.setArchived(second, false)
            try expect(await repository.charts().map(\.isArchived), [false, false])
            try await repository.makeCurrent(second)
        case .deletes:
            let second = try await repository.create(try Title("Run"))
            _ = try await repository.repository(of: second).rewrite { $0 = try .marathon }
            try await repository.delete(second)
            try expect(await repository.charts().map(\.id), [first])
            let third = try await repository.create(try Title("Run"))
            try expect(third.number, second.number + 1)
            try expect(await repository.repository(of: third).chart(), Chart())
        case .keepsTheLast:
            try await expectError(MandalartError.lastChart) { try await repository.setArchived(first, true) }
            try await expectError(MandalartError.lastChart) { try await repository.delete(first) }
            let second = try await repository.create(try Title("Run"))
            try await repository.setArchived(first, true)
            try await expectError(MandalartError.lastChart) { try await repository.delete(second) }
            try await repository.delete(first)
        case .refusesUnknownCharts: try await verifyUnknown(repository)
        }
    }

    private func verifyList(_ repository: some ChartsRepository) async throws {
        let chart = try Chart.full
        _ = try await repository.repository(of: .first).rewrite { $0 = chart }
        let second = try await repository.create(try Title("a\u{2}b 마라톤"))
        let marathon = try await repository.repository(of: second).rewrite { $0 = try .marathon }
        let third = try await repository.create(try Title("Halfway"))
        let halfway = try await repository.repository(of: third).rewrite { $0 = try .halfway }
        let entries = [
            ChartEntry(.first, name: nil, isArchived: false, of: chart),
            ChartEntry(second, name: try Title("a\u{2}b 마라톤"), isArchived: false, of: marathon),
            ChartEntry(third, name: try Title("Halfway"), isArchived: false, of: halfway),
        ]
        try expect(await repository.charts(), entries)
        try expect(entries.map(\.actionItems), [64, 3, 24])
        try expect(entries.map(\.rate.percent), [25, 50, 58])
        try await repository.setArchived(.first, true)
        let names = try await repository.names()
        try expect(names.map(\.id), [.first, second, third])
        try expect(names.map(\.name), entries.map(\.name))
        for entry in entries {
            let (name, isOnly) = try await repository.name(of: entry.id)
            try expect(name, entry.name)
            try expect(isOnly, false)
        }
    }

    private func verifyApart(_ repository: some ChartsRepository) async throws {
        let second = try await repository.create(try Title("Run"))
        let (one, two) = (repository.repository(of: .first), repository.repository(of: second))
        let chart = try await two.rewrite { $0 = try .marathon }
        try expect(await one.chart(), Chart())
        _ = try await one.rewrite { $0.coreGoal = Goal(title: try Title("Read")) }
        try expect(await two.chart(), chart)
        try expect(await one.chart().coreGoal?.title.text, "Read")
    }

    private func verifyItems(_ repository: some ChartsRepository) async throws {
        let second = try await repository.create(try Title("Run"))
        let (one, two) = (repository.repository(of: .first), repository.repository(of: second))
        let (first, third) = (try Position(1), try Position(3))
        func ids(_ repository: any MandalartRepository, _ position: Position) async throws -> [Int] {
            try await repository.chart().subGoals[position]?.items.values.compactMap(\.id?.number).sorted() ?? []
        }
        _ = try await one.rewrite { $0 = try .marathon }
        let before = try await ids(one, first)
        try expect(before.count, 2)
        _ = try await one.edit(.subGoal(first), .place(.copy, at: .at(CellAddress(.subGoal(first), in: second))))
        let copies = try await ids(two, first)
        try expect([copies.count, Set(copies + before).count], [2, 4])
        _ = try await one.edit(.subGoal(first), .place(.move, at: .at(CellAddress(.subGoal(third), in: second))))
        try expect([try await ids(one, first), try await ids(two, third)], [[], before])
    }

    private func verifyListedItem(_ repository: some ChartsRepository) async throws {
        let second = try await repository.create(try Title("Run"))
        let (one, two) = (repository.repository(of: .first), repository.repository(of: second))
        try await one.rewrite { $0 = try .marathon }
        try await two.edit(.subGoal(try Position(4)), .change([.title(try Title("Lake"))]))
        let run = Cell.actionItem(try Position(2), in: try Position(1))
        let there = Cell.actionItem(try Position(9), in: try Position(4))
        guard let item = try await one.chart().content(of: run)?.item, let id = item.id else { return }
        try await one.edit(run, .place(.move, at: .at(CellAddress(there, in: second))))
        let edit = ChartEdit(.item(id, item.title), .change([.rate(.full)]))
        let edited = try await one.edit(edit, at: Timestamp(milliseconds: 0), on: Day(number: 0))
        try expect(edited.id, second)
        try expect(edited.cells.map(\.cell), [there])
        try expect(await two.chart().content(of: there)?.item?.rate, .full)
    }

    private func verifyUnknown(_ repository: some ChartsRepository) async throws {
        let unknown = try ChartID(77)
        let error = MandalartError.noSuchChart("77")
        try await expectError(error) { _ = try await repository.number(of: unknown) }
        try await expectError(error) { try await repository.makeCurrent(unknown) }
        try await expectError(error) { try await repository.rename(unknown, to: try Title("Run")) }
        try await expectError(error) { try await repository.setArchived(unknown, true) }
        try await expectError(error) { try await repository.delete(unknown) }
        let gone = repository.repository(of: unknown)
        try await expectError(error) { _ = try await gone.chart() }
        let goal = Cell.subGoal(try Position(1))
        try await expectError(error) { try await gone.edit(goal, .clear) }
        try await expectError(error) {
            try await gone.edit(goal, .place(.move, at: .at(CellAddress(goal, in: .first))))
        }
        try await expectError(error) {
            let one = repository.repository(of: .first)
            try await one.edit(goal, .place(.move, at: .at(CellAddress(goal, in: unknown))))
        }
        try await expectError(error) { _ = try await gone.days { _ in 0 } }
    }
}
