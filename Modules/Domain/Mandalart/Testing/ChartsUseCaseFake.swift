package import Basics
package import MandalartDomainInterface
import Synchronization

/// Charts in memory, as a use case and as its repository. Tests can make it fail.
package actor ChartsUseCaseFake: ChartsUseCase, ChartsRepository {
    private struct Shelf {
        var name: Title?
        var isArchived = false
        /// The value of a counter when the chart was last made current. The current chart is the one with the greatest
        /// value among charts that are not archived.
        var opened = 0
        let repository: MandalartRepositoryFake
    }

    private var shelves: [ChartID: Shelf]
    private var lastNumber = 1
    private var failure: (any Error)?
    private nonisolated let numbers = ChartNumbers()

    /// Creates a fake that has one chart at first.
    package init(_ chart: Chart = Chart()) {
        shelves = [.first: Shelf(repository: MandalartRepositoryFake(chart, of: .first, numbers))]
    }

    /// Makes every following call for the list of charts throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    private func check() throws {
        if let failure { throw failure }
    }

    package func distinctiveName(of id: ChartID) async throws -> Title? {
        let charts = try await charts()
        return charts.count > 1 ? charts.first { $0.id == id }?.listedTitle : nil
    }

    package nonisolated func chart(_ id: ChartID) -> any MandalartUseCase {
        MandalartUseCaseFake(over: repository(of: id))
    }

    package func charts() async throws -> [ChartEntry] {
        try check()
        var entries: [ChartEntry] = []
        for (id, shelf) in shelves.sorted(by: { $0.key < $1.key }) {
            entries.append(
                ChartEntry(id, name: shelf.name, isArchived: shelf.isArchived, of: await shelf.repository.chart()))
        }
        return entries
    }

    package func names() -> [(id: ChartID, name: Title?)] {
        shelves.sorted { $0.key < $1.key }.map { ($0.key, $0.value.name) }
    }

    package func name(of id: ChartID) -> (name: Title?, isOnly: Bool) {
        (shelves[id]?.name, shelves.count == 1 || shelves[id] == nil)
    }

    package func number(of id: ChartID) throws -> ChartID {
        try check()
        _ = try shelf(id)
        return id
    }

    package func currentChart() throws -> ChartID {
        try check()
        let offered = shelves.filter { !$0.value.isArchived }
        guard let current = offered.max(by: { ($0.value.opened, $1.key) < ($1.value.opened, $0.key) }) else {
            throw MandalartError.lastChart
        }
        return current.key
    }

    package func create(_ name: Title, holding chart: Chart) async throws -> ChartID {
        let others = shelves
        let id = try create(name)
        guard chart != Chart() else { return id }
        try await repository(id).replace(with: chart)
        if others.count == 1, let (unused, shelf) = others.first, shelf.name == nil,
            await shelf.repository.chart() == Chart(), await shelf.repository.days({ _ in 0 }, lastOf: { $0 }).isEmpty
        {
            shelves[unused] = nil
        }
        return id
    }

    package func makeCurrent(_ id: ChartID) throws {
        try check()
        guard try !shelf(id).isArchived else { throw MandalartError.chartIsArchived(id) }
        let last = shelves.values.map(\.opened).max() ?? 0
        shelves[id]?.opened = last + 1
    }

    package func create(_ name: Title) throws -> ChartID {
        try check()
        try requireFree(name)
        lastNumber += 1
        let id = try ChartID(lastNumber)
        shelves[id] = Shelf(name: name, repository: MandalartRepositoryFake(of: id, numbers))
        try makeCurrent(id)
        return id
    }

    package func rename(_ id: ChartID, to name: Title) throws {
        try check()
        guard try shelf(id).name != name else { return }
        try requireFree(name)
        shelves[id]?.name = name
    }

    package func setArchived(_ id: ChartID, _ isArchived: Bool) throws {
        try check()
        if isArchived { try requireAnother(than: id) }
        guard try shelf(id).isArchived != isArchived else { return }
        shelves[id]?.isArchived = isArchived
    }

    package func delete(_ id: ChartID) throws {
        try check()
        try requireAnother(than: id)
        shelves[id] = nil
    }

    /// Replaces the content of a chart with one that has the identities of earlier items, as an undo does.
    package func replace(_ id: ChartID, with chart: Chart) async throws {
        try await repository(id).replace(with: chart)
    }

    package nonisolated func repository(of id: ChartID) -> any MandalartRepository {
        OneOfManyFake(id: id, charts: self)
    }

    /// Carries out edits in the charts that they name, by default in chart `id`. If one is refused, all charts are as
    /// before.
    fileprivate func edit(
        _ edits: [ChartEdit], of id: ChartID, at time: Timestamp, on today: Day
    ) async throws -> [EditedChart] {
        var before: [(MandalartRepositoryFake, MandalartRepositoryFake.Content)] = []
        for shelf in shelves.values { before.append((shelf.repository, await shelf.repository.content)) }
        do {
            var edited: [EditedChart] = []
            for edit in edits { edited.append(try await self.edit(edit, of: id, at: time, on: today)) }
            return edited
        } catch {
            for (repository, content) in before { await repository.restore(content) }
            throw error
        }
    }

    private func edit(
        _ edit: ChartEdit, of id: ChartID, at time: Timestamp, on today: Day
    ) async throws -> EditedChart {
        let own = try await chart(of: edit.cell) ?? id
        guard case .place(_, at: let target) = edit.action, target.chart ?? id != own else {
            return try await repository(own).edit(edit, at: time, on: today)
        }
        let other = target.chart ?? id
        let (first, second) = (try repository(own), try repository(other))
        var edited = try EditedChart(
            edit, of: (own, await first.chart()), with: (other, await second.chart()), at: time, on: today)
        for other in edited.others { edited.others = [await second.keep(other)] }
        return await first.keep(edited)
    }

    private func chart(of cell: CellReference) async throws -> ChartID? {
        switch cell {
        case .at, .empty, .shown, .called: return cell.chart
        case .item(let id, let title):
            for (chart, shelf) in shelves {
                let items = await shelf.repository.chart().subGoals.values.flatMap(\.items.values)
                if items.contains(where: { $0.id == id }) { return chart }
            }
            throw ChangedSince(title: title)
        }
    }

    fileprivate func repository(_ id: ChartID) throws -> MandalartRepositoryFake { try shelf(id).repository }

    private func shelf(_ id: ChartID) throws -> Shelf {
        guard let shelf = shelves[id] else { throw MandalartError.noSuchChart("\(id)") }
        return shelf
    }

    private func requireFree(_ name: Title) throws {
        guard !shelves.values.contains(where: { $0.name == name }) else { throw MandalartError.chartNameTaken(name) }
    }

    private func requireAnother(than id: ChartID) throws {
        _ = try shelf(id)
        guard shelves.contains(where: { $0.key != id && !$0.value.isArchived }) else { throw MandalartError.lastChart }
    }
}

