public import Basics
public import MandalartDomainInterface

/// Reviews the last week, and picks items for the next one. Features use this protocol, never a repository.
public protocol ReviewUseCase: Sendable {
    /// Returns the progress of the last week, the stalled items, and the picks; with an earlier day, only the progress
    /// of the seven days that end with it, and the picks for its week.
    ///
    /// - Throws: `DayToCome`, and the repository's error when the store cannot be read.
    func review(to day: TypedDay?) async throws -> Review

    /// Returns what was finished and done in the last weeks, and when. The times of edits are given, since only the
    /// event log has them.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func pastWeeks(edits: [Timestamp]) async throws -> PastWeeks

    /// Picks action items until the Sunday of this week, or from Friday on until that of the next, as one edit. Picks
    /// for that week are kept unchanged.
    ///
    /// - Returns: the items, and the last day on which the picks are in effect.
    /// - Throws: `ChangedSince` if an item is gone or has another title, ``ProgressError/enoughPicked``,
    ///   `MandalartError.chartIsArchived`, and the repository's error when the store cannot be written. Then none is
    ///   picked.
    func pick(_ found: [FoundCell]) async throws -> (items: [EditedItem], until: Day)

    /// Removes the last pick of each action item, as one edit. A pick for the week before stays.
    ///
    /// - Returns: the items.
    /// - Throws: `ChangedSince`, ``ProgressError/notPicked(_:)``, and the repository's error when the store cannot be
    ///   written. Then all stay picked.
    func unpick(_ found: [FoundCell]) async throws -> [EditedItem]
}

/// The last day of a review as it is typed; by default today.
public struct ReviewedDay: Equatable, Sendable, CustomStringConvertible {
    /// The day; `nil` for today.
    public let day: TypedDay?
    /// The day as it is typed; empty for today.
    public let description: String

    /// The review up to today.
    public static let today = ReviewedDay()

    private init() {
        (day, description) = (nil, "")
    }

    /// Parses a typed day; an empty text means today.
    ///
    /// - Throws: `NotADay` or `AmbiguousDay`.
    public init(_ text: String) throws {
        let day = text.isEmpty ? .today : try Argument.pastDay.read(text)
        (self.day, description) = day == .today ? (nil, "") : (day, text)
    }
}

extension Argument where Value == ReviewedDay {
    /// The argument for the last day of a review.
    public static var reviewedDay: Argument {
        let day = Argument<TypedDay>.pastDay
        return Argument(day.name, example: Phrase(typed: "2026-11-22"), ReviewedDay.init)
    }
}

/// Reads the log entries, progress and edits of a week, and stores picks, in all charts that are not archived.
/// Every implementation passes the contract suite of the module's Testing target.
public protocol ReviewRepository: Sendable {
    /// Returns the log entries of a range of days, in the order of logging.
    func entries(of days: ClosedRange<Day>) async throws -> [ChartActivity]

    /// Returns the items whose rate has risen within a span of time and that still exist, with the rate at its end, the
    /// most recent first. Habits are left out.
    func progress(within span: Range<Timestamp>) async throws -> [ItemProgress]

    /// Returns the number of edits of cells within a span of time, without undone ones.
    func edits(within span: Range<Timestamp>) async throws -> Int

    /// Returns the items that were picked on some days, including finished items, ordered by the day of picking, then by
    /// chart and position.
    func picks(madeOn days: ClosedRange<Day>) async throws -> [FoundCell]

    /// Picks listed items on a day, wherever the items are now, as one edit. A pick for the same week is kept
    /// unchanged, and one for the week before stays in effect until its end. A pick follows its item, and is removed with
    /// it.
    ///
    /// - Returns: the items.
    /// - Throws: `ChangedSince` if an item is gone or has another title, `MandalartError.chartIsArchived`, and
    ///   ``ProgressError/enoughPicked`` if more than ``Review/mostPicks`` would be picked for that week. Then none is
    ///   picked.
    func pick(_ found: [FoundCell], on day: Day) async throws -> [EditedItem]

    /// Removes the last pick of each listed item, in effect on a day or made for the next week, as one edit.
    ///
    /// - Returns: the items.
    /// - Throws: `ChangedSince`, and ``ProgressError/notPicked(_:)``. Then all stay picked.
    func unpick(_ found: [FoundCell], on day: Day) async throws -> [EditedItem]
}
