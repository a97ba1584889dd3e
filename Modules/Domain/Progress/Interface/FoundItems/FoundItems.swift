public import Languages
public import MandalartDomainInterface
public import Time

/// An edit of an action item in a list.
public enum ItemEdit: Equatable, Sendable {
    /// Completes it; for a habit, logs that it was kept on a day, by default today.
    case done(TypedDay?)
    /// Changes its rate.
    case rate(RateChange)
    /// Logs an activity, on a day or, by default, today.
    case log(Title, TypedDay?)
}

/// An action item after an edit.
public struct EditedItem: Equatable, Sendable {
    /// The item as a list shows it.
    public let found: FoundCell
    /// The item as a cell of its chart.
    public let cell: ChartCell
    /// The new log entry, if there is one.
    public let entry: Activity?
    private let deed: Deed?

    /// An item after an edit.
    init(_ found: FoundCell, _ item: ActionItem, entry: Activity? = nil, deed: Deed? = nil) {
        (self.found, self.entry, self.deed) = (found, entry, deed)
        cell = ChartCell(found.cell, in: found.chart, content: .actionItem(item))
    }

    /// The reply with the item's new rate.
    public var isNow: Phrase? { cell.content?.item.map { ProgressPhrases.isDone($0, deed) } }
}

/// The action items of a list, and all others by their addresses. Each is edited in its own chart.
public struct FoundItems: Sendable {
    private let cells: [FoundCell]
    private let count: Int
    private let charts: any OpenChartUseCase

    /// The cells of the first rows of a list.
    ///
    /// - Parameters:
    ///   - cells: the contents of the rows, from row 1 on.
    ///   - count: the number of rows, if there are rows without cells at the end.
    ///   - charts: opens the chart of an item.
    public init(_ cells: [FoundCell], ofRows count: Int? = nil, in charts: any OpenChartUseCase) {
        (self.cells, self.count, self.charts) = (cells, count ?? cells.count, charts)
    }

    /// Edits an item.
    ///
    /// - Returns: the item after the edit, and the chart whose history has the edit.
    /// - Throws: ``NotFound``, ``NotAnItem``, ``ChangedSince``, `DayToCome` for a future day, ``NotAHabit`` for a day
    ///   with an item that is done once, and the error of editing the chart.
    public func edit(_ target: ItemTarget, _ edit: ItemEdit) async throws -> (item: EditedItem, chart: OpenChart) {
        let (found, position, subGoal) = try await item(target)
        let chart = charts.open(found.chart)
        var (deed, entry): (Deed?, Activity?) = (nil, nil)
        switch edit {
        case .done(let day): deed = try await chart.done(position, in: subGoal, on: day)
        case .rate(let change): _ = try await chart.mandalart.edit(found.cell, [.rate(change)])
        case .log(let text, let day):
            entry = try await chart.progress.log(text, for: position, in: subGoal, on: day)
        }
        if case .kept(let activity) = deed { entry = activity }
        let after = try await chart.mandalart.chart().content(of: found.cell)?.item
        guard let after else { throw MandalartError.empty(found.cell) }
        return (EditedItem(found.holding(after), after, entry: entry, deed: deed), chart)
    }

    /// Returns the current state of the item. The list may be outdated if another program has changed the chart.
    private func item(_ target: ItemTarget) async throws -> (found: FoundCell, position: Position, subGoal: Position) {
        let found: FoundCell
        switch target {
        case .cell(let address): found = try await charts.item(at: address)
        case .row(let number):
            guard number > 0, number <= count else { throw NotFound(number: number, count: count) }
            guard cells.indices.contains(number - 1) else { throw NotAnItem(number: number) }
            found = cells[number - 1]
            if case .actionItem = found.cell {} else { throw NotAnItem(number: number) }
            let title = try await charts.open(found.chart).mandalart.chart().content(of: found.cell)?.title
            guard title == found.title else { throw ChangedSince(title: found.title) }
        }
        guard case .actionItem(let position, in: let subGoal) = found.cell else {
            throw MandalartError.empty(found.cell)
        }
        return (found, position, subGoal)
    }
}
