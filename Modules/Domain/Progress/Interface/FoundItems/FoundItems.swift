public import Languages
public import MandalartDomainInterface
public import Time

/// What a person does with an action item of a list.
public enum ItemEdit: Equatable, Sendable {
    /// Completes it; of a habit, logs that it was kept on a day, by default today.
    case done(TypedDay?)
    /// Changes its rate.
    case rate(RateChange)
    /// Logs something for it, on a day or, by default, today.
    case log(Title, TypedDay?)
}

/// An action item after an edit.
public struct EditedItem: Equatable, Sendable {
    /// The item, as a list shows it.
    public let found: FoundCell
    /// What was logged, if anything was.
    public let entry: Activity?

    /// The item, with what the edit logged.
    public init(_ found: FoundCell, entry: Activity? = nil) {
        (self.found, self.entry) = (found, entry)
    }
}

/// The action items of a list, and all others by their addresses. Each is edited in its own chart.
public struct FoundItems: Sendable {
    private let cells: [FoundCell]
    private let count: Int
    private let charts: any OpenChartUseCase

    /// The cells of the first rows of a list.
    ///
    /// - Parameters:
    ///   - cells: what the rows show, from row 1 on.
    ///   - count: how many rows there are, if others than cells follow.
    ///   - charts: opens the chart of an item.
    public init(_ cells: [FoundCell], ofRows count: Int? = nil, in charts: any OpenChartUseCase) {
        (self.cells, self.count, self.charts) = (cells, count ?? cells.count, charts)
    }

    /// Edits an item.
    ///
    /// - Returns: the item after that, and the chart whose history has the edit.
    /// - Throws: ``NotFound``, ``NotAnItem``, ``ChangedSince``, `DayToCome` for a day after today, ``NotAHabit`` for a
    ///   day of what is done once, and what editing the chart throws.
    public func edit(_ target: ItemTarget, _ edit: ItemEdit) async throws -> (item: EditedItem, chart: OpenChart) {
        let (found, position, subGoal) = try await item(target)
        let chart = charts.open(found.chart)
        let edited =
            switch edit {
            case .done(let day): found.after(try await chart.done(position, in: subGoal, on: day))
            case .rate(let change):
                EditedItem(found.holding(try await chart.mandalart.edit(found.cell, [.rate(change)])))
            case .log(let text, let day):
                found.after(.kept(try await chart.progress.log(text, for: position, in: subGoal, on: day)))
            }
        return (edited, chart)
    }

    /// The item that is named. A list may be older than what another program made of the chart.
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
            throw MandalartError.notAnItem("\(found.cell)")
        }
        return (found, position, subGoal)
    }
}

extension FoundCell {
    /// The action item after something was done for it.
    fileprivate func after(_ deed: Deed) -> EditedItem {
        switch deed {
        case .completed(let chart): EditedItem(holding(chart))
        case .kept(let entry): EditedItem(kept(on: entry.day), entry: entry)
        case .keptAlready(let day): EditedItem(kept(on: day))
        }
    }

    /// The action item with the rate that it has in a chart.
    fileprivate func holding(_ chart: Chart) -> FoundCell {
        chart.content(of: cell)?.item.map { rated($0.rate) } ?? self
    }
}

extension FoundCell {
    /// The action item as an edit tells it; nothing for another cell.
    public var asEdited: [ChartCell] {
        guard let rate else { return [] }
        let item = ActionItem(title: title, rate: rate, due: due, habit: habit)
        return [ChartCell(cell, content: .actionItem(item))]
    }

    /// Says how far the action item is done.
    public var isNow: Phrase? {
        if let habit { return ProgressPhrases.kept(title, habit) }
        return rate.map { FoundItemPhrases.isNow(title, $0) }
    }
}
