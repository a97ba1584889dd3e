public import Languages
public import MandalartDomainInterface
public import Time

/// The action items among the rows of a list, which are edited under the numbers of their rows, each in its own chart.
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

    /// Changes the rate of an item.
    ///
    /// - Returns: the chart, and the rate after that.
    /// - Throws: ``NotFound``, ``NotAnItem``, ``ChangedSince``, and what editing the chart throws.
    public func rate(_ number: Int, _ change: RateChange) async throws -> (chart: OpenChart, rate: AchievementRate?) {
        let (found, chart) = try await item(number)
        let after = try await chart.mandalart.edit(found.cell, [.rate(change)])
        guard case .actionItem(let item) = after.content(of: found.cell) else { return (chart, nil) }
        return (chart, item.rate)
    }

    /// Completes an item; of a habit, logs that it was kept today.
    ///
    /// - Returns: the chart, and what became of the item.
    /// - Throws: as ``rate(_:_:)``.
    public func done(_ number: Int) async throws -> (chart: OpenChart, deed: Deed) {
        let (found, chart) = try await item(number)
        guard case .actionItem(let position, in: let subGoal) = found.cell else { throw NotAnItem(number: number) }
        return (chart, try await chart.done(position, in: subGoal))
    }

    /// Logs something for an item, on a day or, by default, today.
    ///
    /// - Returns: the chart, and the entry.
    /// - Throws: as ``rate(_:_:)``, and `DayToCome` for a day after today.
    public func log(
        _ number: Int, _ text: Title, on day: TypedDay?
    ) async throws -> (chart: OpenChart, entry: Activity) {
        let (found, chart) = try await item(number)
        guard case .actionItem(let position, in: let subGoal) = found.cell else { throw NotAnItem(number: number) }
        return (chart, try await chart.progress.log(text, for: position, in: subGoal, on: day))
    }

    /// The item of a row, and its chart. The list may be older than what another program made of the chart.
    private func item(_ number: Int) async throws -> (found: FoundCell, chart: OpenChart) {
        guard number > 0, number <= count else { throw NotFound(number: number, count: count) }
        guard cells.indices.contains(number - 1) else { throw NotAnItem(number: number) }
        let found = cells[number - 1]
        guard case .actionItem = found.cell else { throw NotAnItem(number: number) }
        let chart = charts.open(found.chart)
        let title = try await chart.mandalart.chart().content(of: found.cell)?.title
        guard title == found.title else { throw ChangedSince(title: found.title) }
        return (found, chart)
    }
}

extension [FoundCell] {
    /// The action item under a number, from 1, as an edit tells it; nothing for another cell.
    public func editedItem(_ number: Int) -> [ChartCell] {
        guard let found = item(number), let rate = found.rate else { return [] }
        let item = ActionItem(title: found.title, rate: rate, due: found.due, habit: found.habit)
        return [ChartCell(found.cell, content: .actionItem(item))]
    }

    /// Says how far the action item under a number is done.
    public func isNow(_ number: Int) -> Phrase? {
        if let found = item(number), let habit = found.habit { return ProgressPhrases.kept(found.title, habit) }
        return item(number).flatMap { found in found.rate.map { FoundItemPhrases.isNow(found.title, $0) } }
    }

    private func item(_ number: Int) -> FoundCell? { indices.contains(number - 1) ? self[number - 1] : nil }
}
