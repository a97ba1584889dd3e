public import Edits
public import Languages
public import MandalartDomainInterface
public import Time

/// An edit of an action item in a list.
public enum ItemEdit: Equatable, Sendable {
    /// Completes the item; for a habit, logs that it was kept on a day, or today for `nil`.
    case done(TypedDay?)
    /// Changes the item's rate.
    case rate(RateChange)
    /// Logs an activity for the item on a day, or today for `nil`.
    case log(ActivityText, TypedDay?)
}

/// An action item after an edit.
public struct EditedItem: Equatable, Sendable {
    /// The item as a list shows it.
    public let found: FoundCell
    /// The item as a cell of its chart.
    public let cell: ChartCell
    /// The new log entry; `nil` if the edit logged nothing.
    public let entry: Activity?
    /// The reply that states the item's new rate.
    public let isNow: Phrase

    /// Creates the result of an edit. `found` is the item as it was listed, and `item` its content after the edit.
    init(_ found: FoundCell, _ item: ActionItem, entry: Activity? = nil, deed: Deed? = nil) {
        (self.found, self.entry) = (found.holding(item), entry)
        cell = ChartCell(found.cell, in: found.chart, content: .actionItem(item))
        isNow = ProgressPhrases.isDone(item, deed)
    }
}

/// Edits action items by their numbers in a list or by their addresses, each in its own chart.
@MainActor public final class FoundItemEditor {
    /// The use case that opens the charts of items.
    public let charts: any OpenChartUseCase
    private var listHistory: ListHistory?

    /// Creates an editor that opens charts with a use case.
    public init(in charts: any OpenChartUseCase) {
        self.charts = charts
    }

    /// The undo history of the list: of the edits that were made from it, the last one first, and then of the current
    /// chart; `nil` before ``load()`` and the first edit.
    public var history: (any EditHistory)? { listHistory }

    /// Finds out which chart is the current one, unless an earlier call or an edit has done so.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    public func load() async throws { _ = try await loadedHistory() }

    /// Records an edit of a chart, which the next undo takes back.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    public func record(_ chart: OpenChart) async throws { try await loadedHistory().record(chart) }

    private func loadedHistory() async throws -> ListHistory {
        if let listHistory { return listHistory }
        let history = ListHistory(over: try await charts.current())
        listHistory = history
        return history
    }

    /// Edits an action item in its chart.
    ///
    /// - Parameters:
    ///   - target: the item.
    ///   - edit: the edit.
    ///   - cells: the cells of the list's rows, from row 1 on.
    ///   - count: the number of rows, if rows without cells follow; `nil` if every row has a cell.
    /// - Returns: the item after the edit.
    /// - Throws: ``NotFound``, ``NotAnItem``, ``ChangedSince``, `DayToCome` for a future day, ``NotAHabit`` for `done`
    ///   with a day and an item that is not a habit, and the error of editing the chart.
    public func edit(
        _ target: ItemTarget, _ edit: ItemEdit, in cells: [FoundCell], ofRows count: Int? = nil
    ) async throws -> EditedItem {
        let (found, position, subGoal) = try await item(target, in: cells, ofRows: count ?? cells.count)
        let chart = charts.open(found.chart)
        let before = try await chart.mandalart.chart().content(of: found.cell)?.item
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
        // What changed nothing is no edit, and the next undo takes back the one before.
        if entry != nil || after != before { try await record(chart) }
        return EditedItem(found, after, entry: entry, deed: deed)
    }

    /// Returns the item in a row of the list or at an address; throws ``ChangedSince`` if the row's cell no longer
    /// contains the listed title, because another program has changed the chart.
    private func item(
        _ target: ItemTarget, in cells: [FoundCell], ofRows count: Int
    ) async throws -> (found: FoundCell, position: Position, subGoal: Position) {
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