/// The repository of one chart, which throws `MandalartError.noSuchChart` when the chart does not exist.
private struct OneOfManyFake: MandalartRepository {
    let id: ChartID
    let charts: ChartsUseCaseFake

    func chart() async throws -> Chart { try await charts.repository(id).chart() }

    func edit(_ edits: [ChartEdit], at time: Timestamp, on today: Day) async throws -> [EditedChart] {
        try await charts.edit(edits, of: id, at: time, on: today)
    }

    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay] {
        try await charts.repository(id).days(day, lastOf: span)
    }
}

/// A repository with one chart in memory that it returns for every number. Every edit has the time 1970-01-01 00:00 UTC.
package actor MandalartRepositoryFake: MandalartRepository {
    private let id: ChartID
    /// The chart, with the number of its edits.
    typealias Content = (chart: Chart, edits: Int)
    private(set) var content: Content
    private let numbers: ChartNumbers

    /// Creates a fake with an initial chart.
    package init(_ chart: Chart = Chart()) {
        self.init(chart, of: .first, ChartNumbers())
    }

    /// Creates a fake of one chart among several, which share their numbers.
    init(_ chart: Chart = Chart(), of id: ChartID, _ numbers: ChartNumbers) {
        (self.id, self.numbers) = (id, numbers)
        content = (numbers.tellApart(chart, before: Chart()), edits: 0)
    }

    package func chart() -> Chart { content.chart }

    func restore(_ content: Content) { self.content = content }

    /// Throws `MandalartError.noSuchChart` for a target in another chart, because this fake has only one chart.
    package func edit(_ edits: [ChartEdit], at time: Timestamp, on today: Day) throws -> [EditedChart] {
        let before = content
        do {
            return try edits.map { try edit($0, at: time, on: today) }
        } catch {
            content = before
            throw error
        }
    }

    private func edit(_ edit: ChartEdit, at time: Timestamp, on today: Day) throws -> EditedChart {
        if case .place(_, at: let target) = edit.action, let other = target.chart, other != id {
            throw MandalartError.noSuchChart("\(other)")
        }
        let own = edit.cell.chart ?? id
        return keep(try EditedChart(edit, of: (own, content.chart), at: time, on: today))
    }

    package func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) -> [ChartDay] {
        if content.edits == 0 { return [] }
        return [ChartDay(day(Timestamp(milliseconds: 0)), edits: content.edits, chart: content.chart)]
    }

    /// Stores a chart after an edit with its log entry, and returns it as stored.
    func keep(_ edited: EditedChart) -> EditedChart {
        var edited = edited
        edited.chart = numbers.tellApart(edited.chart, before: content.chart)
        edited.entry?.number = numbers.newEntry()
        content.chart = edited.chart
        if !edited.isUnchanged { content.edits += 1 }
        return edited
    }

    /// Replaces the chart, as an import does.
    package func replace(with chart: Chart) {
        _ = keep(EditedChart(id, chart, cells: content.chart.edits(to: chart)))
    }
}

/// The last identity of an item and the last number of a log entry, for charts in memory.
final class ChartNumbers: Sendable {
    private let last = Mutex((item: 0, entry: 0))

    func newEntry() -> Int {
        last.withLock { last in
            last.entry += 1
            return last.entry
        }
    }

    /// Returns the chart `next` with an identity for each item, in reading order. An item without an identity gets the
    /// identity of the item that was in its cell before, or else a new one.
    func tellApart(_ next: Chart, before: Chart) -> Chart {
        var next = next
        for subGoal in next.subGoals.keys.sorted() {
            for position in Position.all where next.subGoals[subGoal]?.items[position]?.id == nil {
                guard next.subGoals[subGoal]?.items[position] != nil else { continue }
                next.subGoals[subGoal]?.items[position]?.id = before.subGoals[subGoal]?.items[position]?.id ?? newID()
            }
        }
        return next
    }

    private func newID() -> Identity {
        last.withLock { last in
            last.item += 1
            return Identity(last.item)
        }
    }
}
