public import Languages
public import MandalartDomainInterface
public import Time

/// The effect of the command `done` on an action item.
public enum Deed: Equatable, Sendable {
    /// The item is now at 100%; the associated value is the chart after the edit.
    case completed(Chart)
    /// The item is a habit, and the day was logged as this activity.
    case kept(Activity)
    /// The item is a habit, and this day had already been logged.
    case keptAlready(Day)
}

extension OpenChart {
    /// Completes an action item; for a habit, logs that it was kept on a day, by default today. Only a habit accepts a
    /// day.
    ///
    /// - Throws: `MandalartError.empty`, `DayToCome`, ``NotAHabit``, and the error of the store.
    public func done(_ position: Position, in subGoal: Position, on typed: TypedDay? = nil) async throws -> Deed {
        let cell = Cell.actionItem(position, in: subGoal)
        guard case .actionItem(let item) = try await mandalart.chart().content(of: cell) else {
            throw MandalartError.empty(cell)
        }
        guard let habit = item.habit else {
            if typed != nil { throw NotAHabit(title: item.title) }
            return .completed(try await mandalart.edit(cell, [.rate(.full)]).chart)
        }
        let day = try typed?.pastDay(until: today()) ?? today()
        if habit.days.contains(day) { return .keptAlready(day) }
        return .kept(try await progress.log(ActivityText(item.title), for: position, in: subGoal, on: TypedDay(day)))
    }
}

/// The error for a `done` command that names a day, although the item is not a habit.
public struct NotAHabit: Explained, Equatable {
    /// The title of the item.
    public let title: Title

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { ProgressPhrases.notAHabit(title) }
}
