public import Basics

/// Reads and edits one chart. Features use this protocol, never a repository.
public protocol MandalartUseCase: Sendable {
    /// Returns the chart in its current state.
    func chart() async throws -> Chart

    /// Carries out edits of cells of this chart, or of other charts that the edits name, one after the other. When the
    /// function returns, everything is stored; if it throws, nothing. One undo takes all of them back.
    ///
    /// - Returns: for each edit, the edited chart, and what the edit changed.
    /// - Throws: the errors of ``MandalartRepository/edit(_:at:on:)``, and the repository's error when the store cannot
    ///   be written.
    func edit(_ edits: [ChartEdit]) async throws -> [EditedChart]

    /// Returns the days on which the chart was edited, in ascending order.
    ///
    /// - Parameters:
    ///   - day: returns the local day of a moment.
    ///   - span: returns the number of a day's span, such as its week. Only the last edited day of each span includes
    ///     the chart, as it was at the end of that day.
    /// - Returns: the days.
    /// - Throws: the repository's error when the store cannot be read.
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay]
}

/// Stores one chart. Every implementation passes the contract suite of the module's Testing target.
public protocol MandalartRepository: Sendable {
    /// Returns the stored chart, which is empty at first.
    func chart() async throws -> Chart

    /// Carries out edits in one transaction: for each one, reads the chart, carries out the edit, and stores what it
    /// changed. No other edit can happen in between. If one of the edits is refused, nothing is stored.
    ///
    /// The address of a cell, or the place of a listed item, may be in another chart than this one. The edits are undone
    /// and redone together, from each of their charts; a move, swap or copy across charts is an edit of both.
    ///
    /// - Parameters:
    ///   - edits: the edits, in their order.
    ///   - time: the current time.
    ///   - today: the current day, from which typed days are counted.
    /// - Returns: for each edit, the edited chart as stored, and what the edit changed.
    /// - Throws: ``MandalartError`` when a rule of the chart forbids an edit, ``ChangedSince``, and
    ///   `DayToCome`.
    func edit(_ edits: [ChartEdit], at time: Timestamp, on today: Day) async throws -> [EditedChart]

    /// Returns the days on which the chart was edited, in ascending order.
    ///
    /// - Parameters:
    ///   - day: returns the local day of a moment.
    ///   - span: returns the number of a day's span, such as its week. Only the last edited day of each span includes
    ///     the chart, as it was at the end of that day.
    /// - Returns: the days.
    /// - Throws: ``MandalartError/noSuchChart(_:)``, and the repository's error when the store cannot be read.
    func days(
        _ day: @escaping @Sendable (Timestamp) -> Int, lastOf span: @escaping @Sendable (Int) -> Int
    ) async throws -> [ChartDay]
}

extension MandalartUseCase {
    /// Carries out one edit, as ``edit(_:)-([ChartEdit])`` does.
    public func edit(_ edit: ChartEdit) async throws -> EditedChart { try await self.edit([edit])[0] }
}

extension MandalartRepository {
    /// Carries out one edit, as ``edit(_:at:on:)-([ChartEdit],_,_)`` does.
    package func edit(_ edit: ChartEdit, at time: Timestamp, on today: Day) async throws -> EditedChart {
        try await self.edit([edit], at: time, on: today)[0]
    }

    /// Returns the days on which the chart was edited, in ascending order, each with the chart as it was at the end of
    /// the day.
    package func days(_ day: @escaping @Sendable (Timestamp) -> Int) async throws -> [ChartDay] {
        try await days(day) { $0 }
    }
}

/// A day on which a chart was edited, with the chart as it was at the end of that day.
public struct ChartDay: Equatable, Sendable {
    /// The number of the day, as the caller numbers days.
    public let day: Int
    /// The number of edits on the day.
    public let edits: Int
    /// The chart at the end of the day; `nil` if the chart was also edited on a later day of the same span, such as a
    /// week.
    public let chart: Chart?

    /// Creates a day with its number of edits, and the chart at its end, if any.
    public init(_ day: Int, edits: Int, chart: Chart?) {
        (self.day, self.edits, self.chart) = (day, edits, chart)
    }
}
